import { type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { mayLift } from '../clock/lifts.ts'
import { toldBy } from '../frames/index.ts'
import { mayUndo, notOfClaim } from '../frames/release.ts'
import { isToldIn } from '../reading/denies.ts'
import {
  hasOtherSuitors,
  isFoundLate,
  isOfAnother,
  isOfUnhurtOther,
  isOutsideImmunity,
  mayBeFederal,
  mayBeTriedAgain,
  mayNotBind,
  namesAnother,
  needsNoLoss,
} from './beside.ts'
import { differs, isLater, isOfAnotherRole, isOfLaterWrong, isOfOther } from './other-claim.ts'
import type { FoundBar } from './read-bars.ts'
import { mayHaveTie } from './tie.ts'

/** Where a bar is told: the whole text, its own words with the sentences around them and the one after. */
interface Told {
  text: string
  near: string
  at: Span
  own: string
  /** The client is whoever sues. */
  isClaimants: boolean
}

const undone =
  /\b(?:revok(?:ed|es)|rescinded|withdr(?:ew|awn)|cancel(?:l?ed)|took (?:it|the release) back|set aside|signed (?:nothing|no)\b|(?:did not|didn['’]t) sign)\b/gi
/** Older claims only: what came after them is left. */
const older =
  /\b(?:claims?|rights?|liability|matters?|debts?) (?:that )?(?:aris(?:ing|es|en)|arose|accru\w+|exist\w*|known)? ?(?:up to|through|before|prior to|until|as of)\b/i
const byDefendant =
  /\b(?:the )?(?:defendants?|maker|insurer|store|landlord|driver) (?:\w+ )?(?:signed|gave|executed|delivered)\b[^.;]{0,60}\breleas\w+[^.;]{0,60}\b(?:against|of|to) (?:our|my|the) (?:client|plaintiff)/i
const forty =
  /\b(?:age(?:d|,)? (?:of )?|(?:is|was|,) )(?:4\d|[5-9]\d)\b|\b(?:4\d|[5-9]\d)[- ]years?[- ]old|\bADEA\b|\bage (?:claim|discrimination)/i
const atOnce =
  /\b(?:(?:same|very|that) (?:day|afternoon|morning|meeting|evening)|on the spot|at once|right (?:there|away)|within (?:an|the|one) (?:hour|day)|(?:after|in|within) (?:\d+|a few|ten|five|fifteen|twenty|thirty) (?:minutes|hours)|in the meeting|(?:no|without) time to|(?:a|one|two|three|five|seven) days? to (?:think|consider|sign))\b/i

const exception =
  /\b(?:except(?:ion|ions)?|unless|but (?:the|it|this|not|our|he|she|we)|does(?: not|n['’]t) (?:cover|reach|extend|apply|protect|include)|so (?:we|he|she|they|our client) (?:now )?su(?:ed?|es)|in (?:his|her|their) own name|is consent|consents|waives?(?: the| that| its)?|insurance|(?:do|does|did)(?: not|n['’]t) sue (?:him|her|it|them))\b/gi
const noException =
  /\b(?:no|none|neither|without|any) (?:\w+ ){0,3}(?:exceptions?|waiver|consent)\b|\b(?:has|have|had|did|does|was|is)(?: not|n['’]t| never) (?:\w+ )?(?:waived?|consent(?:ed)?|appl(?:y|ies)|fit|agreed)\b|\bunless [^.;,]{1,40}, (?:and|which) (?:it|they) (?:has|have|had|did)(?: not|n['’]t)\b|\b(?:exceptions?) (?:appl(?:y|ies)|fits?|that fits?)\b/gi

const harm =
  /\b(?:now has|ha[sd] (?:since )?(?:needed|had) surgery|herniat\w+|fractur\w+|broken|surgery|(?:loss|losses|damages?) of \$?\d|lost \$\d|\$\d[\d,]* (?:is|are|was|were) (?:shown|proved|proven|documented))\b/gi
const unrelatedLack =
  /\b(?:damages?|loss) (?:experts?|witness(?:es)?|reports?|models?|expert yet)\b|\bno (?:\w+ )?(?:injur(?:y|ies)|losses|harm|damage|pain)\b[^.;,]{0,30} (?:before|prior|until|in the years)\b/i
const later =
  /\b(?:since (?:then|that)|after (?:that|the) (?:judgment|verdict|trial|case|win)|new (?:breach|trespass\w*|infring\w+|leaks?|wrongs?|violations?|acts?|injury|default)|(?:has |have )?(?:again )?(?:begun|started|resumed|returned|came back|built|dug|copied|trespassed) (?:it |them )?(?:again|anew|once more|last|this)|(?:in|since) (?:19|20)\d\d (?:he|she|it|they|the \w+) (?:\w+ ){0,5}?again|newly|a year later|(?:months|years) after (?:that|the) (?:judgment|verdict|trial))\b/gi
/** A court above took back what a court said of it. */
const overturned =
  /\bnew trial (?:was |has been )?(?:granted|ordered)|\b(?:granted|ordered|gave) (?:us |him |her |them )?a new trial|\b(?:verdict|judgment|finding) (?:was |has been )?(?:vacated|reversed|set aside|thrown out)|\b(?:court of appeals|appellate court|supreme court|judge|panel) (?:\w+ )?(?:reversed|vacated|set (?:it |that )?aside)/gi
const bySide =
  /\b(?:defen[cs]e|defendants?|their|its|store|railroad|city|insurer|carrier|company)(?:['’]s?)? (?:\w+ )?(?:experts?|adjusters?|engineers?|reconstructionists?|lawyers?|counsel|witness(?:es)?)\b/i
const sold =
  /\b(?:buyers?|purchasers?|customers?|tenants?|vendees?)\b[^.;]{0,40}\b(?:owes?|owed|unpaid|has(?: not|n['’]t) paid|have(?: not|n['’]t) paid|never paid|stopped paying|refus\w+ to pay)\b|\bsues? (?:the \w+ )?for (?:the|its|his|her) (?:\w+ )?(?:price|balance|down payment)\b|\bfor the (?:unpaid |purchase )*price\b/i
const licensor =
  /\bclient, (?:the|an?) (?:\w+ )?owner\b|\b(?:our client|plaintiff|he|she|it|we) (?:owns?|holds? (?:title|the (?:patent|copyright|mark)))\b|\b(?:gave|granted|licensed) (?:it |the \w+ )?(?:to )?(?:others|several|two|three|an?|the) [^.;]{0,40}non-?exclusive|\bnon-?exclusive (?:\w+ )?licenses? to\b|\bnon-?exclusively to\b/i
const isLicensee = /\bnon-?exclusive licensees?\b|\blicen[cs]ed? (?:\w+ )?from\b|(?<!\bclient, )\bthe owner\b/i
const onlyThird =
  /\bbut (?:now )?(?:we|he|she) (?:now )?sues? the\b|\bsues? (?:only|just) (?:the )?(?!employer|boss|company|mill|plant|foreman|supervisor)\w+|\b(?:maker|designer|owner of the (?:building|site|truck)|other driver)\b|\b(?:company|firm|shop|one)s? (?:that|who|which) (?:made|built|designed|sold|rented|installed|owns?)\b/i

/** By the bar, what takes it back: then it is asked about. */
const back: Readonly<Record<string, (told: Told) => boolean>> = {
  jurisdiction: ({ text, near, at, isClaimants }) =>
    mayHaveTie(text, near, at, isClaimants) || mayBeFederal(text, near) || isOfAnother(near),
  release: ({ text, near, own, isClaimants }) =>
    mayUndo(text) ||
    mayNotBind(text) ||
    isOfAnother(near) ||
    isToldIn(undone, text) ||
    (notOfClaim.test(own) && !/\ball claims\b/i.test(own)) ||
    older.test(near) ||
    (isClaimants && (byDefendant.test(near) || isOfAnotherRole(text, own))) ||
    isLater(near, own) ||
    isOfLaterWrong(text, own) ||
    (forty.test(text) && atOnce.test(text)) ||
    differs(near) ||
    /\b(?:settled|release\w*) (?:with )?(?:the |an? )?other (?:driver|defendant|tortfeasor|owner|party|contractor|\w+)\b/i.test(
      near,
    ) ||
    isOfOther(near),
  limitation: ({ text }) => mayLift(text, 'suit') || isFoundLate(text),
  repose: ({ text }) => mayLift(text, 'suit'),
  'untimely-charge': ({ text }) => mayLift(text, 'charge'),
  'untimely-appeal': ({ text }) => mayLift(text, 'appeal'),
  standing: ({ near, text }) =>
    sold.test(text) ||
    (/\blicens/i.test(text) && licensor.test(text) && !isLicensee.test(text)) ||
    hasOtherSuitors(near),
  immunity: ({ text, near, isClaimants }) =>
    isToldIn(exception, near.replace(noException, ' ')) || isOutsideImmunity(text, isClaimants) || namesAnother(near),
  'no-damages': ({ text, near }) =>
    differs(near) || unrelatedLack.test(near) || isToldIn(harm, text) || needsNoLoss(text) || isOfUnhurtOther(near),
  comparative: ({ text, near }) => isToldIn(overturned, text) || bySide.test(near),
  'res-judicata': ({ text, near, own }) =>
    isOfAnother(near) || differs(near) || isLater(near, own) || isToldIn(later, near) || isOfLaterWrong(text, own),
  'double-jeopardy': ({ near }) => mayBeTriedAgain(near),
  'workers-compensation': ({ text }) => onlyThird.test(text),
}

const asked: Readonly<Record<string, string>> = {
  comparative: 'Fault of the injured person may bar the claim',
  'double-jeopardy': 'It may be another offense, or another sovereign’s',
  'workers-compensation': 'Workers’ compensation may be the only remedy',
}

/** How a bar is called that is only asked about. */
export const askedTitle = ({ id, title }: Pick<FoundBar, 'id' | 'title'>, type: CaseType): string =>
  toldBy(id, type)?.asked ?? asked[id] ?? title

/** Something beside a bar takes it back, or may: an exception that fits, a party or a thing that differs, what was undone. */
export function isTakenBack(
  { id, anchors }: Pick<FoundBar, 'id' | 'anchors'>,
  text: string,
  isClaimants: boolean,
): boolean {
  const test = back[id]
  const [first] = anchors
  if (!test || !first) return false
  const sentences = sentencesOf({ text })
  const from = sentences.findLastIndex(({ start }) => start <= first.start)
  const to = sentences.findLastIndex(({ start }) => start < Math.max(...anchors.map(({ end }) => end)))
  const at = { start: sentences[from]?.start ?? 0, end: sentences[to]?.end ?? text.length }
  const near = text.slice(at.start, sentences[to + 1]?.end ?? at.end)
  // An appeal may be late from a judgment that another court reversed.
  if (id !== 'untimely-appeal' && isToldIn(overturned, near)) return true
  return test({ text, near, at, own: text.slice(at.start, at.end), isClaimants })
}
