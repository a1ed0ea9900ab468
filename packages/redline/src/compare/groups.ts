import type { Match } from './gaps.ts'
import { likeness } from './likeness.ts'
import type { Unit } from './units.ts'

/** Paragraphs of one draft that are paragraphs of the other: one and one, or one that was split or joined. */
export interface Group {
  old: { from: number; to: number }
  now: { from: number; to: number }
}

/** Joining must make two stretches so much more alike. */
const gain = 0.06
const mostTogether = 12

/** Matches with the neighbors that belong to them: a paragraph split in two is one paragraph with a new end in it. */
export function grouped(old: readonly Unit[], now: readonly Unit[], matches: readonly Match[]): Group[] {
  const takenOld = new Set(matches.map((match) => match.old))
  const takenNow = new Set(matches.map((match) => match.now))
  return matches.map((match) => {
    const group: Group = { old: { from: match.old, to: match.old + 1 }, now: { from: match.now, to: match.now + 1 } }
    if (old[match.old]?.key !== now[match.now]?.key) {
      widen(old, now, group, group.old, old, takenOld)
      widen(old, now, group, group.now, now, takenNow)
    }
    return group
  })
}

function widen(
  old: readonly Unit[],
  now: readonly Unit[],
  group: Group,
  range: { from: number; to: number },
  units: readonly Unit[],
  taken: Set<number>,
): void {
  const kind = units[range.from]?.kind
  const like = () => likeness(wordsIn(old, group.old), wordsIn(now, group.now))
  let best = like()
  for (let tries = 0; tries < mostTogether; tries++) {
    const next = [range.to, range.from - 1].find((at) => {
      const unit = units[at]
      if (!unit || taken.has(at) || (unit.kind === 'table-row') !== (kind === 'table-row')) return false
      const before = { ...range }
      Object.assign(range, { from: Math.min(range.from, at), to: Math.max(range.to, at + 1) })
      const joined = like()
      if (
        joined >= best + Math.min(gain, (0.3 * unit.words.length) / (wordsIn(units, range).length + 1)) &&
        joined > best
      ) {
        best = joined
        return true
      }
      Object.assign(range, before)
      return false
    })
    if (next === undefined) return
    taken.add(next)
  }
}

const wordsIn = (units: readonly Unit[], { from, to }: { from: number; to: number }): string[] =>
  units.slice(from, to).flatMap(({ words }) => words)
