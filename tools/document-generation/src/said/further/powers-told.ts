import { findSpokenDates } from '@casewright/law'
import { literal } from '../reading.ts'
import { othersIn } from './strangers.ts'
import { orIn, type Reader, sentence, stopped, thingsIn, valueAt } from './telling.ts'

const silentE =
  /(?:^us|chang|manag|handl|tak|mak|clos|writ|fil|leas|purchas|receiv|giv|hir|revok|execut|mortgag|settl|prepar|arrang|invok|donat|mov|sav|financ|pledg|creat|terminat|delegat|negotiat|operat|driv|serv|assum|releas|rais|guid)$/
/** 'Paying' as 'pay', 'changing' as 'change'. */
export const fromIng = (word: string): string => {
  const stem = word.replace(/ing$/, '')
  return silentE.test(stem) ? `${stem}e` : stem.replace(/([bdgmnprt])\1$/, '$1')
}
/** A power as what the agent does: 'paying my bills' is 'pay my bills', and of a thing alone it is handled. */
export const asAct = (item: string): string => {
  const [first = '', ...rest] = item.trim().split(' ')
  if (
    /^\p{Ll}{2,12}ing$/u.test(first) &&
    !/^(?:anything|everything|something|nothing|checking|building|during)$/.test(first)
  )
    return [fromIng(first), ...rest].join(' ')
  const isThing =
    /^(?:the|an?|my|all|any|every|her|his|everything|anything|whatever)$/i.test(first) ||
    /^(?:(?:bank|savings|checking|retirement|investment|brokerage|credit) )?(?:accounts?|banking|taxes|bills|mail|insurance|investments|finances|benefits|property|vehicles?)\b/iu.test(
      item,
    )
  return isThing ? `handle ${item.trim()}` : item.trim()
}

const isList = /,|;|\band\b/
/** 'It’s for bank accounts, paying my bills, and dealing with Medicare': what the power is for. */
const isFor = sentence(
  /^(?:(?:it|this)(?:['’]s| is| would be| should be)? (?:for|to cover|covers)|purpose(?: is|:| =)|for:) (?!when\b|if\b|the (?:day|time)\b)(?<what>[^\n]{6,400}?)[.]?$/iu,
  ({ what = '' }) => {
    const [head = '', ...more] = what.split(/ [-–—] /)
    // 'Sell the house - sign the listing, negotiate': one power, with what is done for it.
    if (more.length > 0)
      return {
        powers: `${asAct(head)}, and for that purpose ${more.join(', ')}`.replace(
          /\bat that address\b/iu,
          'at my address stated above',
        ),
      }
    if (!isList.test(what)) return { powers: asAct(what.replace(/^to /, '')) }
    const items = thingsIn(what.replace(/, (?=which\b|who\b)/g, ' ')).map((one) =>
      asAct(one).replace(
        / which (?:the Agent|I|she|he) can (?<may>[^,]{3,40}?) but not (?<not>[^,]{3,30})$/iu,
        ', which the Agent may $1 but may not $2',
      ),
    )
    return { powers: items.join('\n') }
  },
)
const noGifts = sentence(
  /^no gifts?,? (?<but>(?:except|other than|but|apart from)(?: for)? [^;\n]{4,160}?)[.]?$/iu,
  ({ but = '' }) => ({
    limits: `The Agent may not make gifts, ${but.replace(/^but(?: for)?/, 'except')}.`,
  }),
)
const noDoing = sentence(
  /^no (?<act>\p{Ll}{2,12}ing) (?!of\b)(?<what>[^;\n]{3,160}?)[.]?$/iu,
  ({ act = '', what = '' }) => ({
    limits: `The Agent may not ${fromIng(act.toLowerCase())} ${what}.`,
  }),
)
const notFor = sentence(
  /^(?:(?:it|this)(?:['’]s| is) )?(?:not (?:for|included|covered|good for)|excluded|excludes|does not (?:cover|include))(?::| =)? (?<what>[^;\n]{3,200}?)[.]?$/iu,
  ({ what = '' }) => {
    return { limits: `This power of attorney does not cover ${orIn(thingsIn(what)) || what}.` }
  },
)
const mayDo = sentence(
  /^(?:the agent|agent|s?he) (?:can|may|is allowed to)(?: also)? (?!not\b|only\b|cancel|revoke|end )(?<what>[^;\n]{4,200}?)[.]?$/iu,
  ({ what = '' }) => ({ powers: stopped(what) }),
)
/** 'He can pay my bills', where nobody but the agent was named since the agent was. */
const may: Reader = (unit, around) => {
  if (/^s?he\b/i.test(unit.text)) {
    const namesIn = (words: string): string[] => words.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []
    const named = valueAt(around.found, 'agentName')
    // 'His wife, Felicia Reed'.
    const behind = around.text.slice(around.text.indexOf(named) + named.length)
    const agent = [
      ...namesIn(named),
      ...namesIn(/^, (?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2})/u.exec(behind)?.groups?.name ?? ''),
    ]
    const principal = namesIn(valueAt(around.found, 'principalName'))
    const before = around.text.slice(0, unit.start)
    const at = Math.max(
      before.search(/\b[Aa]gent\b(?![^]*\b[Aa]gent\b)/u),
      ...agent.map((part) => before.lastIndexOf(part)),
    )
    const names = [...agent, ...principal].map(literal).join('|')
    if (agent.length === 0 || at < 0 || othersIn(before.slice(at), names).person) return null
  }
  return mayDo(unit, around)
}
const duty = sentence(
  /^the agent (?:has to|must|shall|needs to|is to|will) (?!not\b|be paid)(?<what>[^;\n]{4,200}?)[.]?$/iu,
  ({ what = '' }) => ({
    additionalTerms: `The Agent shall ${what}.`,
  }),
)
const paidBack = sentence(
  /^(?:the agent|s?he) (?:(?:does not|doesn['’]t|will not|won['’]t) (?:get|be) paid|(?:gets?|receives?|takes?) (?:no (?:pay|compensation|fee)|nothing)|is not paid|isn['’]t paid),? but I(?:['’]ll| will)? (?:cover|pay|reimburse|pay for)(?: (?:the agent|him|her) for)? (?<what>[^;\n]{3,80}?)[.]?$/iu,
  ({ what = '' }) => ({
    additionalTerms: `The Agent receives no compensation, but I pay for ${what.replace(/^(?:his|her) /i, 'the Agent’s ')}.`,
  }),
)
const revocable =
  /^(?:I|the principal|s?he) (?:can|may) (?:cancel|revoke|end|stop|undo) (?:it|this)(?: (?:whenever|(?:at )?any ?time)(?: (?:I|s?he) (?:wants?|likes?))?)[.]?$/i
const earlier = sentence(
  /^(?:an?|the|any|my|her|his)? ?(?:earlier|prior|previous|old|older) (?:one|power of attorney|POA)s?(?<which> [^;\n]{3,100}?)? (?:is|are) (?:hereby )?(?:revoked|cancell?ed|void|dead)[.]?$/iu,
  ({ which = '' }) => ({ additionalTerms: `I revoke my earlier power of attorney${which}.` }),
)
const alsoMissing = sentence(
  /^It (?<what>remains in effect if the Principal is listed as missing)[.]?$/u,
  ({ what = '' }) => ({
    additionalTerms: `This power of attorney ${what.replace('the Principal is', 'I am')}.`,
  }),
)
const notBoth = /^not both(?: of them)?(?: at once| at the same time| together| at a time)?[.]?$/i
/** 'Good through December 31, 2026 or the closing, whichever comes first'. */
const orEvent: Reader = ({ text }) => {
  const event =
    / or (?:on |at |upon |when )?(?<event>[^,;]{4,60}?),? whichever (?:comes|is|happens|occurs) (?:first|sooner|earlier)[.]?$/iu.exec(
      text,
    )?.groups?.event
  const date = findSpokenDates(text).at(0)?.iso
  return event && date && /\b(?:good|valid|ends?|until|through|expires?|lasts?)\b/i.test(text)
    ? {
        values: {
          endDate: date,
          additionalTerms: `This power of attorney ends earlier on ${event} if that comes first.`,
        },
        isWhole: true,
      }
    : null
}
const count: Readonly<Record<string, string>> = {
  two: 'two',
  '2': 'two',
  three: 'three',
  '3': 'three',
  one: 'one',
  '1': 'one',
}
const witnessed = sentence(
  /^(?:needs? |with |put |add |leave (?:room|lines) for )?(?<count>two|2|three|3|one|1|a) witness(?:es)?(?:,? (?:and|plus|&|\+) (?:an? )?notar\p{L}+)?(?: (?:at the end|on it|to sign|lines?|blocks?|below|on the last page))*[.]?$/iu,
  ({ count: n = '' }) => ({ witnesses: count[n.toLowerCase()] ?? 'one' }),
)

/** 'I’m Beatrice Nakamura, 19 Tamarack Way, Bend, Oregon, and I want my son …' */
const principalIs: Reader = ({ text }) => {
  const { name = '', at = '' } =
    /^(?:I['’]m|I am|my name is) (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})(?:,? (?:of |at |I live at )?(?<at>\d[^;\n]{6,80}?))?(?=,? and (?:I|my)\b|[.]?$)/u.exec(
      text,
    )?.groups ?? {}
  return name
    ? {
        values: { principalName: name.replace(/[.,]$/, ''), ...(at && { principalAddress: at.replace(/[.,]$/, '') }) },
        isWhole: !/ and I\b/.test(text),
      }
    : null
}
/** What a power of attorney is told to allow, to withhold and to ask of the agent, sentence by sentence. */
export const powersTold: readonly Reader[] = [
  principalIs,
  isFor,
  noGifts,
  noDoing,
  notFor,
  paidBack,
  duty,
  may,
  earlier,
  orEvent,
  alsoMissing,
  witnessed,
  ({ text }) => (revocable.test(text) ? { values: {}, isWhole: true } : null),
  ({ text }) =>
    notBoth.test(text)
      ? { values: { additionalTerms: 'The Agent and the successor agent do not act at the same time.' }, isWhole: true }
      : null,
]
/** Words of somebody else on a principal who is 'he' or 'she', as the principal says them. */
export const ofPrincipal = (words: string, who: 'he' | 'she'): string =>
  who === 'he'
    ? words
        .replace(/\bhis\b(?= \p{L})/giu, 'my')
        .replace(/\bhim\b/gi, 'me')
        .replace(/\btheir joint\b/gi, 'our joint')
    : words
        .replace(/\bher\b(?= (?!to\b|in\b|at\b|by\b|with\b|for\b|on\b|and\b)\p{L})/giu, 'my')
        .replace(/\bher\b/gi, 'me')
        .replace(/\btheir joint\b/gi, 'our joint')
