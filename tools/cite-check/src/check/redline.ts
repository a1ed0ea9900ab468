import { diffWords } from 'diff'
import type { RedlinePart } from '../output.ts'

/**
 * What is written against what stands at the source, word by word.
 * @param ignoreCase capitals are no difference of a quotation, which may begin in mid-sentence
 */
export const redline = (written: string, source: string, ignoreCase = true): RedlinePart[] =>
  diffWords(written, source, { ignoreCase }).map(({ value, added, removed }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value,
  }))
