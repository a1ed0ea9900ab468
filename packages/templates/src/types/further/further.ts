import type { TemplateSource } from '../../template.ts'
import { affidavit } from './affidavit.ts'
import { brief } from './brief.ts'
import { demandLetter } from './demand-letter.ts'
import { discoveryRequests } from './discovery-requests.ts'
import { engagementLetter } from './engagement-letter.ts'
import { litigationHoldNotice } from './litigation-hold-notice.ts'
import { motion } from './motion.ts'
import { powerOfAttorney } from './power-of-attorney.ts'
import { promissoryNote } from './promissory-note.ts'
import { settlementAgreement } from './settlement-agreement.ts'

/** Types beyond those that every office starts with, in the order in which they are offered behind them. */
export const furtherTypes: readonly TemplateSource[] = [
  demandLetter,
  engagementLetter,
  litigationHoldNotice,
  settlementAgreement,
  promissoryNote,
  powerOfAttorney,
  motion,
  brief,
  discoveryRequests,
  affidavit,
]
