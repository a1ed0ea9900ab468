import type { DocumentCheck } from '../check.ts'
import { citationFormChecks } from './citation-form.ts'
import { citationOrderChecks } from './citation-order.ts'
import { filingPartChecks } from './filing-parts.ts'
import { letterChecks } from './letters.ts'
import { orderChecks } from './order.ts'
import { quotationChecks } from './quotations.ts'
import { supportChecks } from './support-for-law.ts'
import { threatChecks } from './threats.ts'
import { toneChecks } from './tone.ts'

/** What letters and papers filed in court are expected to have, and how they cite. */
export const filingChecks: readonly DocumentCheck[] = [
  ...letterChecks,
  ...threatChecks,
  ...filingPartChecks,
  ...orderChecks,
  ...citationFormChecks,
  ...citationOrderChecks,
  ...supportChecks,
  ...quotationChecks,
  ...toneChecks,
]
