import type { Filled, Place } from '../output.ts'

/** Sentences of fewer words are greetings and the like. */
const fewestWords = 4

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Sentences of a text of which nothing stands in an answer. */
export function unplacedIn(text: string, filled: readonly Filled[]): Place[] {
  const values = filled.map(({ value }) => plain(value)).join(' | ')
  // Most sentences stand in an answer as they are: looking each up in a long text would take too long.
  const placed = new Set(
    filled.flatMap(({ value }) => sentencesIn(value).map(({ start, end }) => plain(value.slice(start, end)))),
  )
  return sentencesIn(text).filter(({ start, end }) => {
    const words = plain(text.slice(start, end))
    if (words.split(' ').length < fewestWords || placed.has(words) || values.includes(words)) return false
    return !filled.some(({ from }) => from && from.start < end && start < from.end)
  })
}

function sentencesIn(text: string): Place[] {
  return [...text.matchAll(/[^\s.!?][^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].trimEnd().length,
  }))
}
