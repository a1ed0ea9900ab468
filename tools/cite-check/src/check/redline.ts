import { diffWordsWithSpace } from 'diff'
import type { RedlinePart } from '../output.ts'

/** What is written against what stands at the source, word by word. */
export const redline = (written: string, source: string): RedlinePart[] =>
  diffWordsWithSpace(written, source).map(({ value, added, removed }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value,
  }))
