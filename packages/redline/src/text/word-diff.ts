import { wordsApart } from '@casewright/core'
import { diffArrays } from 'diff'

/** A change of a text: what is between two offsets goes, and words come in its place. */
export interface WordChange {
  start: number
  end: number
  text: string
}

/** Longer texts than these are not compared word by word. */
const most = 60_000

/**
 * The smallest words that make one text of another. Two changes with only a space between them are one, which a
 * reader follows more easily.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  if (before.length + after.length > most) return [{ start: 0, end: before.length, text: after }]
  const changes: WordChange[] = []
  let at = 0
  for (const { value: words, added, removed } of diffArrays(wordsApart(before), wordsApart(after))) {
    const value = words.join('')
    const last = changes.at(-1)
    const open = last?.end === at ? last : undefined
    if (!added && !removed) {
      at += value.length
      continue
    }
    const spaces = last && !open ? before.slice(last.end, at) : ''
    const joined = open ?? (last && /^ {1,2}$/.test(spaces) ? last : undefined)
    const change = joined ?? { start: at, end: at, text: '' }
    if (!joined) changes.push(change)
    else if (joined !== open) Object.assign(change, { end: at, text: change.text + spaces })
    if (added) change.text += value
    else {
      at += value.length
      change.end = at
    }
  }
  return changes
}
