import type { Span } from '@casewright/law'

/** A word, a number or a mark of a text, and how it is compared. */
export interface Token extends Span {
  word: string
}

const pattern = /\n+|[\p{L}\p{M}\d]+(?:['’.@&/,:-][\p{L}\p{M}\d]+)*|[^\s\p{L}\p{M}\d]/gu

/** A word as it is compared: in lower case, with what stands for a line's end and each digit alike. */
const plain = (words: string): string =>
  words.startsWith('\n')
    ? words.length > 1
      ? '¶¶'
      : '¶'
    : words.toLowerCase().replaceAll('’', "'").replace(/\d/g, '0')

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    word: plain(words),
  }))
