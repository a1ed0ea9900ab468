import type { Match } from './gaps.ts'
import { likeness } from './likeness.ts'
import type { Unit } from './units.ts'

/** Fewer words than these may be anywhere by chance. */
const leastWords = 6
const leastLike = 0.7

/** Paragraphs that are elsewhere now, with the headings and short lines that went along. */
export function movesAmong(
  old: readonly Unit[],
  now: readonly Unit[],
  free: { old: readonly number[]; now: readonly number[] },
): Match[] {
  const left = { old: new Set(free.old), now: new Set(free.now) }
  const byWord = new Map<string, number[]>()
  for (const index of free.old)
    for (const word of new Set(old[index]?.words)) byWord.set(word, [...(byWord.get(word) ?? []), index])
  const pairs = free.now.flatMap((index) => alike(old, now[index], index, byWord))
  const moves: Match[] = []
  const take = (match: Match) => {
    left.old.delete(match.old)
    left.now.delete(match.now)
    moves.push(match)
  }
  for (const { match } of pairs.toSorted((one, other) => other.weight - one.weight))
    if (left.old.has(match.old) && left.now.has(match.now)) take(match)
  // `moves` grows while it is read: what goes along may have something that goes along with it.
  for (const { old: one, now: other } of moves)
    for (const step of [-1, 1]) {
      const next = { old: one + step, now: other + step }
      const [before, after] = [old[next.old], now[next.now]]
      if (!before || !after || !left.old.has(next.old) || !left.now.has(next.now)) continue
      if (before.key === after.key || likeness(before.words, after.words) >= 0.5) take(next)
    }
  return moves.toSorted((one, other) => one.now - other.now)
}

function alike(old: readonly Unit[], unit: Unit | undefined, index: number, byWord: ReadonlyMap<string, number[]>) {
  if (!unit || unit.words.length < leastWords || unit.kind === 'table-row') return []
  // The words that are in the fewest of the others say most about which it is.
  const rare = [...new Set(unit.words)]
    .map((word) => byWord.get(word) ?? [])
    .filter((places) => places.length > 0)
    .sort((one, other) => one.length - other.length)
    .slice(0, 8)
  const places = [...new Set(rare.flatMap((found) => found.slice(0, 40)))]
  return places.flatMap((place) => {
    const before = old[place]
    if (!before || before.words.length < leastWords || before.kind === 'table-row') return []
    const like = before.key === unit.key ? 1 : likeness(before.words, unit.words)
    const match: Match = { old: place, now: index }
    return like < leastLike ? [] : [{ match, weight: like * Math.min(before.words.length, unit.words.length) }]
  })
}
