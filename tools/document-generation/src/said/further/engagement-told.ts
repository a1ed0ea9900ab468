import { inSeries, type Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Edit } from '../edits.ts'
import { toClient } from './engagement-voice.ts'
import { orIn, type Reader, sentence, toReader, valueAt } from './telling.ts'

/** Where a sentence of an engagement stands, by what it is about. */
const subjects: readonly (readonly [field: string, about: RegExp])[] = [
  ['fee', /^(?:the |our |my )?(?:fees?|rates?)\b/iu],
  [
    'excluded',
    /^(?:(?:we|I)(?:['’](?:re|m)| are| am| will) not|(?:we|I) (?:do not|don['’]t|won['’]t)) (?:giv|handl|represent|advis|includ|cover|do)\p{L}*/iu,
  ],
  [
    'ending',
    /\b(?:fire|terminate|discharge|end|ends|quit|withdraw)\b(?=[^\n]{0,240}?\b(?:us|me|engagement|representation|time|whenever|it|nonpayment|court|firm)\b)/iu,
  ],
  [
    'ending',
    /\bfiles?\b[^\n]{0,240}?\b(?:kept|keep|years|returned|goes (?:back )?to)\b|\bkeep (?:the|your|a copy of the) files?\b/iu,
  ],
  [
    'billing',
    /\b(?:bills?|invoices?|statements?)\b[^\n]{0,240}?\b(?:out|sent|due|monthly|paid|weekly)\b|\b(?:on|of) (?:anything|any balance|balances|amounts?) (?:over|more than|past) \d+ days|\blate (?:fee|charge)\b/iu,
  ],
  ['depositTerms', /\b(?:retainer|advance|deposit|trust account|replenish\p{L}*|top (?:it|that) (?:up|off))\b/iu],
  ['costs', /\b(?:costs?|expenses?|filing fees?|liens?|fronts?|recording fees?)\b/iu],
  ['fee', /\b(?:fees?|rates?|hourly|an hour|per hour|contingen\p{L}+|flat|percent)\b|%/iu],
  ['scope', /^(?:it['’]?s (?:just|only|for)|(?:we|the firm)(?:['’]ll| will)|scope|this (?:is for|covers))\b/iu],
]
const isNot =
  /^(?:the )?(?:(?:new )?client|firm|law office|attorney|lawyer|matter)(?: is|:|['’]s)|^(?:hi|hello|dear|thanks|please|can you|could you|run|draft|prepare|do|from|re:|engagement letter|contingency (?:fee )?agreement|date)\b|^\p{L}[\p{L} ’']{1,30}: |\?$/iu
const hasVerb =
  /['’](?:s|re|m|ll)\b|(?<!\p{L})(?:is|are|am|was|will|shall|may|can|cannot|can['’]t|must|has|have|do|does|doesn['’]t|don['’]t|gets?|pays?|keeps?|ends?|goes|go|charge|figured|\p{L}{3,40}s)\b/iu

/** Any other sentence stands whole in the paragraph that it is about, as the letter says it. */
const routed: Reader = ({ text }, around) => {
  if (isNot.test(text) || /^\W*\d/.test(text) || !hasVerb.test(text) || text.split(/\s+/).length < 4) return null
  const said = toClient(
    text.replace(/^(?:Fee|Engagement|Retainer)(?= (?:is|covers)\b)/u, (word) => `The ${word.toLowerCase()}`),
    around,
  )
  const field = subjects.find(([, about]) => about.test(text))?.[0] ?? 'otherTerms'
  return { values: { [field]: said }, isWhole: true }
}

/** 'Retainer of $4,500, goes in the client trust account, and when it drops below $1,000 …': how the deposit is held. */
const held: Reader = ({ text }, around) => {
  const { sum = '', rest = '' } =
    /^(?:an? |the )?(?:advance |initial )*(?:retainer|deposit)(?: is| of|:)? (?<sum>\$\d(?:[\d,]*\d)?(?:\.\d\d)?),? (?:and |which |it |that )?(?<rest>[^\n]{6,300}?)[.]?$/iu.exec(
      text,
    )?.groups ?? {}
  if (!sum || valueAt(around.found, 'retainer') === '') return null
  const [first = '', ...more] = rest.split(/[,;] (?!\d{4}\b)(?:and )?/)
  const part = (one: string) =>
    /^(?:billed|held|applied|refundable|nonrefundable|credited|due|payable)\b/.test(one)
      ? `it is ${one}`
      : /^(?:into|in) /.test(one)
        ? `it goes ${one}`
        : /^(?:refill|replenish|top up)(?= )/.test(one)
          ? `you ${one.replace(/^(?<does>refill|replenish|top up) (?:it )?/, '$<does> it ')}`
          : /^(?:goes|gets|stays|is|will)\b/.test(one)
            ? `it ${one}`
            : one.replace(/^whatever['’]s\b/, 'whatever is')
  const parts = [first, ...more].map(part)
  return { values: { retainer: sum, depositTerms: toClient(inSeries(parts), around) }, isWhole: true }
}

const verb =
  'form|review|negotiate|represent|draft|prepare|advise|defend|file|handle|collect|appeal|prosecute|assist|help|probate|administer'
const scopeIs = sentence(
  new RegExp(
    `^(?:the )?scope(?: of (?:work|the engagement))?(?: is|:)(?: (?:one|two|three|four|these|the following|just) (?:things?|parts?|matters?)?)?:? (?:to )?(?<what>(?:${verb})\\b[^\\n]{6,400}?)[.]?$`,
    'iu',
  ),
  ({ what = '' }, around) => ({ scope: toClient(`We will ${what.charAt(0).toLowerCase()}${what.slice(1)}`, around) }),
)
/** 'It’s just the divorce and the parenting plan, through final decree, no appeal and no post-decree stuff.' */
const justThis: Reader = ({ text }, around) => {
  const { what = '', no = '' } =
    /^(?:it|this)(?:['’]?s| is) (?:just|only|strictly) (?<what>(?:the|an?|her|his) [^;\n]{4,200}?)(?:[,;] (?:and )?(?:no|not) (?<no>[^\n;]{3,140}?))?[.]?$/iu.exec(
      text,
    )?.groups ?? {}
  if (!what) return null
  const items = no
    .split(/,? (?:and|or|nor) (?:no |not )?|, (?:no |not )?/)
    .filter(Boolean)
    .map((one) => one.replace(/ stuff$/, ' work'))
  const list = orIn(items)
  return {
    values: {
      scope: toClient(`We will represent you in ${what}, and in nothing else`, around),
      ...(list && { excluded: `The engagement does not include ${list}.` }),
    },
    isWhole: true,
  }
}
const matterIs = sentence(
  /^(?:the )?matter is (?<what>(?:the|an?|his|her|their|its) [^;\n]{6,160}?)[.]?$/iu,
  ({ what = '' }) => ({ matter: toReader(what) }),
)
export const matterOf: Reader = ({ text }, { found }) => {
  const what =
    /\b(?:engagement|fee|contingency) (?:letter|agreement) (?:for|in|on) the (?<what>[^.;,\n]{3,60}? (?:divorce|case|matter|estate|closing|adoption|lease|appeal|claim|probate|lawsuit|sale|purchase|trust))\b/iu.exec(
      text,
    )?.groups?.what
  return what && valueAt(found, 'matter') === '' ? { values: { matter: `the ${what}` }, isWhole: false } : null
}
/** 'I’ll sign, Rebecca Thorne, Thorne & Maddox, PLLC.', 'Monica Sandoval is the responsible attorney and signs.' */
const signsIt: Reader = ({ text }, { found }) => {
  const person = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}`
  const name =
    new RegExp(`^I(?:['’]ll| will| am going to)? sign(?: it)?, (?<name>${person})(?:,|[.]?$)`, 'u').exec(text)?.groups
      ?.name ??
    new RegExp(
      `(?:^|; ?)(?<name>${person}) (?:is the responsible (?:attorney|lawyer)(?:,? and (?:will )?signs?)?|(?:will sign|signs)(?: (?:it|this|the letter))?(?: for (?:us|the firm))?)[.]?$`,
      'u',
    ).exec(text)?.groups?.name
  return name
    ? { values: { attorneyName: name }, isWhole: !/^firm:/i.test(text) || valueAt(found, 'firmName') !== '' }
    : null
}
const returnBy = sentence(
  /^(?:(?:he|she|they|you|the client)(?:['’]s| has| have| needs?)? (?:got )?to )?(?:please )?sign (?:it )?and (?:return|send (?:it )?back)(?: (?:it|a copy|one))?(?: to (?:me|us))? (?<when>(?:by|before|within|no later than) [^;\n]{4,40}?)[.]?$/iu,
  ({ when = '' }) => ({ otherTerms: `Please sign and return a copy of this letter ${when}.` }),
)
const billsDue = sentence(
  /^bills? (?:are )?due (?:in|within) (?<days>\d{1,3}|thirty|fifteen|ten) days,? (?:with )?no (?:interest|late (?:fee|charge)s?)[.]?$/iu,
  ({ days = '' }) => ({ billing: `Bills are due within ${days} days and bear no interest.` }),
)
/** 'Bill monthly, pay within 21 days.' */
const billsSent = sentence(
  /^(?:(?:we|I) )?bill(?:s|ing|ed)?(?: is| are| go(?:es)?(?: out)?| sent)?:? (?<often>monthly|weekly|quarterly|every month|each month)[,;]? (?:and )?(?:(?:pay|payment|paid|due|payable)(?: is| are)?(?: due)? (?:with)?in|net) (?<days>\d{1,3}|ten|fifteen|twenty|thirty)(?: days)?[.]?$/iu,
  ({ often = '', days = '' }) => ({ billing: `Bills are sent ${often} and are due within ${days} days.` }),
)
const share = sentence(
  /^(?:fees?(?: is|:)? )?(?<what>\d{1,2}(?:\.\d+)?(?: ?\d\/\d)? ?(?:%|percent) (?:if|of|when|before)\b[^\n]{4,200}?)(?:[.;] (?<nothing>nothing if nothing is recovered|no recovery,? no fee))?[.]?$/iu,
  ({ what = '', nothing }) => ({
    fee: `The fee is ${what}.${nothing ? ' No fee is owed if nothing is recovered.' : ''}`,
  }),
)
const noFee = sentence(/^(?:nothing if nothing is recovered|no (?:recovery|win),? no fee)[.]?$/iu, () => ({
  fee: 'No fee is owed if nothing is recovered.',
}))
const flat = sentence(/^(?:an? )?flat fee of (?<what>\$[\d,.]*\d[^\n;]{0,90}?)[.]?$/iu, ({ what = '' }, around) => ({
  fee: toClient(`We charge a flat fee of ${what}`, around),
}))
const byMail: Reader = ({ text }, around) => {
  const { what = '', rest = '' } =
    /^(?<what>E-?mails?|Texts?|Phone|Calls?):? (?:is |are )?(?<rest>(?:fine|ok|okay|good)\b[^\n]{0,120}?)[.]?$/iu.exec(
      text,
    )?.groups ?? {}
  return what
    ? {
        values: {
          otherTerms: toClient(
            `${capital(what)} is ${rest.replace(/^ok(?:ay)?\b/i, 'fine').replace(/ but /, ', but ')}`,
            around,
          ),
        },
        isWhole: true,
      }
    : null
}
const endsIt = sentence(
  /^(?:she|he|they|you|(?:the )?client) (?:(?:can|may) )?(?:ends?|fires?|terminates?|quits?|cancels?)(?: (?:it|this|us|the engagement))? (?:whenever|(?:at )?any ?time)(?: (?:she|he|they|you) (?:wants?|likes?))?(?:[,;] (?:and )?(?<more>[^\n]{6,200}?))?[.]?$/iu,
  ({ more }, around) => ({
    ending: `You may end the engagement at any time.${more ? ` ${toClient(capital(more), around)}` : ''}`,
  }),
)
const costsOf = sentence(
  /^costs?(?: and expenses)? (?:are|is) (?:hers|his|theirs|on (?:her|him|them)|the client['’]s)(?:: (?<list>[^\n]{4,200}?))?[.]?$/iu,
  ({ list }) => ({ costs: `You pay the costs${list ? `: ${list}` : ''}.` }),
)
const onlyNamed = /^(?:contingency (?:fee )?(?:agreement|letter)|engagement letter|fee agreement)[.]?$/i

/** What notes for an engagement tell, sentence by sentence. */
export const engagementTold: readonly Reader[] = [
  matterOf,
  matterIs,
  scopeIs,
  justThis,
  flat,
  byMail,
  endsIt,
  costsOf,
  signsIt,
  returnBy,
  billsDue,
  billsSent,
  share,
  noFee,
  ({ text }) => (onlyNamed.test(text) ? { values: {}, isWhole: true } : null),
]
export const engagementBefore: readonly Reader[] = [held]
export const engagementLast: readonly Reader[] = [routed]

const behindFirm =
  /(?<=, (?:S\.C|P\.C|P\.A|P\.S|P\.L\.C|P\.L\.L\.C)\.) (?=(?:Scope|The|She|He|We|Fees?|Flat|Matter|Our|My|Client|It|This)\b)/gu
/** The stop of 'S.C.' that ends a sentence as well: what comes behind it begins another. */
export const engagementPartsIn = ({ id }: Pick<Template, 'id'>, text: string): Edit[] =>
  id === 'attorney-engagement-letter'
    ? [...text.matchAll(behindFirm)].map(({ index }) => ({ start: index, end: index + 1, as: '\n', why: 'filler' }))
    : []
