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

/** A sentence, or the items of its list with what leads into them: 'Each of these is a default: (a) …; (b) …'. */
const partsOf = (text: string): string[] => {
  const words = text.slice(0, longest)
  if (!words.includes(';')) return [words]
  const colon = words.indexOf(':')
  const lead = colon >= 0 && colon < longestLead ? words.slice(0, colon + 1) : ''
  return words.slice(lead.length).split(';').map((item) => `${lead} ${item}`)
}

const isTold = ({ all, none, also }: Telling, words: string): boolean =>
  words.length < longestTold &&
  all.every((family) => family.test(words)) && !none?.test(words) && (also?.(words) ?? true)

/** The first of some tellings that words have. */
export const tellingIn = (tellings: readonly Telling[], { text }: Pick<Sentence, 'text'>): Telling | undefined => {
  const parts = partsOf(text)
  return tellings.find((telling) => parts.some((words) => isTold(telling, words)))
}

/** A part of an expression that several families share, as one expression. */
export const anyOf = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})`, 'i')
