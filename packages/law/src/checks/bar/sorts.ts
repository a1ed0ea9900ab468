import type { CheckedDocument } from '../check.ts'
import { once } from '../reading/once.ts'
import { titleOf } from './title.ts'

const title = 200
const onePage = 5000
const names = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => `missing.${word}`))

const ofPractice = names('governing-law dispute-resolution entire-agreement')
/** A client's engagement of a lawyer stands under the rules of the profession, where the lawyer practices. */
const engages =
  /\b(?:retainer|engagement|representation|attorney fee|contingen(?:t|cy) fee)(?: fee)? (?:agreement|letter|contract)\b|\bagreement (?:for|of) (?:legal )?(?:representation|services of an attorney)\b/i
/** What one person signs on one page. */
const permits =
  /\b(?:release|authori[sz]ation|consent|permission|waiver|application|acknowledge?ment|request|attestation)\b/i

/** Land or rooms are let: only there is a deposit, a repair or the premises somebody's concern. */
const isOfPremises = once(({ text }): boolean =>
  /\b(?:landlord|tenant|apartment|dwelling|(?<!\b(?:above|foregoing|these|such|of the) )premises|square f(?:ee|oo)t|building|rental unit|acres|real property)\b/i.test(
    text.slice(0, 6000),
  ),
)

/** What secures or supports a debt is one of several papers on one loan, and is never the whole of the bargain. */
const goesWithDebt = once(
  (document): boolean =>
    /\b(?:security|pledge|collateral|control|subordination|intercreditor|mortgage|deed of trust|assignment of rents|guarant(?:y|ee))\b/i.test(
      titleOf(document),
    ) &&
    /\b(?:promissory note|loan agreement|credit agreement|the note\b|the loan\b)/i.test(document.text.slice(0, 6000)),
)

/** Whether papers of this sort do without a clause, whatever their kind is. */
export const doesWithout = (document: CheckedDocument, id: string): boolean => {
  const head = document.text.slice(0, title).replace(/\s+/g, ' ')
  if (id.startsWith('missing.lease-') && !isOfPremises(document)) return true
  if (id === 'missing.entire-agreement' && goesWithDebt(document)) return true
  return ofPractice.has(id) && (engages.test(head) || (permits.test(head) && document.text.length < onePage))
}
