import { sentencesOf } from '../../../sentences/sentences.ts'

// Letters that make no syllable of their own at the end of a word.
const silent = /(?:[^laeiouyscgxzh]es|[^tdaeiouy]ed|[^laeiouy]e|[aeiou]les?)$/
const vowels = /[aeiouy]{1,2}/g
// 'Liability' and 'period', but not 'notion' and 'special'.
const apart = /(?<![tscgx])i[aou]/g

/** Syllables of a word as a rule of thumb counts them: groups of vowels, without silent ends. At least 1. */
export const syllablesOf = (word: string): number => {
  const low = word.toLowerCase().replace(/[^a-z]/g, '')
  if (low.length <= 3) return 1
  const stem = low.replace(silent, '')
  return Math.max(1, (stem.match(vowels)?.length ?? 1) + (stem.match(apart)?.length ?? 0))
}

export interface Reading {
  sentences: number
  words: number
  syllables: number
}

/** What the grade is made of. Sentences of fewer than three words are headings and numbers. */
export const readingOf = (sentences: readonly string[]): Reading => {
  const total: Reading = { sentences: 0, words: 0, syllables: 0 }
  for (const sentence of sentences) {
    const words = sentence.match(/\p{L}[\p{L}’']*/gu) ?? []
    if (words.length < 3) continue
    total.sentences++
    total.words += words.length
    for (const word of words) total.syllables += syllablesOf(word)
  }
  return total
}

/** Grade of a U.S. school by Flesch and Kincaid (Kincaid et al., Naval Technical Training Command, 1975). 0 for no prose. */
export const gradeOf = ({ sentences, words, syllables }: Reading): number =>
  sentences === 0 ? 0 : Math.round((0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59) * 10) / 10

/** The grade of a text, from its sentences as this package splits them. */
export const readingGrade = (text: string): number =>
  gradeOf(readingOf(sentencesOf({ text }).flatMap((sentence) => (sentence.contents ? [] : [sentence.text]))))
