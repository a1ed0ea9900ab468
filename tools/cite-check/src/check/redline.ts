import { diffWords } from 'diff'
import type { RedlinePart } from '../output.ts'

/** What is written against what stands at the source, word by word; capitals are no difference, as a quotation may begin in mid-sentence. */
export const redline = (written: string, source: string): RedlinePart[] =>
  diffWords(written, source, { ignoreCase: true }).map(({ value, added, removed }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value,
  }))
