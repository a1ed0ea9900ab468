import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import {
  captionAlone,
  caseIn,
  counselIn,
  counselOf,
  isNoHead,
  isNoService,
  isNoTerm,
  partiesIn,
  sideIn,
} from './captions.ts'
import { isNobodyServed, servesWhom } from './service-told.ts'
import {
  type Around,
  type Misread,
  type Reader,
  type Readers,
  sentence,
  stopped,
  type Values,
  valueAt,
} from './telling.ts'
import { briefTitle, isOrder, motionTitle } from './titles.ts'

/** What asks a court for something: 'We ask judgment on all counts.' */
const asks =
  /^(?:(?:and|so|please|finally|therefore)[, ]{1,2})?(?:(?:we|I|the (?:plaintiff|defendant|movant))(?:['’](?:re|d|m)| are| would| am)? (?:also )?(?:ask(?:s|ing)?|request(?:s|ing)?|want|seek(?:s|ing)?|move)|want(?:s|ing)?|asks?(?:ing)?|requests?(?:ing)?|seek(?:s|ing)?)(?: the court)?(?: (?<lead>for|that|to))? (?<what>.{6,400}?)[.]?$/isu
const wantsMore =
  /\b(?:we|I) (?:want|ask for|request|need) (?<what>\d{1,3} more days|(?:an )?extension|a continuance)(?:,? (?<until>(?:to|until) [^.;]{4,40}))?/iu
const conferred =
  /\b(?:(?:does|do|did|will) ?(?:not|n['’]t) (?:oppose|object)|doesn['’]t (?:oppose|object)|don['’]t (?:oppose|object)|unopposed|no objection|consents? to|agrees? to the (?:motion|extension)|opposes? (?:the|this) (?:motion|extension)|conferred|meet[- ]and[- ]confer)\b/i
const argued =
  /\b(?:because|therefore|must|cannot|can['’]t|should|limit|good cause|no prior|fails? to|does(?: not|n['’]t) (?:say|state|allege)|applies|governs|U\.S\.C|enough|would have|point is|(?:first|second|third|main|last) point|so no|means|needs?|is barred|entitle[sd]?|unable)\b/i
const verb =
  /\b(?:is|are|was|were|has|have|had|did|does|do|will|\p{Ll}{2,16}ed|sent|paid|bought|sold|sued|left|fell|hit|saw|got|gave|took|ran|told|said|made|met|hurt|owes?|set|knew|began|came|went|kept|wrote|drove|broke|held|lost|won|gets|shows?|admits?|claims?|denies|denied)\b/iu
/** Who speaks, and for whom. */
const ofSelf =
  /^(?:I['’]m|I am|[Tt]his is) \p{Lu}|^(?:[Ww]e|I)(?:['’]re| are)? (?:for|represent|counsel)\b|^(?:[Cc]ounsel|[Aa]ttorneys?) for\b|^(?:[Oo]ur|[Mm]y) client is\b|^[Ff]or (?:the )?(?:plaintiff|defendant)/u
/** Five words or more that begin with a capital and end with a stop. */
const isSentence = /^\p{Lu}\S*(?: \S+){4,80}\.$/u
const labeled = /^[\p{L}][\p{L} ’'.-]{1,36}:\s/u

const inPassage = ({ template, found }: Around, text: string, except: Misread, around: Around) =>
  found.some(
    (one) =>
      template.fields.some(({ name, type }) => name === one.field && type === 'textarea') &&
      one.value.includes(text) &&
      !except(one, undefined, around),
  )

/** The prayer of a court paper, as the form asks for it. */
const prayerIn =
  (field: 'relief' | 'conclusion'): Reader =>
  ({ text }) => {
    const more = field === 'relief' ? wantsMore.exec(text)?.groups : undefined
    if (more?.what) {
      const before = text
        .slice(0, text.search(wantsMore))
        .replace(/,? (?:and|so|but)? ?$/i, '')
        .replace(/,$/, '')
        .trim()
      return {
        values: {
          relief: `The movant asks for ${more.what}${more.until ? `, ${more.until}` : ''}.`,
          ...(verb.test(before) && { facts: stopped(capital(before)) }),
        },
        isWhole: true,
      }
    }
    const { what = '', lead = '' } = asks.exec(text)?.groups ?? {}
    if (what === '' || /^(?:who|what|when|where|how|her|him|them)\b/i.test(what)) return null
    return { values: { [field]: asPrayer(what, lead.toLowerCase()) }, isWhole: true }
  }
const orders =
  /^(?:order|compel|grant|deny|reverse|affirm|dismiss|enter|extend|continue|exclude|strike|award|stay|quash|vacate|remand|set|allow|permit|appoint|transfer|seal|limit|find|hold|declare|enjoin|require|issue|modify|suppress|sever|consolidate|admit)\b/i
/** What a court is asked, as a paper asks it. */
function asPrayer(what: string, lead: string): string {
  const passive =
    lead === '' || lead === 'for'
      ? /^(?<what>(?:the|this|that|his|her|their|its|all|each) [^,;.]{2,80}?) (?<how>(?!need|schedul|relat|unit|limit|attach|amend)\p{L}{3,14}ed)(?<rest>(?: (?:with|without|until|to|by|for|under)\b[^;]{2,120})?[.]?)$/u.exec(
          what,
        )?.groups
      : undefined
  if (passive) return stopped(`The Court is asked to order that ${passive.what} be ${passive.how}${passive.rest}`)
  const words = what.replace(/^(?:that )?it['’]s (?=\p{Ll}+ed\b)/iu, 'the case be ').replace(/^that /i, '')
  if (lead === 'to' || orders.test(words))
    return stopped(`The Court is asked to ${words.charAt(0).toLowerCase()}${words.slice(1)}`)
  // 'Want until December 31': more time.
  if (/^(?:until|till|to) (?:\p{Lu}\p{Ll}{2,8} )?\d/u.test(words))
    return stopped(`The Court is asked to extend the time ${words.replace(/^till?/, 'until')}`)
  return stopped(`The Court is asked ${lead === 'that' ? 'to order that' : 'for'} ${words}`)
}

/** What is told as a fact or argued, where no label says what it is. */
const toldIn =
  (facts: string, argument: string): Reader =>
  (unit, around) => {
    const { text } = unit
    if (
      labeled.test(text) ||
      isOrder(text) ||
      text.split(/\s+/).length < 3 ||
      !(verb.test(text) || isSentence.test(text))
    )
      return null
    if (inPassage(around, text, isMisplaced, around)) return null
    if (/ v\. /.test(text) || ofSelf.test(text)) return null
    if (conferred.test(text) && argument === 'grounds')
      return { values: { conference: stopped(capital(text)) }, isWhole: true }
    return { values: { [argued.test(text) ? argument : facts]: stopped(capital(ours(text, around))) }, isWhole: true }
  }

/** 'Our expert' of a party is that party's expert. */
function ours(text: string, { found }: Around): string {
  const side = valueAt(found, 'clientSide')
  const isArgued = argued.test(text)
  const name = side ? capital(side) : ''
  const plain = text
    .replace(/^(?:and|but|also|so|okay)[, ]+/i, '')
    .replace(/^(?:the )?(?:main|first|second|third|last) point(?: is)?:? (?:that )?/i, '')
  return name && !isArgued ? plain.replace(/\b[Oo]ur (?=(?:expert|counsel|client|witness))/g, `${name}’s `) : plain
}

/** What was read as a passage or a head and cannot be one. */
export const isMisplaced: Misread = (one, unit, { text }) => {
  const label = /^\p{L}[\p{L} ’'-]{1,36}: /u.test(
    unit?.text ?? text.slice(one.from?.start ?? 0, (one.from?.start ?? 0) + 50),
  )
  if (isNoService(one, unit?.text ?? '') || isNoHead(one, unit?.text ?? '')) return true
  if (label) return false
  if (one.field === 'conference') return !conferred.test(one.value)
  if (one.field === 'relief')
    return (
      /^(?:first|second|third) request/i.test(one.value) ||
      !/\b(?:ask|request|want|order|seek|grant|move)/i.test(one.value)
    )
  // What argues is no fact, where nobody called it one.
  if (one.field === 'facts')
    return unit !== undefined && argued.test(one.value) && !/\b(?:because|moved|testif)/i.test(one.value)
  return one.field === 'conclusion' && (/^(?:brief|memorandum)\b/i.test(one.value) || asks.test(one.value))
}

/** What names the case and who appears in it. */
export const common: readonly Reader[] = [caseIn, counselOf, partiesIn, counselIn, sideIn]
/** A number without 'No.', and a name without 'Counsel'. */
const headsOf = (found: readonly Filled[]): Values =>
  Object.fromEntries(
    [
      ['caseNumber', /^No\.? (?=\S)/],
      ['attorneyName', /^(?:Defense )?(?:Counsel|Attorney):? (?=\p{Lu})/u],
    ].flatMap(([field, lead]) => {
      const value = valueAt(found, field as string)
      const told = value.replace(lead as RegExp, '')
      return told === value ? [] : [[field as string, told]]
    }),
  )

/** Passages as sentences, and a prayer as one to the court. */
const finished: Readers['finish'] = (found) => ({
  ...headsOf(found),
  ...Object.fromEntries(
    ['facts', 'argument', 'relief', 'conclusion', 'conference'].flatMap((field) => {
      const value = valueAt(found, field)
      if (value === '') return []
      const isPrayer = /^(?:relief|conclusion)$/.test(field) && orders.test(value)
      const told = isPrayer ? asPrayer(value, 'to') : stopped(capital(value))
      return told === value ? [] : [[field, told]]
    }),
  ),
})
const served = sentence(
  /^(?:the )?(?<what>(?:amended )?(?:complaint|summons|petition|discovery|interrogatories|requests?|subpoena))(?: was| were)? (?<did>served|filed)(?: on)? (?<day>\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?)[,;] (?:and )?(?:the |our )?(?<due>answer|response|responses|reply)(?: is| was| were| are)? due(?: on| by)? (?<by>\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?)[.]?$/iu,
  ({ what = '', did = '', day = '', due = '', by = '' }) => ({
    facts: `The ${what.toLowerCase()} ${/(?<!s)s$|ies$|^discovery$/i.test(what) && !/discovery|summons/i.test(what) ? 'were' : 'was'} ${did.toLowerCase()} on ${day}. The ${due.toLowerCase()} ${/s$/i.test(due) ? 'are' : 'is'} due on ${by}.`,
  }),
)
/** 'First request.': that nothing was asked for before is a ground. */
const requests = sentence(
  /^(?:this is |it['’]?s )?(?:the |our |my |a )?(?<which>first|second|third|fourth) (?<what>requests?|extension|continuance|motion)(?<more> [^.;\d]{2,60})?[.]?$/iu,
  ({ which = '', what = '', more = '' }) => ({ grounds: `This is the ${which.toLowerCase()} ${what}${more}.` }),
)
const bareRule = sentence(/^(?<number>\d{1,3}\.\d{2}(?:\([a-z\d]{1,3}\)){0,3})[.]?$/iu, ({ number = '' }) => ({
  authority: `Rule ${number}`,
}))
const rule = sentence(
  /^(?:(?:under|pursuant to) )?(?<authority>(?:Rule|Civ\.? ?R\.|Fed\. R\.|\d+ U\.S\.C\.|Section|§)[^;]{2,60}?)[.]?$/iu,
  ({ authority = '' }) => ({ authority }),
)

/** What a motion is titled, as what it asks for, where nothing else says it: 'Motion to Compel Production'. */
const asTitled = (found: Parameters<NonNullable<Readers['finish']>>[0]): Values => {
  const { lead = '', what = '' } =
    /^(?:\p{L}+ )?motion (?:in limine )?(?<lead>to|for) (?<what>.{4,120})$/iu.exec(valueAt(found, 'motionTitle'))
      ?.groups ?? {}
  const relief = valueAt(found, 'relief')
  const until = untilWhen(valueAt(found, 'motionTitle'), relief)
  if (until) return { relief: until }
  const prayer = asPrayer(/^\p{Lu}/u.test(what) ? what.toLowerCase() : what, lead.toLowerCase())
  if (what && /^The Court is asked for (?:\p{Lu}\p{Ll}{2,8} )?\d/u.test(relief))
    return { relief: `${prayer} ${relief}` }
  return relief === '' && what ? { relief: prayer } : {}
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const later = new RegExp(
  `^The Court is asked for (?<when>(?:(?:early|mid|late) )?(?:${months})(?: \\d{1,2})?(?:,? \\d{4})?)(?<or>,? or (?:the )?(?:first|next|earliest) (?:available |open )?(?:date|setting|day)(?: (?:after(?: (?:that|then|it))?|available|the court has))*)?[.]?$`,
  'iu',
)
/** 'Ask for April or first date after' of a motion to continue the trial: until when. */
function untilWhen(title: string, relief: string): string | null {
  const what =
    /^(?:\p{L}+ )?motion to continue(?: (?<what>(?:the )?(?:trial|hearing|deposition|conference)(?: date)?))?/iu.exec(
      title,
    )
  const { when, or } = (what && later.exec(relief)?.groups) ?? {}
  return what && when
    ? `That the ${(what.groups?.what ?? 'trial').replace(/^the /i, '').toLowerCase()} be continued to ${when}${or ? ', or to the first date after that which the Court has available' : ''}.`
    : null
}

export const ofMotion: Readers = {
  readers: [
    motionTitle,
    ...common,
    captionAlone,
    rule,
    bareRule,
    servesWhom,
    served,
    requests,
    prayerIn('relief'),
    toldIn('facts', 'grounds'),
  ],
  ofOrders: [motionTitle, partiesIn, sideIn, servesWhom, prayerIn('relief')],
  isMisread: (one, unit, around) => isMisplaced(one, unit, around) || isNobodyServed(one, unit, around),
  isNoTerm,
  finish: (found, around) => ({ ...asTitled(found), ...finished?.(found, around) }),
}
export const ofBrief: Readers = {
  readers: [briefTitle, ...common, captionAlone, prayerIn('conclusion'), toldIn('facts', 'argument')],
  ofOrders: [briefTitle, partiesIn, sideIn, prayerIn('conclusion')],
  isMisread: (one: Filled, unit: Unit | undefined, around: Around) =>
    isMisplaced(one, unit, around) || (one.field === 'briefTitle' && / v\. /.test(one.value)),
  isNoTerm,
  finish: finished,
}
