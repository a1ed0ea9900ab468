import { likeness } from './likeness.ts'
import type { Unit } from './units.ts'

/** Two units that may be each other's, and how much speaks for it. */
export interface Pair {
  old: number
  now: number
  likeness: number
  weight: number
}

/** Words in a row that mark a paragraph as itself. */
const inRow = 3
/** A row of words in more paragraphs than these says nothing of where it belongs. */
const mostPlaces = 12
const mostEach = 4
/** Less alike than this, a paragraph is another one. */
export const leastLike = 0.45

/** Pairs of units that have words in common, without comparing each with each. */
export function candidates(old: readonly Unit[], now: readonly Unit[]): Pair[] {
  return [...same(old, now), ...similar(old, now)]
}

function same(old: readonly Unit[], now: readonly Unit[]): Pair[] {
  const places = new Map<string, { old: number[]; now: number[] }>()
  const at = (key: string) => {
    const found = places.get(key) ?? { old: [], now: [] }
    places.set(key, found)
    return found
  }
  for (const [index, { key }] of old.entries()) at(key).old.push(index)
  for (const [index, { key }] of now.entries()) at(key).now.push(index)
  const pairs: Pair[] = []
  for (const [key, found] of places) {
    const isRare = found.old.length * found.now.length <= 16
    // Of a line that is often there ("Date: ____"), the first is the first's and the last the last's.
    for (const [index, one] of found.old.entries()) {
      const others = isRare ? found.now : [found.now[index], found.now[found.now.length - found.old.length + index]]
      for (const other of new Set(others))
        if (other !== undefined) pairs.push({ old: one, now: other, likeness: 1, weight: key.length * 2 + 1 })
    }
  }
  return pairs
}

function similar(old: readonly Unit[], now: readonly Unit[]): Pair[] {
  const places = new Map<string, number[]>()
  for (const [index, { words }] of old.entries())
    for (const row of new Set(rowsOf(words))) {
      const found = places.get(row)
      if (found) found.push(index)
      else places.set(row, [index])
    }
  return now.flatMap((unit, index) => {
    const counts = new Map<number, number>()
    for (const row of new Set(rowsOf(unit.words))) {
      const found = places.get(row) ?? []
      if (found.length <= mostPlaces) for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostEach)
      .flatMap(([one]): Pair[] => {
        const before = old[one]
        if (!before || before.key === unit.key) return []
        const like = likeness(before.words, unit.words)
        return like < leastLike
          ? []
          : [{ old: one, now: index, likeness: like, weight: like * Math.min(before.key.length, unit.key.length) }]
      })
  })
}

const rowsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - inRow + 1)).map((_, at) => words.slice(at, at + inRow).join(' '))
