import type { DocumentText } from '@casewright/core'
import type { Span } from '../span/span.ts'
import { named, sidesOf } from './sides-of.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

/** Who does something at a place, and the side that it is done to, as the paper calls them; without what the words do not tell. */
export interface DoerAt {
  one?: string
  other?: string
  /** Each side does it. */
  mutual: boolean
}

const modals =
  'shall|will|may|must|cannot|can|agrees?|acknowledges?|covenants?|undertakes?|hereby|is|are|am|has|have|reserves?|retains?'
const modal = new RegExp(`\\b(?:${modals})\\b`, 'gi')
const bySelf =
  /\b(?:(?:each|either|neither|both)(?: of the)? part(?:y|ies)|(?:the|both) parties|(?:each|either|neither|both) (?:of us|sides?)|part(?:y|ies) (?:each|both))$/i
const pronoun = /\b(?:it|he|she|they)$/i
/** What may stand between a subject and its verb: 'Employee shall, and hereby does,', 'the Company (in its discretion)'. */
const between = new RegExp(
  `(?:,| (?:not|also|freely|alone|then|further|and|or|does|do|to|from time to time|${modals}|[a-z]{2,14}ly)| \\([^()]{0,60}\\))$`,
  'i',
)
/** A side that a paper without its name calls by a word for whoever works or reads. */
const person =
  /^(?:employee|executive|consultant|contractor|participant|recipient|undersigned|individual|optionee|you)$/i
/** 'Shall permit the Bank to audit': somebody else does it. */
const letsAnother =
  /\b(?:permits?|allows?|requires?|causes?|enables?|lets?|authorizes?|directs?|procures?|ensures?|asks?|gives?|grants?|affords?|provides?|makes?|looks?|calls?)\b/i
/** How far back of the words the subject of a sentence is looked for, in characters. */
const reach = 600
const mutual = 'each'
const unclear = '?'

/** The sentence that holds a place, over the ends of its lines. */
const wordsAt = ({ text }: Read, { start, end }: Span): string => {
  const ahead = text.slice(Math.max(0, start - reach), start)
  const from = Math.max(ahead.lastIndexOf('. ') + 1, ahead.lastIndexOf('\n\n') + 1, ahead.lastIndexOf('.\n') + 1)
  const stop = text.slice(end, end + reach).search(/\.\s|\n\n/)
  return `${ahead.slice(from)}${text.slice(start, stop < 0 ? end : end + stop)}`.replace(/\s+/g, ' ')
}

interface Sides {
  names: readonly string[]
  /** Whatever may stand as a subject: the names, and 'I', 'you' and 'we'. */
  all: readonly { name: string; at: RegExp }[]
}

const sidesFor = (source: Read): Sides => {
  const names = sidesOf(source)
  const own = ['I', 'You', ...(/\byour?\b/i.test(source.text) ? ['We'] : [])].filter((word) => !names.includes(word))
  const all = [...names, ...own].map((name) => ({
    name,
    at: new RegExp(`${named(name).source}$`, name === 'I' ? 'u' : 'iu'),
  }))
  return { names, all }
}

const withoutAside = (words: string): string => {
  let bare = words.trimEnd()
  for (let cut = bare.replace(between, '').trimEnd(); cut !== bare; cut = cut.replace(between, '').trimEnd()) bare = cut
  return bare
}

/** 'Affiliates of the Company shall': the name is no subject. */
const isPart = /\b(?:of|to|from|with|by|for|under|in|against|on)(?: the)?$/i
/** 'The Company and Employee shall', though not '…, and Employee shall': the name alone is no subject. */
const isPair = /(?<![,;]) (?:and|or|nor)(?: the)?$/i

/** The side that words end with as a subject does, also before an aside without a verb of its own: 'Employee, during the term,'. */
const endsWith = (words: string, { all }: Sides): string | undefined => {
  const bare = withoutAside(words)
  const comma = words.trimEnd().endsWith(',') ? bare.lastIndexOf(',') : -1
  const ahead = comma < 0 || bare.slice(comma).search(modal) >= 0 ? '' : withoutAside(bare.slice(0, comma))
  for (const lead of [bare, ahead]) {
    if (bySelf.test(lead)) return mutual
    for (const { name, at } of all) {
      const index = lead.search(at)
      const led = lead.slice(0, Math.max(0, index)).trimEnd()
      if (index >= 0) return isPair.test(led) ? unclear : isPart.test(led) ? undefined : name
    }
  }
  return undefined
}

const beginsWith = (words: string, { names }: Sides): string | undefined => {
  const bare = words.replace(/^the /i, '').toLowerCase()
  return names.find((name) => bare.startsWith(name.toLowerCase()) && !/^[\p{L}-]/u.test(bare.slice(name.length)))
}

const ownedBy = (words: string, { all }: Sides): string | undefined => all.find(({ at }) => at.test(words))?.name

/** What may stand between an owner and what is owned: a verb behind 'upon Customer’s failure' is nobody's there. */
const ofOwned =
  /['’]s?(?: (?:total|aggregate|cumulative|entire|maximum|overall|sole|exclusive|absolute|own|reasonable|general|full|and|or|right|duty|obligation|option|agreement|promise|covenant|to|not)){0,4} $/i
/** Whose the noun is: 'the Company’s total liability', 'the liability of the Company'. */
const ownerAt = (before: string, after: string, sides: Sides): string | undefined => {
  const mark = before.slice(-60).search(ofOwned)
  if (mark >= 0) return ownedBy(before.slice(0, Math.max(0, before.length - 60) + mark), sides)
  return after.startsWith(' of ') ? beginsWith(after.slice(4), sides) : undefined
}

/** Behind these stands a noun: 'available for audit', 'that liability is limited'. */
const beforeNoun = /\b(?:for|of|the|an?|any|its|their|his|her|our|your|such|without|in|on|by|under|that|this)\s*$/i
/** 'As amended', 'when the term ends': no verb of the subject before 'shall'. */
const isBare = (found: string, word: string): boolean =>
  /^(?:hereby|does|is|are|am|has|have|agrees?)$/i.test(word) || !/^\w+(?:ed|(?<!s)s)\b/i.test(found)

/** The subject of the last verb before some words, where nothing between them may have another. */
const subjectOf = (before: string, found: string, sides: Sides): string | undefined => {
  const verbs = [...before.matchAll(modal)].map(({ index, 0: word }) => ({
    who: endsWith(before.slice(0, index), sides),
    lead: before.slice(0, index).trimEnd(),
    rest: before.slice(index + word.length),
    word,
  }))
  const last = verbs.at(-1)
  if (!last || letsAnother.test(last.rest) || beforeNoun.test(before) || !isBare(found, last.word)) return undefined
  const isOfAnother = sides.names.some((name) => name !== last.who && named(name).test(last.rest))
  // 'In no event shall the Company be liable'.
  const inverted = endsWith(last.rest.replace(/ be $/, ''), sides)
  if (inverted) return inverted
  if (isOfAnother) return undefined
  const known = new Set(verbs.flatMap(({ who }) => who ?? []))
  if (last.who) return !/[,;]/.test(last.rest) || known.size === 1 ? last.who : undefined
  // 'Employee agrees that, for a year, he will not': nobody else is named on the way.
  const said = verbs.findLast(({ who }) => who !== undefined)
  const way = said ? last.lead.slice(said.lead.length) : ''
  const others = sides.names.filter((name) => name !== said?.who)
  const isSame =
    known.size === 1 && pronoun.test(last.lead) && / that\b/.test(way) && !others.some((name) => named(name).test(way))
  return isSame ? said?.who : undefined
}

/** Who does what one match names: its owner, its own subject, whoever follows 'by', or the subject of the verb before it. */
const doerOf = (words: string, at: number, found: string, sides: Sides): string | undefined => {
  const [before, after] = [words.slice(Math.max(0, at - reach), at), words.slice(at + found.length)]
  const isPassive = /ed$|paid$/i.test(found) && /\b(?:is|are|was|were|be|been|being)(?: \w{2,14}ly)? $/i.test(before)
  if (isPassive) {
    const by = after.slice(0, 60).search(/ by /i)
    return by < 0 ? undefined : beginsWith(after.slice(by + 4), sides)
  }
  return ownerAt(before, after, sides) ?? endsWith(before, sides) ?? subjectOf(before, found, sides)
}

/** The side to which it is done: the only other one, or for somebody without a name the only one that is no such person. */
const otherThan = (one: string, { names }: Sides, words: string): string | undefined => {
  const isOwn = /^(?:I|You|We)$/.test(one)
  const left = names.filter((name) => name !== one && !(isOwn && one !== 'We' && person.test(name)))
  if (left.length === 1) return left[0]
  if (left.length === 0 && one === 'You' && /\b(?:we|us|our)\b/i.test(words)) return 'We'
  return left.length === 0 && one === 'We' && /\byour?\b/i.test(words) ? 'You' : undefined
}

/**
 * Who does `act` (a global expression) in the sentence of a place, and whom it concerns. Nobody is named unless the words
 * tell it: the subject has to stand by its verb, and all that `act` matches there has to have the same.
 */
export const doerAt = (
  source: Read,
  place: Span | null | undefined,
  { act, taker }: { act: RegExp; taker?: RegExp },
): DoerAt => {
  if (!place) return { mutual: false }
  const words = wordsAt(source, place)
  const sides = sidesFor(source)
  const doers = new Set(
    [...words.matchAll(act)].flatMap(({ index, 0: found }) => doerOf(words, index, found, sides) ?? []),
  )
  const [one] = doers
  if (doers.has(unclear)) return { mutual: false }
  if (one && doers.size === 1)
    return one === mutual ? { mutual: true } : withOther(one, otherThan(one, sides, source.text))
  if (doers.size > 1 || !taker || sides.names.length !== 2) return { mutual: false }
  const other = sides.names.find((name) =>
    [...words.matchAll(named(name))].some(({ index }) =>
      taker.test(words.slice(0, index).replace(/\s(?:the )?$/i, '')),
    ),
  )
  const doer = other && sides.names.find((name) => name !== other)
  return doer ? withOther(doer, other) : { mutual: false }
}

const withOther = (one: string, other: string | undefined): DoerAt => ({ one, ...(other && { other }), mutual: false })
