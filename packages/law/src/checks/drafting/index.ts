import type { DocumentCheck } from '../check.ts'
import { archaicChecks } from './archaic.ts'
import { blankChecks } from './blanks.ts'
import { dateChecks } from './dates.ts'
import { definedTermChecks } from './defined-terms.ts'
import { doubletChecks } from './doublets.ts'
import { dutyChecks } from './duties.ts'
import { longSentenceChecks } from './long-sentences.ts'
import { negativeChecks } from './negatives.ts'
import { numberingChecks } from './numbering.ts'
import { numberChecks } from './numbers.ts'
import { partyChecks } from './parties.ts'
import { passiveChecks } from './passive.ts'
import { plainWordChecks } from './plain-words.ts'
import { pronounChecks } from './pronouns.ts'
import { readingChecks } from './reading.ts'
import { referenceChecks } from './references.ts'
import { slipChecks } from './slips.ts'
import { undefinedTermChecks } from './undefined-terms.ts'
import { vaguenessChecks } from './vagueness.ts'

/** How a document is put: its terms, references, numbers, dates and words. */
export const draftingChecks: readonly DocumentCheck[] = [
  ...undefinedTermChecks,
  ...definedTermChecks,
  ...referenceChecks,
  ...numberingChecks,
  ...blankChecks,
  ...numberChecks,
  ...dateChecks,
  ...partyChecks,
  ...dutyChecks,
  ...passiveChecks,
  ...vaguenessChecks,
  ...longSentenceChecks,
  ...readingChecks,
  ...plainWordChecks,
  ...archaicChecks,
  ...doubletChecks,
  ...negativeChecks,
  ...pronounChecks,
  ...slipChecks,
]
