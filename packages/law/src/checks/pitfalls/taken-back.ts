import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { daysIn } from '../reading/days.ts'
import { wordsOf } from '../reading/prose.ts'

/** Days of a window, or to claim, within which few would act in time. */
const [narrowest, soonest] = [10, 30]
/** What comes from the one whose secret it is, or with the work. */
const letsOut =
  /\b(?:learn(?:s|ed|t)?|receiv(?:es?|ed)|obtain(?:s|ed)?|acquir(?:es?|ed)|gain(?:s|ed)?|is given|disclosed|furnished|provided)\b[^.;]{0,60}\b(?:in the course of|in connection with|while|through|as a result of|in performing|under this|pursuant to this)\b[^.;]{0,40}\b(?:perform\w*|services?|project|engagement|employment|work|agreement|negotiations?|duties|discussions?)\b|\b(?:learn(?:s|ed|t)?|receiv(?:es?|ed)|obtain(?:s|ed)?|acquir(?:es?|ed))\b[^.;]{0,40}\b(?:from|by) (?:the )?(?:Disclos\w+(?: Party)?|Owner|Company|Client|Customer|Licensor|other party)\b/i
const fromElsewhere =
  /\b(?:independent\w*|without (?:use|reference|any|restriction|breach)|third|another|others|not (?:from|under|in|obtained|received|learned)|before|prior|previous\w*|already|other than|otherwise than|unless|except|rightful\w*|law(?:ful\w*)?|public\w*|court|required)\b/i
const risk = { category: 'Risk', insight: 'risk', severity: 'medium' } as const

/** Terms that take back by a day or an exception what another term gives. */
export const takenBackPitfalls: readonly DocumentCheck[] = [
  contractCheck({
    ...risk,
    id: 'risk.royalty-after-patent',
    title: 'A royalty on a patent after the patent has expired',
    why: 'A royalty for the use of a patent after its expiration cannot be enforced: Kimble v. Marvel Entertainment, LLC, 576 U.S. 446 (2015).',
    advice: 'End the royalty with the last patent, or step it down and say for what else it is paid.',
    patterns: [
      /\broyalt(?:y|ies)\b.{0,160}\b(?:after|following|beyond|notwithstanding|regardless of|despite|even (?:if|though|after))\b.{0,50}\bpatents?\b.{0,30}\bexpir(?:es?|ed|ation|y)\b/i,
      /\broyalt(?:y|ies)\b.{0,160}\b(?:after|following|beyond|notwithstanding|regardless of|despite|even (?:if|though|after))\b.{0,30}\bexpir(?:ation|y)\b.{0,40}\bpatents?\b/i,
    ],
    unless:
      /\b(?:no|cease|stop|end|terminate|accrued|before|prior to|until|know-how|trade secrets?|trademarks?|reduced|not (?:be )?(?:due|owed|payable)|shall not)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.narrow-window-to-leave',
    title: 'A window of a few days in which to stop a renewal',
    why: 'Whoever misses these few days, and also whoever writes too early, is bound for another term.',
    advice: 'Let the notice be given at any time up to a last day.',
    patterns: [
      /\b(?:renew\w{0,5}|non-?renewal)\b.{0,240}\b(?:not? (?:more|earlier|sooner) than|no earlier than|between)\b.{0,120}\bdays?\b/i,
    ],
    needs: /\b(?:notice|notif\w{1,4}|prevent|stop|cancel\w{0,3}|opt out)\b/i,
    among: (found) =>
      found.filter((one) => {
        const [early, late, more] = [
          ...new Set(
            daysIn(wordsOf(one).replace(/\b(\d{1,3})(?= (?:and|nor) (?:not?|more|less|later|fewer)\b)/gi, '$1 days')),
          ),
        ]
          .filter((days) => days < 300)
          .toSorted((a, b) => b - a)
        return early !== undefined && late !== undefined && more === undefined && early - late <= narrowest
      }),
  }),
  contractCheck({
    ...risk,
    id: 'risk.claim-lost-soon',
    title: 'Claims that are lost within a month',
    why: 'A right to sue is gone before most people know that they have it.',
    advice: 'Allow a year or the period of the statute, and let it run from when the claim was discovered.',
    patterns: [
      /\b(?:any|every|each|all) (?:claims?|causes? of action|rights? of action)\b.{0,80}\b(?:not|unless)\b.{0,80}\bwithin\b.{0,100}\b(?:waived|barred|released|forfeited|lost|extinguished)\b/i,
    ],
    unless:
      /\b(?:defect\w{0,4}|shortages?|damaged?|invoices?|inspect\w{0,4}|delivery|shipment|carrier|billing|statement|indemnif\w+|third[- ]party|appeal|creditors?|estate|revo\w+|consider\w*)\b/i,
    among: (found) =>
      found.filter((one) => {
        const all = daysIn(wordsOf(one))
        return all.length > 0 && Math.max(...all) <= soonest
      }),
  }),
  contractCheck({
    ...risk,
    id: 'risk.secret-exception',
    title: 'An exception that lets out what is to be kept secret',
    why: 'What one side learns from the other, or in the work itself, is just what is to be kept secret; with this exception nothing is.',
    advice: 'Strike the exception, or limit it to what was known before or comes from others.',
    patterns: [
      /\b(?:not (?:include|apply|extend|cover)|excludes?|exceptions?|free of|no (?:duty|obligation)|not confidential|is not)\b/i,
    ],
    needs: /\b(?:confidential\w*|secre\w+|information|duties|clause|section)\b/i,
    among: (found) =>
      found.filter((one) =>
        wordsOf(one)
          .split(/;|\((?:[a-z]|[ivx]{1,4}|\d)\)/)
          .slice(1)
          .some((item) => item.length < 260 && letsOut.test(item) && !fromElsewhere.test(item)),
      ),
  }),
  contractCheck({
    ...risk,
    id: 'risk.exception-at-will',
    title: 'An exception for any reason that the one who owes it finds good',
    why: 'What is promised is owed only if the one who promised it likes, so that nothing is promised.',
    advice: 'Name the cases in which it is not owed.',
    patterns: [
      /\b(?:no|not)\b.{0,40}\b(?:payable|owed|due|paid|apply|applies|required|entitled)\b.{0,80}\b(?:for|on) any (?:reason|ground) (?:that |which )?(?:the )?[A-Z]?\w{2,20} (?:considers?|deems?|determines?|believes?|finds?|regards?|judges?)\b/i,
    ],
    unless: /\b(?:either|each|both) part(?:y|ies)\b|\breasonabl[ey]\b|\bgood faith\b/i,
  }),
]
