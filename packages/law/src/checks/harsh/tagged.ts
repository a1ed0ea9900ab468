import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument } from '../check.ts'
import { once } from '../reading/once.ts'
import { named, sidesOf } from '../sides-of.ts'

/** A sentence in which each side stands as a mark, so that one expression fits the papers of all: '@A pays what @B asks'. */
export interface Tagged {
  sentence: Sentence
  words: string
  /** By its letter, what the paper calls a side. */
  names: Readonly<Record<string, string>>
}

const letters = 'ABCDEF'
/** UTF-16 units of a sentence that are read. */
const longest = 1500

const marksOf = once((document) =>
  sidesOf(document)
    .slice(0, letters.length)
    .map((name, at) => ({ name, letter: letters.charAt(at) }))
    .toSorted((one, other) => other.name.length - one.name.length),
)

const reader = /^(?:you|we|i)$/i
/** 'You' and 'we' own by words of their own. */
const owning: Readonly<Record<string, RegExp>> = {
  you: /\byour\b/gi,
  we: /\bour\b/gi,
  i: /\bmy\b/gi,
}
const objectOf: Readonly<Record<string, RegExp>> = { we: /\bus\b/g, i: /\bme\b/g }

/** The words of a sentence with its sides marked. */
export const tagged = (document: CheckedDocument, sentence: Sentence): Tagged => {
  const marks = marksOf(document)
  let words = sentence.text.slice(0, longest).replace(/\s+/g, ' ').replace(/’/g, "'")
  for (const { name, letter } of marks) {
    const low = name.toLowerCase()
    // A side is written with a capital, so that 'the owner of the land' is none.
    words = words.replace(named(name), (found) => (/^\p{Lu}/u.test(found) || reader.test(name) ? `@${letter}` : found))
    const owns = owning[low]
    const object = objectOf[low]
    if (owns) words = words.replace(owns, () => `@${letter}'s`)
    if (object) words = words.replace(object, () => `@${letter}`)
  }
  return {
    sentence,
    words: words.replace(/\b[Tt]he (?=@)/g, ''),
    names: Object.fromEntries(marks.map(({ name, letter }) => [letter, name])),
  }
}

/** Sides named in some words, each once, by their letters. */
export const lettersIn = (words: string): readonly string[] => [
  ...new Set([...words.matchAll(/@([A-F])/g)].map(([, letter = '']) => letter)),
]

/** The other of two sides; of more, the only other one that the words name. */
export const otherThan = ({ names, words }: Tagged, letter: string): string | undefined => {
  const all = Object.keys(names).filter((one) => one !== letter)
  if (all.length === 1) return all[0]
  const here = lettersIn(words).filter((one) => one !== letter)
  return here.length === 1 ? here[0] : undefined
}

/** The side that is the subject at a place: the last named before it that nothing governs, or that an owner's noun follows. */
export const subjectAt = (words: string, at: number): string | undefined => {
  const before = words.slice(Math.max(0, at - 220), at)
  const clause = before.slice(before.lastIndexOf(';') + 1)
  const found = [...clause.matchAll(/(?:^|(\S{1,20}) )@([A-F])(?!['\w])/g)]
  const free = found.findLast(
    ([, lead = '']) => !/^(?:of|to|from|by|with|for|against|on|upon|than|between|at|than|under)$/i.test(lead),
  )
  return free?.[2]
}
