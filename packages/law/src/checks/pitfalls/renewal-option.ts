import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'

/** UTF-16 units around an option in which its time may stand. */
const [before, after] = [400, 1500]
/** Any day, period before the end, or other time by which notice is given. */
const timed =
  /\b(?:days?|months?|weeks?|years?)['’]?\)? (?:prior|before|written|advance|in advance|notice|from|after|of)\b|\bbefore\b|\b(?:prior to|no(?:t)? (?:later|less|more|earlier)|at least|within|until|deadline|window)\b|\bby (?:January|February|March|April|May|June|July|August|September|October|November|December|\d)/i

/** An option to renew by notice that may come on the last day. */
export const renewalOption: DocumentCheck = contractCheck({
  id: 'risk.renewal-option-without-notice',
  title: 'An option to renew without a day by which to use it',
  severity: 'medium',
  category: 'Risk',
  insight: 'risk',
  why: 'Until the last day nobody knows whether the contract goes on, and whether a notice was in time is open.',
  advice: 'State between which days before the end the notice must be given.',
  patterns: [
    /\b(?:may|shall have the (?:right|option) to|has (?:the|an) (?:right|option) to) (?:renew|extend) (?:this|the) (?:\w{1,12} )?(?:term|lease|agreement|license|contract)\b.{0,120}\b(?:by|upon|on) (?:giving|delivering|sending|written|notice)\b/i,
  ],
  unless: /\b(?:mutual|both parties|automatic\w*|if (?:the )?parties agree|written agreement|amendment)\b/i,
  among: (found, document) =>
    found.filter(
      ({ start, end, text }) =>
        !timed.test(text) &&
        !timed.test(document.text.slice(end, end + after).split(/\n\s{0,40}\d{1,2}\.\s+[A-Z]/, 1)[0] ?? '') &&
        !timed.test(
          document.text
            .slice(Math.max(0, start - before), start)
            .split('\n')
            .at(-1) ?? '',
        ),
    ),
})
