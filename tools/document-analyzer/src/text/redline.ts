import { wordsApart } from '@casewright/core/words-apart'
import { diffArrays } from 'diff'

export interface RedlinePart {
  kind: 'same' | 'deleted' | 'inserted'
  text: string
}

/** Longer texts than these are not compared word by word: what goes and what comes is shown whole. */
const most = 20_000

/** What changes between two texts, word by word. The parts that are not inserted are the first, the others the second. */
export const redlineOf = (before: string, after: string): RedlinePart[] => {
  if (before.length + after.length > most)
    return [
      { kind: 'deleted', text: before },
      { kind: 'inserted', text: after },
    ]
  return diffArrays(wordsApart(before), wordsApart(after)).map(({ value, added, removed }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value.join(''),
  }))
}
