import { type CheckedQuote, doubtsUnder, doubtWords, type LooseMark } from '@casewright/core'
import type { WrittenStatement } from '../output.ts'

interface Said {
  statement: string
  quotation: CheckedQuote
}

/** A statement longer than this, in characters, is none, and may be something that was said to the model. */
const longest = 900

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * The statements whose words were found in the document, in their order; what one names beside them and the document
 * does not have is its doubt.
 * @param path where the list stands in the answer
 * @param holds whether the document has words, such as a citation that a statement repeats
 */
export function keptOf<T extends Said>(
  items: readonly T[],
  path: string,
  loose: readonly LooseMark[],
  holds: (words: string) => boolean,
): (Omit<T, keyof Said> & WrittenStatement)[] {
  return items.flatMap((item, index) => {
    const { anchor, outcome } = item.quotation
    const statement = item.statement.replace(/\s+/g, ' ').trim()
    if (outcome !== 'found' || !anchor || !statement || statement.length > longest) return []
    // The model may have been given a part alone: what stands in the rest of the document is no doubt.
    const doubts = doubtWords(
      doubtsUnder(loose, `${path}.${index}`).filter(({ kind, text }) => kind !== 'citation' || !holds(text)),
    )
    return [{ ...item, statement, quotation: anchor, doubts }]
  })
}

/** Tells whether a document has these words, however its lines break. It is looked through only when asked. */
export function wordsIn(document: string): (words: string) => boolean {
  let flat: string | undefined
  return (words) => {
    flat ??= plain(document)
    return flat.includes(plain(words))
  }
}
