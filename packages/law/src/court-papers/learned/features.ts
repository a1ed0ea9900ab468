import type { Span } from '../../span/span.ts'
import { type CourtFieldName, courtFieldNames, type Place } from '../field.ts'
import { signsOf } from './signs.ts'

/** Whose paper it is: the court's, or one of the parties'. */
export type Voice = 'opinion' | 'order' | 'pleading' | 'filing'

/** The points of the rules for one sentence. */
export type Points = Readonly<Partial<Record<CourtFieldName, number>>>

/** A sentence beside another. */
interface Neighbor extends Span {
  text: string
  points: Points
}

/** A sentence with what stands around it. */
export interface Seen extends Place {
  voice: Voice
  /** The heading that it stands under, empty above the first. */
  heading: string
  isHeading: boolean
  /** The first and the last of its paragraph. */
  first: boolean
  last: boolean
  /** It stands in words that are quoted, as far as its paragraph tells. */
  inQuotation: boolean
  points: Points
  before?: Neighbor
  after?: Neighbor
}

/** What the scorer knows of a sentence: the names of what it has, and how much one word of it weighs. */
export interface Features {
  names: string[]
  words: string[]
  /** How its words begin, alone and in pairs: 'contends' and 'contention' are one. */
  stems: string[]
  /** What its words do. */
  signs: string[]
}

const roles =
  /^(?:plaintiffs?|defendants?|appell(?:ant|ee)s?|petitioners?|respondents?|movants?|claimants?|complainants?|relators?|libell?ants?|government|state|commonwealth|county|city|town|board|commissioner|company|corporation|debtor|trustee|insurer|employer|landlord|tenant)$/
const mostWords = 60

/** Words as the scorer compares them: numbers and names are all one, and so are the roles of parties. */
function wordsOf(text: string): string[] {
  const found: string[] = []
  for (const [word] of text.slice(0, 900).matchAll(/[\p{L}’']+|\d[\d,.]*|[§$:;?“"]/gu)) {
    const plain = word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')
    const is = /^\d/.test(word)
      ? '#'
      : roles.test(plain)
        ? 'PARTY'
        : found.length > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !/^(?:court|judge|motion|order|we)$/.test(plain)
          ? 'NAME'
          : plain
    if (is !== 'NAME' || found.at(-1) !== 'NAME') found.push(is)
    if (found.length >= mostWords) break
  }
  return found
}

const stemLength = 5
const mostStems = 150

/** Words by how they begin, with the names among them. */
function stemsOf(text: string): string[] {
  const found = (text.slice(0, 900).match(/[\p{L}’']+/gu) ?? [])
    .slice(0, mostStems)
    .map((word) => word.toLowerCase().replaceAll('’', "'").slice(0, stemLength))
  return [...new Set([...found, ...found.slice(1).map((stem, i) => `${found[i]} ${stem}`)])]
}

const places = [0.04, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.96]
const place = (at: number) => places.filter((edge) => at >= edge).length
const lengths = [30, 60, 100, 160, 240, 350, 500, 800]
const cites = /\b\d{1,3} [A-Z][\w. ]{0,24}\d\b|\bv\. /
const present = /\b(?:is|are|does|do|has|have|may|must|cannot|can)\b/
const past = /\b(?:was|were|did|had|\w{3,}ed)\b/

const known = (points: Points, of: string): string[] =>
  courtFieldNames.flatMap((name) => {
    const given = points[name] ?? 0
    return given > 0 ? [`${of}:${name}`, `${of}:${name}:${Math.min(12, Math.round(given))}`] : []
  })

/** UTF-16 units of a neighbor that are read: how it begins. */
const someWords = 40
const opening = (words: readonly string[], of: string): string[] => [
  `${of}:${words[0] ?? ''}`,
  `${of}:${words.slice(0, 2).join(' ')}`,
]

/** The features of a sentence, by name. */
export function featuresOf(seen: Seen): Features {
  const { text, at, voice, heading, points, before, after } = seen
  const words = wordsOf(text)
  const under = wordsOf(heading).slice(0, 8)
  const court = voice === 'opinion' || voice === 'order'
  const names = [
    `voice:${voice}`,
    `at:${voice}:${place(at)}`,
    `at:${court}:${place(at)}`,
    `length:${lengths.filter((edge) => text.length >= edge).length}`,
    ...known(points, 'rule'),
    ...known(points, `rule:${court}`),
    ...(before ? known(before.points, 'before').filter((name) => !/\d/.test(name)) : ['begins']),
    ...(after ? known(after.points, 'after').filter((name) => !/\d/.test(name)) : ['ends']),
    ...(seen.isHeading ? ['heading', `heading:${court}`] : []),
    ...(seen.first ? ['first'] : []),
    ...(seen.last ? ['last'] : []),
    ...(cites.test(text) ? ['cites'] : []),
    ...(/["“]/.test(text) ? ['quotes'] : []),
    ...(/^["“]/.test(text) ? ['quoted'] : []),
    ...(present.test(text) ? ['present'] : []),
    ...(past.test(text) ? ['past'] : []),
    ...under.map((word) => `under:${word}`),
    ...opening(words, 'begins'),
    ...(before ? opening(wordsOf(before.text.slice(0, someWords)), 'before begins') : []),
    ...(after ? opening(wordsOf(after.text.slice(0, someWords)), 'after begins') : []),
  ]
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`)
  return { names, words: [...new Set([...words, ...pairs])], stems: stemsOf(text), signs: signsOf(seen) }
}
