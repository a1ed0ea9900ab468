import { slotOf } from './classes.ts'
import type { Words } from './words.ts'

/** The marks and spaces between a word and the next. */
export const between = ({ text, start, end }: Words, at: number): string =>
  text.slice(end[at] ?? 0, Math.min(start[at + 1] ?? text.length, (end[at] ?? 0) + 80))

const shortened = new Set(
  'mr mrs ms dr jr sr messrs hon prof rev st co corp inc ltd no nos v vs cf e g i id ibid ed eds cl art arts sec ch pt p pp para supp dist cir ct app ann stat const amend ass’n assn bros cas fed eq tit vol sess cong doc rep res dept u s f l d j jj c ante post supra infra wall pet how cranch wheat dall black otto brief tr rec op comm gen ry r'.split(
    ' ',
  ),
)
const opens = new Set(
  'the a an in we it this that these those but and he she they if when where there such as for to on at by our his her its their no not nor under although while because since thus therefore hence however moreover nevertheless accordingly here even so all any each some one what who whether with after before it’s'.split(
    ' ',
  ),
)

/** Whether a sentence ends with the word at `at`. A period after 'U.S.', 'v.' or 'No.' ends none, unless 'The' follows. */
export function endsSentence(words: Words, at: number): boolean {
  if (at + 1 >= words.words.length) return true
  const gap = between(words, at)
  if (!/[.?!]/.test(gap)) return endsParagraph(gap, words.words[at] ?? '') && startsUpper(words, at + 1)
  if (/\.\s?\.\s?\./.test(gap)) return /\.\s?\.\s?\.\s?\./.test(gap) && startsUpper(words, at + 1)
  if (!/[.?!]['"’”)\]\d-]*(?:\s|$)/.test(gap) && !/\d/.test(gap)) return false
  if (!startsUpper(words, at + 1) && !/^\d/.test(words.words[at + 1] ?? '')) return false
  const word = words.words[at] ?? ''
  const isShort = word.length === 1 || shortened.has(word) || /^\d+$/.test(words.words[at + 1] ?? '')
  if (!isShort || /[?!]/.test(gap)) return true
  if (/^\d+$/.test(words.words[at + 1] ?? '')) return word.length > 4 && !shortened.has(word)
  return opens.has(words.words[at + 1] ?? '')
}

/** A blank line ends a sentence; not where a page is broken, or the last word waits for another. */
const endsParagraph = (gap: string, word: string): boolean =>
  /\n\s*\n/.test(gap) && !/[,*]/.test(gap) && slotOf(word) === null

const startsUpper = ({ text, start }: Words, at: number): boolean =>
  /\p{Lu}/u.test(text.slice(start[at] ?? 0, (start[at] ?? 0) + 1))

/** How many sentences end between two words, both within: 0 where they stand in one sentence. */
export function sentenceEnds(words: Words, from: number, to: number): number {
  let ends = 0
  for (let at = from; at < to; at++) if (endsSentence(words, at)) ends++
  return ends
}

/** The longest sentence that is read, in words. */
const longest = 400

/** The first word of the sentence in which a word stands. */
export function sentenceStart(words: Words, at: number): number {
  let from = at
  while (from > 0 && at - from < longest && !endsSentence(words, from - 1)) from--
  return from
}

/** One past the last word of the sentence in which a word stands. */
export function sentenceEnd(words: Words, at: number): number {
  let to = at
  while (to < words.words.length - 1 && to - at < longest && !endsSentence(words, to)) to++
  return to + 1
}
