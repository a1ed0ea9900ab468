import type { CheckedDocument, Hit } from '../check.ts'
import { once } from '../reading/once.ts'
import { readingOf } from '../reading/prose.ts'
import type { Doubt } from './senses.ts'

/** UTF-16 units of a place that are read. */
const longest = 6000
const within = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')

/** By what a cap is measured: a sum, or what was paid. */
const measure =
  /[$€£¥]|\b(?:USD|EUR|GBP|dollars?|euros?|pounds?|amounts?|sums?|fees?|charges|prices?|paid|payable|payments?|rent|value|proceeds|premiums?|insurance|percent|royalt(?:y|ies)|compensation|revenues?|consideration|months?|years?|damages)\b|\d[\d,]{2}/i
/** 'Limited to the greatest extent permitted by law', 'to the commitments made here': nobody can tell a limit from that. */
const isUnmeasured: Doubt = (document, hit) =>
  /\blimited to\b/i.test(within(document, hit)) &&
  !measure.test(within(document, hit)) &&
  !/:\s{0,3}$/.test(within(document, hit).split(/\bin particular\b/i, 1)[0] ?? '')

const ofWarranty = /\bwarrant(?:y|ies|ed)\b/i
const byRepair =
  /\blimited to\b[^.]{0,200}\b(?:replac\w+|repair\w*|re-?suppl\w+|suppl(?:y|ied|ying)|re-?perform\w*|refund\w*)\b/i
const ofAll =
  /\bfor (?:any|all)\b[^.]{0,24}\b(?:claims?|damages|causes|loss(?:es)?)\b|\b(?:aggregate|cumulative|total)\b|\b(?:under|in connection with|out of) (?:any provision of )?this (?:agreement|licen[sc]e|EULA|contract)\b/i
/** What is done when a warranty fails is its remedy: what else somebody answers for is not said there. */
const isRemedyOfWarranty: Doubt = (document, hit) => {
  const words = within(document, hit)
  return ofWarranty.test(words) && byRepair.test(words) && !ofAll.test(words)
}

/** 'Because some states do not allow the exclusion': what is left to the reader there. */
const isSaving: Doubt = (document, hit) =>
  /^\W{0,4}(?:because|as|since|however,?|although)? ?(?:some|certain|many|several|not all) (?:\w+ ){0,2}(?:states|jurisdictions|countries|provinces)\b/i.test(
    within(document, hit),
  )

const noCap: Doubt = (document, hit) => [isUnmeasured, isRemedyOfWarranty, isSaving].some((of) => of(document, hit))

const outsiders =
  '(?:end[- ]users?|sub-?licen[sc]ees?|sub-?contractors?|resellers?|purchasers?|third part(?:y|ies)|its (?:own )?customers?|your (?:own )?(?:customers?|users?))'
/** 'A license agreement with each end user that provides:', and what the list then says. */
const onward = new RegExp(
  `\\b(?:agreements?|licen[sc]es?|contracts?|terms)\\b[^.;:]{0,120}\\b${outsiders}\\b[^.;:]{0,160}\\b(?:provid|contain|includ|stat|requir|specif|incorporat)\\w*\\b[^.:]{0,160}:`,
  'gi',
)
const newSection = /\n[ \t]{0,8}\n[ \t\n]{0,8}\d{1,2}\.\s/
const isInList = ({ text }: CheckedDocument, { start }: Hit): boolean => {
  const led = text.slice(Math.max(0, start - 1600), start)
  const last = [...led.matchAll(onward)].at(-1)
  return last !== undefined && !newSection.test(led.slice(last.index + last[0].length))
}
/** What follows is promised by the side itself. */
const ownPromise = /, and [^,]{0,40}\b(?:shall|will|liability)\b/i
const makesOthersAgree = new RegExp(
  `\\b(?:ensures?|requires?|causes?|obligates?|bind)\\b[^.;:]{0,60}\\b${outsiders}\\b[^.;:]{0,80}\\b(?:agrees?|bound|provides?|contains?|includes?|acknowledges?|accepts?|to)\\b`,
  'i',
)
/** Whether the words at a place are a term that one side has to put into its contracts with strangers. */
export const isForOthers: Doubt = (document, hit) =>
  /^\W{0,3}(?:\(?[a-z\d]{1,4}\)|[-–•])/i.test(within(document, hit))
    ? isInList(document, hit)
    : makesOthersAgree.test(within(document, hit).slice(0, 400)) &&
      !ownPromise.test(within(document, hit).slice(0, 400))

/** 'When Singapore law applies, …', 'If you live outside the United States, …': a rule for other readers. */
export const isForAbroad: Doubt = (document, hit) =>
  /^\W{0,4}(?:[\d.()a-z]{1,6} )?(?:when|where|if) [^,.;]{0,60}\blaws?\b[^,.;]{0,40}\b(?:appl(?:y|ies)|governs?),|^\W{0,4}(?:[\d.()a-z]{1,6} )?(?:if|for|where) (?:you|users?|customers?|licensees?)\b[^,.;]{0,60}\b(?:outside|not in)\b[^,.;]{0,20}\b(?:United States|U\.? ?S\b)/i.test(
    within(document, hit),
  )

/** What one side promised strangers on its own: it alone controls that. */
const ofItsOwnOffer =
  /\b(?:such additional (?:terms|liabilit\w+|obligations?)|any such (?:terms?|warrant\w+|liabilit\w+|additional \w+|obligations?)|accepting (?:such |any )?(?:warrant\w+|support|obligations?))\b/i
const misuse =
  /\b(?:unauthori[sz]ed|unintended|prohibited|high[- ]risk|hazardous)\b[^.;]{0,40}\b(?:uses?|manner|applications?|purposes?)\b|\bused? (?:for|in) (?:such|these) applications?\b/i
/** 'Should it be used in such a manner': that alone, and not one of several grounds. */
const isForMisuse: Doubt = (document, hit) =>
  misuse.test(within(document, hit)) && !/\((?:b|ii|2)\)/i.test(within(document, hit))
/** 'Its failure to comply with export law': a duty of its own that nobody else can break. */
const ownFailure =
  /\bfail(?:ure|s|ing) to (?:so )?comply\b|\b(?:breach|violation) of (?:this|such|the foregoing) (?:warrant\w+|representations?|provisions?)\b|\b(?:breach|violation)\b[^.;]{0,40}\bunder this (?:section|paragraph|clause|article)\b|\b(?:from|by) (?:any |the )?(?:grossly )?negligent acts? or omissions? (?:by|of)\b/i
const isForOwnFailure: Doubt = (document, hit) =>
  ownFailure.test(within(document, hit)) && !/\((?:b|ii|2)\)/i.test(within(document, hit))
const claimOnBuyer = [
  /\bthird part(?:y|ies)\b/i,
  /\binfring\w*/i,
  /\bagainst (?:the )?(?:customer|licensee|you|client|buyer|purchaser|user|subscriber)\b/i,
  /\b(?:shall|will|agrees?)\b[^.;]{0,60}\b(?:pay|bear|assume|reimburse)\b[^.;]{0,40}\b(?:costs?|damages?|amounts)\b/i,
]
/** Whoever sells answers for the rights of strangers after all, in words of its own. */
const isAnswered = once((document): boolean =>
  readingOf(document).all.some(({ text }) => claimOnBuyer.every((words) => words.test(text.slice(0, 3000)))),
)
const ofTaxes =
  /\b(?:indemnif\w*|harmless)\b[^.;]{0,80}\b(?:taxes|duties|tariffs|withholdings?|levies)\b|\bharmless\b[^.;]{0,60}\bfailure to (?:report|pay|withhold|remit)\b/i
/** 'Licensor and Licensee agree to indemnify the author of this form', 'each Distributor indemnifies every Contributor'. */
const byBoth =
  /\b\p{Lu}\p{Ll}+ and (?:the )?\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){0,3}(?:agree|shall|will)\b[^.;]{0,30}\b(?:defend|indemnify)\b|\b(?:each|every) (?:\p{L}+ )?\p{Lu}\p{Ll}+ [^.;]{0,40}\b(?:defend|indemnify)\b[^.;]{0,30}\b(?:every|each) (?:other )?\p{Lu}/u

const speaks =
  (words: RegExp): Doubt =>
  (document, hit) =>
    words.test(within(document, hit))

const ofStrangers = /\b(?:infring\w*|indemnif\w*|third[- ]party claims?|defense of)\b/i
const ofThisBargain =
  /\b(?:th(?:is|e) (?:agreement|contract|lease)|enforc\w*|collect\w*|breach\w*|default\w*|overdue|owed)\b/i
const sorts = [
  /\bPerpetual Licen[sc]es?\b|\bPERPETUAL LICEN[SC]ES?\b/,
  /\b(?:Non-Perpetual|Subscription|Term|Annual|Temporary|Rental|Evaluation) Licen[sc]es?\b|\b(?:NON-PERPETUAL|SUBSCRIPTION|TERM|ANNUAL) LICEN[SC]ES?\b/,
]

const insolvent = /\b(?:bankrupt\w*|insolven\w*|receiver\w*|liquidat\w*)\b/i
const mayEnd = /\bmay\b[^.;]{0,60}\bterminat\w*|\boption to terminate\b/i
/** Whoever may end it decides: nothing ends by itself, whatever the clauses beside it do. */
const isEndedBySomebody: Doubt = (document, hit) => {
  const clauses = within(document, hit)
    .split(';')
    .filter((clause) => insolvent.test(clause))
  return clauses.length > 0 && clauses.every((clause) => mayEnd.test(clause))
}

const button = 'buttons?|check ?box(?:es)?|box|links?|icons?|keys?|tabs?'
/** '[I Accept] button', 'by clicking [Agree]': words that stand on a screen. */
const isOnScreen: Doubt = ({ text }, { start, end }) =>
  new RegExp(`^\\W{0,4}(?:${button})\\b`, 'i').test(text.slice(end, end + 24)) ||
  new RegExp(
    `\\b(?:click(?:ing|s)?|press(?:ing)?|tap(?:ping)?|(?:${button}) (?:that says|marked|labell?ed|reading))(?: (?:on|the|a)){0,2} {0,2}["“]?$`,
    'i',
  ).test(text.slice(Math.max(0, start - 40), start).replace(/\s+/g, ' '))

/**
 * How far a clause reaches: whom it binds, what it caps and for what, and what it leaves out. The same words make a finding
 * where they hold for the whole bargain, and none where they hold for a part that was agreed with open eyes.
 */
export const scopes: Readonly<Record<string, Doubt>> = {
  'one-sided.liability-cap': noCap,
  'one-sided.consequential-damages': isSaving,
  'risk.cap-without-exceptions': noCap,
  'risk.low-cap': (document, hit) => noCap(document, hit) || /\bearly[- ]access\b/i.test(within(document, hit)),
  'one-sided.indemnity': (document, hit) =>
    isAnswered(document) ||
    isForOwnFailure(document, hit) ||
    isForMisuse(document, hit) ||
    (ofTaxes.test(within(document, hit)) &&
      !/\b(?:claims?|losses|damages|liabilit\w+)\b/i.test(within(document, hit))) ||
    [ofItsOwnOffer, byBoth].some((words) => words.test(within(document, hit))),
  // A sentence that says what nobody is liable for promises no indemnity.
  'risk.unlimited-indemnity': speaks(/\b(?:will|shall) not be liable\b|\bliability\b[^.]{0,200}\b(?:not )?exceed\b/i),
  // 'In the case of (i), Customer shall reimburse': what is left out of a defense against strangers.
  'one-sided.attorneys-fees': (document, hit) =>
    ofStrangers.test(document.text.slice(Math.max(0, hit.start - 500), hit.start)) &&
    !ofThisBargain.test(within(document, hit)),
  // Two licenses with names of their own.
  'consistency.perpetual-and-term': (document) => sorts.every((sort) => sort.test(document.text)),
  // Help that is given for nothing, and not the thing.
  'risk.as-is': speaks(
    /\b(?:support|assistance|maintenance)(?: services?)?(?: \w+){0,3},? (?:is|are|will be|shall be) (?:\w+ )?["“'‘]?as[- ]is\b|^\W{0,4}because\b[^.]{0,40}\bas[- ]is\b/i,
  ),
  // Who uses more pays more.
  'risk.price-increase': speaks(
    /\b(?:usage|use|users?|seats?|volume|quantit\w+|bandwidth)\b[^.;]{0,40}\b(?:exceeds?|above|beyond|more than)\b/i,
  ),
  'one-sided.unilateral-change': speaks(
    /^(?!.*\b(?:any reason|includ(?:es?|ing)|such as)\b).*\b(?:to comply with|as required by|to reflect (?:a )?changes? in)\b[^.;]{0,40}\b(?:laws?|legal|regulat\w+)\b/i,
  ),
  'risk.ends-in-bankruptcy': isEndedBySomebody,
  // That the other side may let it end takes nothing from the client, who has no day to keep.
  'risk.long-renewal-notice': speaks(/\breserves? the right to not renew\b|\bnotice to you\b/i),
  // What is due is owed, whoever looks at it.
  'one-sided.forfeit-by-opinion': speaks(
    /^(?!.*\bforfeit).*\bpay (?:any |all |the )?(?:amounts?|fees?|sums?|charges) (?:then )?(?:due|owed|owing|outstanding|payable)\b/i,
  ),
  // Either of them may leave when the other is sold.
  'risk.change-of-control': speaks(/\b(?:a|either|each) party (?:experiences?|undergoes?|is subject to)\b/i),
  'blank.choice': isOnScreen,
  'blank.placeholder': isOnScreen,
  // '2.7 2.7': one number, written twice on the way here.
  'numbering.duplicate': ({ text }, { start, end }) =>
    text
      .slice(Math.max(0, start - 24), start)
      .trimEnd()
      .replace(/\.$/, '')
      .endsWith(text.slice(start, end).replace(/\.$/, '')),
}
