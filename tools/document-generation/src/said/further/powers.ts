import { findSpokenDates } from '@casewright/law'
import { kin } from '../../kin.ts'
import { stateNames } from '../reading.ts'
import { isStreet, mattersIn, noPowerOver } from './powers-named.ts'
import { ofPrincipal, powersTold } from './powers-told.ts'
import {
  addressBehind,
  partedAtLast,
  type Reader,
  type Readers,
  sentence,
  stopped,
  thingsIn,
  valueAt,
} from './telling.ts'

const person = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}`
const relation = `(?:(?:my|his|her|their|our) )?(?:(?:oldest|youngest|eldest|younger|older|adult) )?(?:${kin}|daughter|child|spouse|attorney|lawyer|accountant)`
/** 'Appoint my daughter Susan Carter Lee, 88 Bull Street, …, as my agent', 'naming me, Carmen Ortega, …'. */
const kinBefore = new RegExp(`^${relation},? (?=\\p{Lu})`, 'u')
const appointed = new RegExp(
  `\\b(?:appoints?|appointing|names?|naming|designates?|chooses?|wants?|authorizes?|gives?|to give|to)(?: (?:me|${relation}))?,? (?<name>${person})(?<rest>[^;\\n]{0,200})`,
  'u',
)
const asAgent =
  /\b(?:as (?:his|her|my|their|the|an)? ?(?:agent|attorney[- ]in[- ]fact)|power of attorney|to (?:sign|act|handle|manage|sell|buy|close|deal|pay|represent))\b/i
const toDo = /\bto (?<what>(?:sign|handle|manage|sell|buy|close|deal|pay|represent|act)\b[^;\n]{4,200}?)[.]?$/iu

const agentIn: Reader = ({ text }, { found }) => {
  if (!asAgent.test(text)) return null
  const groups = appointed.exec(text)?.groups
  const name = groups?.name?.replace(/[.,]$/, '') ?? ''
  if (name === '' || name === valueAt(found, 'principalName') || valueAt(found, 'successor').startsWith(name))
    return null
  const rest = groups?.rest ?? ''
  const agentAddress =
    addressBehind(text, name) ||
    (/^,? (?:of|at|in) (?<at>\d[^;]{4,70}?)(?=,? (?:to|as)\b|[.]?$)/u.exec(rest)?.groups?.at ?? '')
  const what = toDo.exec(rest)?.groups?.what
  const scope =
    /\bfor (?<all>all (?:of )?(?:his|her|my) (?:financial |business |legal )?(?:matters|affairs|business))[.]?$/iu.exec(
      rest,
    )?.groups?.all
  return {
    values: {
      agentName: name,
      ...(agentAddress && { agentAddress: agentAddress.split(/,? as (?:my|his|her)?\b/i)[0] }),
      ...(what ? { powers: mine(what) } : scope ? { powers: `act for me in ${mine(scope)}` } : {}),
    },
    isWhole: true,
  }
}
/** What somebody tells of the principal, as the principal says it. */
const mine = (words: string): string =>
  words
    .replace(/\b(?:her|his|their)(?= \p{L})/giu, 'my')
    .replace(/\b(?:she|he)['’]s\b/gi, 'I am')
    .replace(/\b(?:she|he) is\b/gi, 'I am')
    .replace(/\b(?:she|he)\b/gi, 'I')

const durableIn: Reader = ({ text }, { found }) => {
  if (valueAt(found, 'durable') || !/\b(?:non-?)?durable\b/i.test(text)) return null
  const not = /\b(?:not|isn['’]t|non-?)\s?(?:be |a )?durable\b|\bdurable:? (?:no|not)\b/i.test(text)
  return {
    values: { durable: not ? 'no' : 'yes' },
    isWhole:
      /^(?:it(?:['’]s| is| should be| must be) |this is |wants:? |type:? )?(?:not |an? |general |limited |non-?)*durable(?: (?:general )?(?:poa|power of attorney))?(?::? (?:yes|no))?[.]?$/i.test(
        text,
      ),
  }
}

const nextOne = new RegExp(
  `^(?:if [^;,]{4,60}(?:can['’]?t|cannot|won['’]?t|unable|dies|declines)[^;,]{0,30},? (?:then |it(?:['’]s| is) )?|(?:the )?(?:backup|successor|alternate)(?: agent)?(?: is| would be|:)? )(?:${relation},? )?(?<name>${person})(?<rest>[^;\\n]{0,100})$`,
  'iu',
)
const successorIn: Reader = ({ text }, { found }) => {
  const { name = '' } = nextOne.exec(text)?.groups ?? {}
  if (!/^\p{Lu}/u.test(name) || valueAt(found, 'successor').startsWith(`${name},`)) return null
  const address = addressBehind(text, name).replace(/[.]$/, '')
  return { values: { successor: `${name.replace(/[.]$/, '')}${address ? `, ${address}` : ''}` }, isWhole: true }
}

const noBond =
  /^(?:no bond|bond(?: is|:)? ?(?:none|no|waived|not required)|(?:without|waive) bond|(?:he|she|they|(?:the )?agent) (?:does not|doesn['’]t|need not) (?:need|have to|post|give|to)[^.;]{0,16}bond)(?: required| needed)?[.]?$/i
const noPay =
  /^(?:(?:he|she|they|(?:the )?agent) (?:(?:gets?|receives?|is paid|takes?) (?:no (?:pay|compensation|fee)|nothing)|(?:does not|doesn['’]t|is not|isn['’]t) (?:get |to be )?paid)|(?:no|without) (?:pay|compensation|fee)|(?:compensation|pay|fee)s?(?: is|:)? ?(?:none|no))(?: for (?:it|this|serving))?(?<more>,? (?:but|only) [^.;]{0,20}(?:expenses|costs)[^.;]{0,30}|,? but (?:he|she|they|(?:the )?agent) (?:gets?|is paid|is reimbursed(?: for)?|can have) (?:(?:the agent['’]s|his|her|their) )?(?<back>[^.;]{3,60}?)(?: back)?)?[.]?$/iu
const paid = /^(?:compensation|pay|fee)(?: is|:)? ?reasonable(?: compensation)?[.]?$/i
const atOnce =
  /^(?:(?:effective|starts?|begins?|takes? effect|start)(?: date)?(?: is|:)? ?|(?:it|this) (?:starts?|begins?|takes? effect|is effective) )(?:immediately|right away|now|at once|when (?:it(?:['’]s| is) )?signed|on signing|upon (?:signing|execution)|when (?:I|she|he) signs?)[.]?$/i
const springs =
  /^(?:(?:it|this|the (?:poa|power(?: of attorney)?))(?: should| shall| is to| will| must)? )?(?:only )?(?:takes?|be|become|begins?|starts?|springs?|kicks? in)(?: effect(?:ive)?)?(?: only)? (?!(?:when|once|after|upon) (?:I|she|he) signs?\b)(?<when>(?:if|when|once|after|upon|on) [^;\n]{6,160}?)[.]?$/iu

const gifts = /^gifts?(?: are| is|:)? ?(?:not allowed|none|no|not permitted|prohibited)[.]?$/i
const county = new RegExp(
  `^(?:county|venue)(?: is|:)? ?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?(?: County)?(?:, (?<state>${stateNames}))?[.]?$`,
  'iu',
)
const sameAddress = /\bsame address\b/i
const isLabelOnly = /^(?:this is (?:a|an) |wants:? |client intake\b).{0,60}$/i

const one =
  (pattern: RegExp, values: Readonly<Record<string, string>>): Reader =>
  ({ text }) =>
    pattern.test(text) ? { values, isWhole: true } : null

/** 'It should start January 2, 2027 and end January 2, 2028.' */
const lastsIn: Reader = ({ text }) => {
  const dates = findSpokenDates(text)
  const at = (lead: RegExp) => dates.find(({ start }) => lead.test(text.slice(Math.max(0, start - 20), start)))?.iso
  const startDate = at(/\b(?:start|begin|take effect)\w*(?: on)? $/i)
  const endDate = at(/\b(?:end|expire|stop)\w*(?: on)? $/i)
  return startDate && endDate ? { values: { startDate, endDate }, isWhole: false } : null
}

const from =
  /^(?:it |this )?(?:should |will |is to |must |shall )?(?:starts?|begins?|takes? effect|is effective|effective) (?:now|immediately|right away|today|at once|when I sign(?: it)?)(?:,? and (?:it )?(?<more>[^;\n]{4,120}?))?[.]?$/iu
const goesOn =
  /^(?:keeps? (?:going|working)|continues?|stays? (?:good|in effect|in force|valid)|remains? (?:good|in effect|in force|valid)|lasts?|goes on)(?: even)? (?:if|when|after) (?:I|he|she)(?:['’]m| am|['’]s| is)? (?:(?:become|becomes|get|gets|ever become)s? )?(?:to where [^;]{4,60}|to the point [^;]{4,60}|incapacitated|disabled|sick|unable[^;]{0,40}|incompetent|lose[^;]{0,40}|can(?:['’]t|not)[^;]{0,40})$/iu
/** 'Starts now and keeps going if I become incapacitated.' */
const fromNow: Reader = ({ text }) => {
  const groups = from.exec(text)?.groups
  if (!groups) return null
  const { more } = groups
  return more === undefined
    ? { values: {}, isWhole: true }
    : goesOn.test(more)
      ? { values: { durable: 'yes' }, isWhole: true }
      : null
}
/** Who acts, read as what that one may do. */
const noPower =
  /^(?:and )?as (?:my |the |an? )?(?:agent|backup|successor|alternate)\b|\bas (?:the |an? )?(?:backup|successor|alternate)\b/i

/** What a form or a client says of a power besides who acts and what may be done. */
const terms: readonly Reader[] = [
  one(noBond, { additionalTerms: 'The Agent need not give a bond.' }),
  sentence(/^(?<all>.{4,120})$/isu, ({ all = '' }) => {
    const match = noPay.exec(all)
    return match
      ? {
          additionalTerms: `The Agent receives no compensation${match.groups?.back ? `, but is reimbursed for ${match.groups.back}` : match.groups?.more ? ', but is reimbursed for reasonable expenses' : ''}.`,
        }
      : null
  }),
  one(paid, { additionalTerms: 'The Agent is entitled to reasonable compensation.' }),
  one(atOnce, {}),
  fromNow,
  one(gifts, { limits: 'The Agent may not make gifts.' }),
  sentence(springs, ({ when = '' }) => ({ beginning: `only ${mine(when)}` })),
  sentence(
    /^(?:I|(?:the )?agent|she|he) (?:should not|shouldn['’]t|may not|can(?: ?not|['’]t)|must not) (?:be able to )?(?<what>[^;\n]{4,140}?)[.]?$/iu,
    ({ what = '' }) => ({ limits: `The Agent may not ${mine(what)}.` }),
  ),
  sentence(
    /^(?:he|she|I) (?:also )?(?:revokes?|wants to revoke|cancels?) (?<what>[^;\n]{6,140}?)[.]?$/iu,
    ({ what = '' }) => ({ additionalTerms: stopped(`I revoke ${mine(what)}`) }),
  ),
  sentence(
    /^(?:it|this(?: one)?) (?<does>replaces|revokes|cancels|supersedes) (?<what>[^;\n]{6,140}?)[.]?$/iu,
    ({ does = '', what = '' }) => ({
      additionalTerms: stopped(`This power of attorney ${does.toLowerCase()} ${mine(what)}`),
    }),
  ),
  one(
    /^I (?:want|need|would like) (?:an? |this )?(?:durable |general |limited )?(?:poa|power of attorney)(?: (?:before|because|since|so|for when|while|in case)\b[^;\n]{3,120})?[.]?$/iu,
    {},
  ),
  sentence(county, ({ state = '' }) => (state ? { governingState: state } : {})),
]

const agentOf = new RegExp(
  `\\b(?:agent|attorney[- ]in[- ]fact|appoint(?:s|ing)?|nam(?:es|ing)|wants|gives?|to|let)(?: is| will be|:| =)? (?<whose>his|her) (?:\\p{Ll}+ )?(?:${kin})(?!\\p{L})`,
  'iu',
)
/** 'He' of a principal whose agent is 'his wife', and 'she' of one whose agent is 'her son'. */
function principalsPronoun(text: string): 'he' | 'she' | undefined {
  const whose = agentOf.exec(text)?.groups?.whose?.toLowerCase()
  return whose ? (whose === 'his' ? 'he' : 'she') : undefined
}

export const ofPower: Readers = {
  ofOrders: [lastsIn, ...terms],
  readers: [
    durableIn,
    mattersIn,
    noPowerOver,
    successorIn,
    agentIn,
    ...powersTold,
    ...terms,
    ({ text }, { found }) =>
      sameAddress.test(text) && /\bagent\b/i.test(text) && valueAt(found, 'principalAddress')
        ? { values: { agentAddress: valueAt(found, 'principalAddress') }, isWhole: false }
        : null,
    ({ text }) =>
      isLabelOnly.test(text) && /\b(?:poa|power of attorney)\b/i.test(text) ? { values: {}, isWhole: true } : null,
  ],
  isMisread: ({ field, value }, unit, { found }) =>
    (field === 'witnesses' && !/^(?:one|two|three)$/.test(value)) ||
    (/^(?:principalName|agentName|successor)$/.test(field) && isStreet(value)) ||
    // What may be sold is not where the agent lives.
    (field === 'agentAddress' &&
      unit !== undefined &&
      !unit.text.includes(valueAt(found, 'agentName')) &&
      /\b(?:sell|rent|lease|manage|house|home|property|land|condo|real estate)\b/iu.test(
        unit.text.slice(0, unit.text.indexOf(value)),
      )),
  isNoTerm: (words) => noPower.test(words),
  finish: (found, { text }) => {
    const bare = (field: string) => {
      const value = valueAt(found, field)
      const name = value.replace(kinBefore, '')
      return name !== value ? { [field]: name } : {}
    }
    const first = valueAt(found, 'agentName').split(' ')[0] ?? ''
    const byName = (line: string) =>
      ['can', 'may', 'will'].reduce((words, verb) => words.replace(first && `${first} ${verb} `, ''), line)
    const told = valueAt(found, 'powers')
      .split('\n')
      .filter((each) => !noPower.test(each))
      .map((each) =>
        byName(each.replace(/^(?:purpose: |(?:he|she|they|the agent) (?:can|may|is to|will) (?:also )?)/i, '')),
      )
      .join('\n')
    // Of a principal who does not speak, 'her car' is the principal's.
    const isOwn = /\bI\b/.test(text)
    const pronoun = isOwn ? undefined : principalsPronoun(text)
    const ofOther = pronoun ? ofPrincipal(told, pronoun) : told.replace(/\b(?:her|his)(?= \p{L})/giu, 'my')
    const powers = isOwn ? told : ofOther
    const limits = pronoun ? ofPrincipal(valueAt(found, 'limits'), pronoun) : ''
    // 'And rent out the house, no lease longer than six months': what is not allowed in it is of the power before it.
    const limited = (items: readonly string[]): string[] => {
      const all: string[] = []
      for (const item of items)
        if (/^(?:no|not|never|only|but not|except)\b/i.test(item) && all.length > 0)
          all.push(`${all.pop()}, ${/^no\b/i.test(item) ? `with ${item}` : item}`)
        else all.push(item)
      return all
    }
    const isLine = powers && !/\n/.test(powers) && !/\b(?:which|who)\b/i.test(powers) && thingsIn(powers).length > 2
    return {
      ...(limits && { limits }),
      ...bare('agentName'),
      ...bare('successor'),
      ...(/^(?:it does not|starts?|begins?|effective|now|can|may|will|shall|must|if|when|only)$/i.test(
        valueAt(found, 'beginning'),
      ) && { beginning: '' }),
      ...(isLine
        ? { powers: limited(powers.includes(';') ? thingsIn(powers) : partedAtLast(thingsIn(powers))).join('\n') }
        : powers !== valueAt(found, 'powers') && { powers }),
    }
  },
}
