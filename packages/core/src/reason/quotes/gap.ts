import { joinedSentences } from './between-sentences.ts'
import { isCitation } from './citation-words.ts'
import { faultOf } from './omission.ts'
import type { Joint, Part } from './parts.ts'
import { between, endsSentence, sentenceEnd, sentenceEnds, sentenceStart } from './sentences.ts'
import type { Words } from './words.ts'

/** The most that an ellipsis leaves out, in words: about a page of a reporter. */
const page = 500

/**
 * Why the parts around a gap may not stand together, in a sentence for a lawyer; null where they may.
 * @param begins where the part before the gap begins
 */
export function faultOfGap(
  words: Words,
  begins: number,
  from: number,
  to: number,
  joint: Joint,
  next: Part,
): string | null {
  if (to === from) return null
  if (to - from > page || starPages(words, from, to) > 1)
    return 'The parts that the ellipsis joins stand more than a page apart.'
  if (isCitation(words.text.slice(words.end[from - 1] ?? 0, words.start[to] ?? words.text.length))) return null
  const crosses = sentenceEnds(words, from - 1, to) > 0
  if (crosses) {
    const joined = joinedSentences(words, begins, from, to, joint, next)
    return joined && sentencesSaid[joined]
  }
  const start = Math.max(begins, sentenceStart(words, from - 1))
  const fault = faultOf(words, start, from, to, sentenceEnd(words, to))
  if (!fault) return null
  if ('word' in fault) return wordSaid[fault.kind](fault.word)
  return fault.kind === 'speaker'
    ? sentencesSaid.speaker
    : 'The ellipsis joins the words of one clause to those of another.'
}

const sentencesSaid = {
  sentences: 'The ellipsis joins parts of two sentences into one.',
  reference: 'What is left out may change whom a pronoun of the quotation stands for.',
  condition: 'The words left out hold a condition, an exception or a negation of what is quoted.',
  speaker: 'The words left out say whose statement it is.',
} as const

const wordSaid = {
  condition: (word: string) => `The words left out hold a condition or an exception (“${word}”).`,
  negation: (word: string) => `The words left out hold a negation (“${word}”).`,
  limit: (word: string) => `The words left out limit what is quoted (“${word}”).`,
  quantity: (word: string) => `The words left out say how much or how many (“${word}”).`,
}

/** How many pages of a reporter begin between two words. */
function starPages(words: Words, from: number, to: number): number {
  let pages = 0
  for (let at = from - 1; at < to && pages < 2; at++) if (/\*\s?\d{2,5}\b/.test(between(words, at))) pages++
  return pages
}

const shown = /[.?!:;—–-]|\s{2}/

/** Whether a quotation runs over the end of a sentence and does not show it. */
export function hidesSentenceEnd(words: Words, from: number, part: Part): boolean {
  for (let at = 0; at + 1 < part.words.length; at++)
    // Where only a line ends, as at a page or a heading, the quotation leaves out no mark.
    if (/[.?!]/.test(between(words, from + at)) && endsSentence(words, from + at) && !shown.test(between(part, at)))
      return true
  return false
}
