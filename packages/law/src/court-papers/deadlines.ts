import { calendarDate, dayFirst, plainDay, plainSpan, runInHeading } from './days.ts'
import { isOfAnotherCase, type Place } from './field.ts'

/** The last day of something: 'no later than October 3', 'due by the end of the week'. */
const lastDay = new RegExp(
  `\\b(?:by|before|on or before|on or about|(?:no|not) later than|until|till|through|(?:extended|continued|enlarged|reset|moved) (?:to|for|through)|good through|valid through|prior to|due(?: on| by)?|deadline\\b.{0,60}|expires?(?: on)?|closes?(?: on)?:?|cut-?off\\b.{0,30})\\b.{0,40}?\\b${plainDay}|\\b${plainDay}.{0,30}\\b(?:deadline|cut-?off|due date)\\b|\\b(?:must|shall|has to|have to|needs? to|please|can you|(?:is|are) to) .{0,80}?(?<!\\b(?:filed|entered|signed|served) on |\\b(?:dated|of|from|since|after) )\\b${plainDay}`,
  'i',
)
/** A time that runs: 'within thirty days', 'fourteen days before the hearing'. */
const runs = new RegExp(
  `\\b(?:within|in|(?:no|not) later than|not less than|at least|no fewer than|at the (?:expiration|end) of)(?: the next| a period of)? ${plainSpan}|\\bat the (?:expiration|end) of that (?:time|period|stay)\\b|\\b${plainSpan} (?:thereafter|after that)\\b|\\bdue ${plainSpan} (?:prior|before|earlier)\\b|\\b${plainSpan} (?:before|after|prior to|following|from|of) (?:(?:the|this|that|such|your|its|his|her|service|entry|receipt|notice|filing|discovery|trial)\\b|${calendarDate})`,
  'i',
)
/** The day of something at which one has to be. */
const appointment = new RegExp(
  `\\b(?:hearings?|conferences?|trials?|depositions?|mediation|arguments?|inspections?|closing|examinations?|sale|auction|arraignment|appearance|meetings?|mtg|sessions?|will (?:be (?:heard|held|taken|called)|decide|hear|consider)|(?:is|are|be) (?:now )?(?:set|scheduled|noticed|calendared)|appear)\\b.{0,200}?(?:\\b(?:on|at|for|is|are|set|commencing|beginning|starting)|:|,) (?:the (?:week|month) of )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?)?\\b${plainDay}|\\bnext (?:meeting|mtg|hearing|session)\\b.{0,20}${plainDay}|\\battend\\b.{0,60}${plainDay}`,
  'i',
)
/** 'Pretrial conference. May 28, 2027, at 10:00': a heading, and the day of what it names. */
const headed = new RegExp(`^${runInHeading} ${dayFirst}`, 'iu')
/** Something to come, and not what was. */
const toCome =
  /\b(?:will|shall|must|is|are|be|please|can you|set|next|scheduled|noticed|agreed to)\b|:|\bhas been (?:set|scheduled|continued|rescheduled|moved|reset)\b/i
const duty =
  /\b(?:shall|must|is (?:now |also )?(?:due|ordered|directed|to (?:be|\p{Ll}+))|are (?:now |also )?(?:due|ordered|directed|to (?:be|\p{Ll}+))|(?:is|are) (?:hereby )?(?:required|ordered|directed|notified|extended|enlarged|continued|granted|reset)|kindly|directs? \p{Ll}+ to|to be (?:\p{Ll}+ and )?(?:filed|served|completed|submitted|exchanged|made|taken|paid|produced|posted|heard)|with leave\b.{0,30}\bto|action (?:needed|required|requested)|you (?:will )?have (?:until|(?:[\p{L}\d()]+ ){1,3}(?:days|hours|weeks))|(?:we|I|(?!(?:Act|Code|Order|Rule|Statute|Lease|Agreement|Contract|Policy|Section)\b)\p{Lu}\p{L}{1,24}) (?:therefore |hereby |respectfully )?(?:ask|request|demand|require|insist)s? (?:that (?:you\b|(?:\p{Lu}\p{L}+ ){1,3}(?:pay|cease|return|cure|stop|withdraw|remove|provide|deliver|confirm)\b)|payment\b|return\b|delivery\b|an? (?:written )?(?:response|reply|answer)\b)|no appearance is (?:necessary|required|needed)|deadline|due|payable|may (?:\p{Ll}+ )?(?:move|file|appeal|seek|object|terminate|renew|amend|request|apply|cure|elect|serve|reply|respond|oppose|withdraw)|ordered to|has to|have to|needs? to|has until|have until|owes? (?:us|you|them)|please|can you|agrees? to|has agreed to|have agreed to|wants? \p{L}+ to|moved that|expires?|closes?|cut-?off|unless|if (?:I|we) (?:do not|don['’]t)|recommend\w*|suggest\w*|should|you may|(?:I|we) (?:still )?(?:need|want)|(?:open|good|valid|effective) (?:until|till|through))\b/iu
/** Somebody who undertakes a thing: 'Sato will bring a draft', 'Ann to get three quotes', 'Lois - call the insurer'. */
const undertakes =
  /(?:\b(?:will|shall|promised to|volunteered to|offered to|going to)|['’]ll) (?:not |also |then |\p{Ll}+ly )?\p{Ll}+|^(?:\d{1,2}[.)] )?(?:\p{Lu}[\p{L}.’']{1,14} ){1,2}to \p{Ll}{3,}|^\p{Lu}[\p{L}.]{1,14} ?[-–—:] ?\p{Ll}{2,}/u
/** A row of a schedule: 'Discovery closes: November 14, 2025.' */
const row = new RegExp(
  `^(?:\\(?\\w{1,3}[.)] )?[^:.]{0,60}\\b(?:disclos\\w+|discovery|motions?|witness\\w*|exhibits?|briefs?|repl(?:y|ies)|responses?|amend\\w*|join\\w*|pleadings?|designations?|reports?|conferences?|trial|hearing|mediation|arbitration|evaluation|experts?|statements?|objections?|instructions?|deadline|due|payment|completion|closing)\\b[^:.]{0,60}(?::|[–—-]) .{0,60}\\b${plainDay}`,
  'i',
)
/** What was done or agreed on a day is no deadline. */
const past =
  /\b(?:was|were|had|had been|has been|have been) (?:\p{Ll}+ly )?(?!set\b|scheduled\b|continued\b|extended\b|rescheduled\b|moved\b|required\b|ordered\b|directed\b|noticed\b)\p{Ll}+(?:ed|t|ld|nt)\b/iu
const over = /\b(?:began|took place|occurred|commenced|concluded|ended|came on)\b/i
/** What a court is asked to order is not due. */
const asks = /\b(?:asks?|requests?|seeks?|moves?) (?:for|that|the court)\b/i
const ofCourt = /\b(?:the|this) court\b|\bbe (?:required|ordered|directed|compelled) to\b/i
/** A time that is over. */
const lapsed =
  /\b(?:deadlines?|time|period|date|cut-?off)\b.{0,80}\b(?:(?:has |had )?(?:passed|lapsed|expired|elapsed)|ran out|was missed)\b|\bmissed\b.{0,40}\bdeadlines?\b/i
const date = new RegExp(`\\b${calendarDate}`, 'i')

/** 'Postmarked by January 19, 2027': how a notice tells everybody of a last day. */
export const isLastDay = ({ text }: Pick<Place, 'text'>): boolean =>
  hasDay({ text }) &&
  /\b(?:by|until|no later than|postmarked|on or before)\b/i.test(text) &&
  lastDay.test(text) &&
  !past.test(text) &&
  !lapsed.test(text) &&
  !isOfAnotherCase(text)

/** Whether a sentence names a day of the calendar. */
export const hasDay = ({ text }: Pick<Place, 'text'>): boolean => date.test(text)

/** What the law says of anybody: 'An owner must give notice within 30 days.' */
const ofLaw =
  /^(?:an?|any|every|each|under|courts?|generally|ordinarily|the (?:statute|rule|act|code|law|court of appeals)|section|rule|§)\b(?!.{0,90}\b(?:this (?:order|notice|letter|opinion|judgment|agreement|lease)|you|your|we|our|the (?:hearing|trial|conference|deposition|sale))\b)/i
const cites = /§|\bU\.S\.C\b|\bRules? \d|\bCode\b|\bR\. ?\d/
const addressed =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|debtors?|movants?|(?:the )?parties|(?:the )?clerk|counsel)\b.{0,40}\b(?:shall|must|may|is|are)\b/i
const here =
  /\b(?:this|that|such|your|the date of) (?:\p{Ll}+ )?(?:order|notice|letter|opinion|judgment|decision|citation|email|memo)\b|\byou(?:r)?\b/iu

/** Whether a sentence speaks to the parties, or of this paper: what else has a time in an opinion is told, and not set. */
export const isAddressed = ({ text }: Pick<Place, 'text'>): boolean =>
  addressed.test(text) || here.test(text) || /\b(?:is|are) (?:due|to be)\b/i.test(text)

/** What a filing says of a time to come in so many words: 'is set for', 'closes on'. */
const stillToCome =
  /\b(?:(?:is|are) (?:now |currently |presently )?(?:set|scheduled|noticed|calendared|due|open)|remains? (?:set|open)|deadline\b.{0,80}\bis\b|will be (?:heard|held|taken)|closes|expires|must|shall)\b/i

/** Whether a sentence of a filing gives a day that is still to come. */
export const isStillToCome = ({ text }: Pick<Place, 'text'>): boolean =>
  hasDay({ text }) && stillToCome.test(text) && !past.test(text)

/** 'Trial remains set for March 9': a court's own calendar. */
const onCalendar =
  /\b(?:trial|hearing|conference|argument)s?\b.{0,60}\b(?:is|are|remains?|will be) (?:now |hereby )?(?:re)?(?:set|scheduled|calendared|held)\b/i
export const isOnCalendar = ({ text, at }: Pick<Place, 'text' | 'at'>): boolean =>
  at > 0.5 && hasDay({ text }) && onCalendar.test(text) && !past.test(text)

/** A paper that is listed, and a meeting that was held. */
const listed =
  /^(?:(?:plaintiff|defendant|petitioner|respondent|joint|court)(?:['’]s|s['’])? )?(?:exhibit|ex\.|attachment|appendix|annex|enclosure|tab) (?:\p{L}{1,2}|\d{1,3})(?:-\d{1,2})?\b/iu
const itself = new RegExp(
  `^(?!next\\b)(?:\\p{L}+ ){0,4}(?:meeting|mtg|session|minutes)(?: (?:minutes|agenda|of|on|held)){0,3}[ :,–—-]{1,4}(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?${calendarDate}.{0,40}$`,
  'iu',
)
/** What ought to have been done, and what a reader is pointed to. */
const ought =
  /\b(?:should|ought to) have\b|\bmust have (?:\p{L}+ly )?(?:\p{L}+ed|been|paid|sent|given|made|known|had|done|left|lost|taken|told|got|gone)\b/iu
const pointsTo = /\b(?:refer(?:ring)? (?:back )?to|please (?:see|find|recall|note)|see (?:my|our|the|your))\b/i
const limit = /\b(?:by|before|no later|not later|within|due|until|deadline)\b/i
/** What has to be proved is a fact, and not what has to be done. */
const proves = /\b(?:(?:show|establish|plead)(?:s|ed|ing)?|(?:prov|alleg|demonstrat)(?:e|es|ed|ing)) that\b/i
/** The day of a paper or of a payment: 'dated January 4', 'received May 1', 'my letter of May 3'. */
const ofPaper = new RegExp(
  `\\b(?:(?<!\\b(?:be|is|are) )(?:dated|received|produced|executed)(?: on)?|(?<!\\b(?:days?|weeks?|months?|years?|hours?|as) )of) ${calendarDate}`,
  'gi',
)

/** The words of a sentence by which something may be due: without what is to be proved, and the days of papers. */
function dueIn(text: string): string {
  const at = text.search(proves)
  const words = at < 0 ? text : text.slice(0, at)
  return words.replace(ofPaper, ' ')
}

/** How likely a sentence is to say what has to be done by when; 0 where it does not. */
export function isDue({ text: whole }: Pick<Place, 'text'>): number {
  if (isOfAnotherCase(whole) || listed.test(whole) || itself.test(whole) || ought.test(whole)) return 0
  if (pointsTo.test(whole) && !limit.test(whole)) return 0
  const text = dueIn(whole)
  const isLimited = lastDay.test(text) || runs.test(text)
  if (lapsed.test(text) || (asks.test(text) && ofCourt.test(text))) return 0
  const isOwed = duty.test(text) || undertakes.test(text)
  const binds = isLimited && isOwed && !(past.test(text) && !/\b(?:shall|must|please|due)\b/i.test(text))
  const meets = appointment.test(text) && toCome.test(text) && !past.test(text) && !over.test(text)
  if (!(binds || meets || row.test(text) || headed.test(text))) return 0
  // What the law gives anybody is no time of this paper.
  if (!hasDay({ text }) && !here.test(text) && (ofLaw.test(text) || (cites.test(text) && !addressed.test(text))))
    return 0
  return 3 + (hasDay({ text }) ? 1.5 : 0) + (/\b(?:shall|must|ordered|due|deadline)\b/i.test(text) ? 1 : 0)
}
