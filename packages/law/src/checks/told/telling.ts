import type { Sentence } from '../../sentences/sentences.ts'

/**
 * One way in which drafters say something: families of words that stand together in one sentence, or in one item of its
 * list, in any order. A pattern knows one order of words; a hundred drafters use a hundred.
 */
export interface Telling {
  /** Each of these has to be there. */
  all: readonly RegExp[]
  /** Shows that something else is said. */
  none?: RegExp
  /** What the one side does of whom the finding speaks: it must be told who that is, and it may not be both. */
  who?: RegExp
  /** What no expression tells, such as how long a time is. */
  also?: (words: string) => boolean
}

/** UTF-16 units up to which a lead-in before a list is read with each item. */
const longestLead = 300
const longest = 3000
/** Of a longer stretch, that words stand in it together says little. */
const longestTold = 900

/** The items of a sentence's list, or the sentence. */
export const itemsOf = (text: string): readonly string[] => text.slice(0, longest).split(';')

/** Each item of a list with what leads into them all: 'Each of these is a default: (a) …; (b) …'. */
const partsOf = (text: string): readonly string[] => {
  const items = itemsOf(text)
  const colon = items[0]?.indexOf(':') ?? -1
  const lead = items.length > 1 && colon >= 0 && colon < longestLead ? (items[0] ?? '').slice(0, colon + 1) : ''
  return items.map((item, at) => (at === 0 ? item : `${lead} ${item}`))
}

const isTold = ({ all, none, also }: Telling, words: string): boolean =>
  words.length < longestTold &&
  all.every((family) => family.test(words)) &&
  !none?.test(words) &&
  (also?.(words) ?? true)

/** Which item of a sentence's list is the first that some telling has; undefined where none is. */
export const tellingItem = (tellings: readonly Telling[], { text }: Pick<Sentence, 'text'>): number | undefined => {
  const at = partsOf(text).findIndex((words) => tellings.some((telling) => isTold(telling, words)))
  return at < 0 ? undefined : at
}

/** A part of an expression that several families share, as one expression. */
export const anyOf = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})`, 'i')
