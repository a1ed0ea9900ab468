import type { Template } from '@casewright/templates'
import { kin, pronounOf } from '../kin.ts'
import type { Edit } from './edits.ts'
import { inflected, isModal, isPast } from './in-third-person/verbs.ts'

/** Who writes is the one who is to act: 'I'd be the agent', 'she wants me to be her agent'. */
const isAgent =
  /\bI(?:['’]d| would| will|['’]ll|['’]m| am)(?: be| going to be| to be)? (?:the|her|his|their) (?:agent|attorney[- ]in[- ]fact)\b|\b(?:names?|naming|appoints?|appointing|makes?|making) me (?:as )?(?:the |her |his |an? )?(?:agent|attorney[- ]in[- ]fact)\b|\bme(?:, \p{Lu}[\p{L}.’ -]{2,40},)? (?:as|to be) (?:the |her |his )?(?:agent|attorney[- ]in[- ]fact)\b|\b(?:the )?agent(?: is|:| would be| will be) me\b/iu
const giver = new RegExp(
  `\\b(?:my|our) (?<who>${kin})(?:,? \\p{Lu}[\\p{L}. ’-]{2,40},?)? (?:wants?|needs?|would like|['’]d like|is (?:giving|making|signing|getting)|asked for|has asked for)\\b`,
  'iu',
)

/** 'I need a power of attorney for my mother, Ingrid Solberg': whoever writes asks for somebody else. */
const forWhom = new RegExp(
  `(?:(?<![\\p{L}’'-])(?:I|we) (?:need|want|would like|are doing|am doing)|(?:please |can you )?(?:draft|prepare|do|make|write)) (?:up )?(?:an? |the |this )?(?:(?:durable|general|limited|financial|simple) )*(?:power of attorney|POA) (?:for|from) (?:my|our) (?<who>${kin}),? (?<name>\\p{Lu}[\\p{L}.’-]+(?: \\p{Lu}[\\p{L}.’-]+){1,3})(?<rest>[^.;\\n]{0,160})[.]?`,
  'iu',
)
/** 'She wants me, Karen Hayes, as agent and my brother Paul Sol if I can’t do it.' */
const chosen = new RegExp(
  `(?<!\\p{L})(?:(?:[Mm]y|[Oo]ur) (?:${kin})|[Ss]he|[Hh]e|\\p{Lu}\\p{L}{1,24}) (?:wants?|would like|picked|chose|is naming|names?)(?: me)?,? (?:I['’]m |that is )?(?<name>\\p{Lu}[\\p{L}.’-]{1,24}(?: \\p{Lu}[\\p{L}.’-]{1,24}){1,3}),? (?:as|to be) (?:the |her |his )?(?:agent|attorney[- ]in[- ]fact)(?:,? (?:and|with|then) (?:(?:my|her|his) (?:${kin}),? )?(?<next>\\p{Lu}[\\p{L}.’-]{1,24}(?: \\p{Lu}[\\p{L}.’-]{1,24}){1,3}),? (?:if (?:I|she|he)['’]?m? (?:can['’]?t|cannot|am not able|is not able|not able|am unable)[^.;\\n]{0,24}|as (?:the |a )?(?:backup|successor|alternate|second)(?: agent)?))?(?=[.;\\n]|$)`,
  'u',
)

const bases: Record<string, string> = { is: 'am', was: 'was', has: 'have', does: 'do', goes: 'go', says: 'say' }
/** 'Wants' as 'want', 'carries' as 'carry'. */
const base = (verb: string): string =>
  bases[verb] ??
  (isModal(verb) || isPast(verb)
    ? verb
    : /ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /(?:ss|x|z|ch|sh)es$/.test(verb)
        ? verb.slice(0, -2)
        : verb.replace(/(?<=[^s])s$/, ''))
const third = (verb: string): string => (isModal(verb) || isPast(verb) ? verb : inflected(verb))

const short: Record<string, string> = { d: 'would', ll: 'will', m: 'am', ve: 'have', s: 'is' }
const notShort = /^(?<verb>do|does|is|was|has|have|would|could|should|did)n['’]t$/i

/**
 * A power of attorney that the one who is to act asks for, as the principal says it: 'my mother wants me to pay her bills' is 'I want the
 * Agent to pay my bills'.
 */
export function principalsVoiceIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  const asked = forWhom.exec(text)
  const who = giver.exec(text)?.groups?.who ?? asked?.groups?.who ?? ''
  const pronoun = id === 'power-of-attorney' && isAgent.test(text) ? pronounOf(who) : undefined
  if (!pronoun) return []
  const edits: Edit[] = []
  const put = (start: number, end: number, as: string) => edits.push({ start, end, as, why: 'filler' })
  const opens = (at: number) =>
    at === 0 || /(?:[.!?]["”’)]?\s{1,3}|\n\s{0,3}|^\s{0,4})$/.test(text.slice(Math.max(0, at - 4), at))
  const cased = (at: number, words: string) => (opens(at) ? words.charAt(0).toUpperCase() + words.slice(1) : words)
  if (asked?.groups?.name) {
    const lives = /\blives? (?:at|in) (?<at>[^;\n]{4,90})$/iu.exec(asked.groups.rest ?? '')?.groups?.at
    put(
      asked.index,
      asked.index + asked[0].length,
      `Principal: ${asked.groups.name}\n${lives ? `Principal’s address: ${lives}\n` : ''}`,
    )
  }
  const chosenOne = chosen.exec(text)
  if (chosenOne?.groups?.name)
    put(
      chosenOne.index,
      chosenOne.index + chosenOne[0].length + Number(text.charAt(chosenOne.index + chosenOne[0].length) === '.'),
      `\nAgent: ${chosenOne.groups.name}\n${chosenOne.groups.next ? `Successor agent: ${chosenOne.groups.next}\n` : ''}`,
    )
  const self = new RegExp(
    `(?<![\\p{L}’'-])(?:I['’]m|I am) (?<name>\\p{Lu}[\\p{L}.’-]+(?: \\p{Lu}[\\p{L}.’-]+){1,3}),? (?:(?:her|his|their) (?<kin>${kin}|\\p{Ll}+)),?(?: and I['’]?(?:d| would|ll| will)(?: be)?(?: going to be)? (?:the|her|his) (?:agent|attorney[- ]in[- ]fact))?`,
    'u',
  )
  const named = self.exec(text)
  if (named?.groups?.name) put(named.index, named.index + named[0].length, `\nAgent: ${named.groups.name}\n`)
  // What the principal wants the agent to do is what the agent shall do, and what the agent has to be able to do is what the agent may do.
  const wish = new RegExp(
    `(?<![\\p{L}’'-])(?:(?:(?:[Mm]y|[Oo]ur) ${who}|${pronoun}) (?:also )?(?:wants?|would like|expects?|asked) me to|I (?:also )?(?<may>need to be able to|have to be able to|want to be able to|should be able to))(?= \\p{Ll})`,
    'giu',
  )
  for (const { 0: said, index, groups } of text.matchAll(wish))
    put(index, index + said.length, cased(index, groups?.may ? 'the Agent may' : 'the Agent shall'))
  // A brother of the one who is to act is a son of his mother.
  const child = /^(?:mother|father|mom|dad)$/i.test(who) ? /(?<![\p{L}’'-])[Mm]y (?<kin>brother|sister)\b/gu : null
  for (const { 0: said, index, groups } of child ? text.matchAll(child) : [])
    put(index, index + said.length, cased(index, `my ${groups?.kin === 'brother' ? 'son' : 'daughter'}`))
  const isTaken = (at: number) => edits.some(({ start, end }) => start <= at && at < end)
  /** Who does something, with the verb behind it made to agree. */
  const subject = (at: number, end: number, as: string, agree: (verb: string) => string, joined = '') => {
    const verb = /^ (?:(?:also|only|always|never|still|just) )?(?<verb>\p{L}+?n['’]t|\p{L}+)/u.exec(
      text.slice(end, end + 40),
    )
    const word = verb?.groups?.verb ?? ''
    if (joined !== '') {
      put(at, end, cased(at, `${as} ${agree(short[joined] ?? joined)}`))
      return
    }
    const not = notShort.exec(word)?.groups?.verb
    const told = /^(?:ca|wo|could|would|should|must|might)n['’]t$/i.test(word)
      ? word
      : not
        ? `${agree(not.toLowerCase())} not`
        : agree(word)
    put(at, end, cased(at, as))
    if (word !== '' && told !== word) {
      const from = end + (verb?.[0].length ?? 0) - word.length
      put(from, from + word.length, told)
    }
  }
  const words = new RegExp(
    `(?<![\\p{L}’'-])(?:(?<giver>(?:[Mm]y|[Oo]ur) ${who})(?<of>['’]s)?|(?<they>${pronoun})|(?<their>${pronoun === 'she' ? 'her|hers|herself' : 'his|him|himself'})|(?<I>I)|(?<me>me|my|myself))(?:['’](?<short>d|ll|m|ve|s))?(?![\\p{L}-])`,
    'giu',
  )
  for (const { 0: said, index: at, groups = {} } of text.matchAll(words)) {
    if (isTaken(at) || (groups.I && said.charAt(0) !== 'I')) continue
    const end = at + said.length
    if (groups.giver && (groups.of || groups.short === 's') && /^ \p{Ll}/u.test(text.slice(end)))
      put(at, end, cased(at, 'my'))
    else if (groups.giver || groups.they) subject(at, end, 'I', base, groups.short)
    else if (groups.I) subject(at, end, 'the Agent', third, groups.short)
    else if (groups.me) put(at, end, cased(at, /^my$/i.test(said) ? 'the Agent’s' : 'the Agent'))
    else if (groups.their) {
      const isOwn =
        /^his$/i.test(said) ||
        (/^her$/i.test(said) &&
          /^ \p{L}/u.test(text.slice(end)) &&
          !/^ (?:to|in|at|by|with|for|on|before|after|if|that|an?|the|when|and|or)\b/.test(text.slice(end)))
      put(at, end, cased(at, /self$/i.test(said) ? 'myself' : /^hers$/i.test(said) ? 'mine' : isOwn ? 'my' : 'me'))
    }
  }
  return edits
}
