import { candidates } from './candidates.ts'
import { heaviestChain } from './chain.ts'
import { type Change, changesOf, paragraphEnd } from './changes.ts'
import { fillGaps, rewritten } from './gaps.ts'
import { type Group, grouped } from './groups.ts'
import { movesAmong } from './moves.ts'
import type { Token } from './tokens.ts'
import { type Draft, type Unit, unitsOf } from './units.ts'

interface Span {
  start: number
  end: number
}

/**
 * A paragraph of either draft, in the order of the newer one; what is no longer there comes where it was. One that
 * moved is there twice: `left` where it was, `moved` where it is, with the same number.
 */
export type Row =
  | { kind: 'same'; old: Span; now: Span; changes: [] }
  | { kind: 'changed'; old: Span; now: Span; changes: Change[] }
  | { kind: 'added'; now: Span }
  | { kind: 'removed'; old: Span }
  | { kind: 'left'; old: Span; now: Span; move: number }
  | { kind: 'moved'; old: Span; now: Span; move: number; changes: Change[] }

/** Two drafts, paragraph by paragraph and word by word. Linear but for gaps and words, which are bounded. */
export function compareDrafts(before: Draft, after: Draft): Row[] {
  const [old, now] = [unitsOf(before), unitsOf(after)]
  const matches = fillGaps(old, now, heaviestChain(candidates(old, now)))
  const alike = grouped(old, now, matches)
  const free = { old: outside(old.length, alike, 'old'), now: outside(now.length, alike, 'now') }
  const moves = movesAmong(old, now, free)
  const movedOld = new Map(moves.map((move, index) => [move.old, { ...move, index }]))
  const movedNow = new Map(moves.map((move, index) => [move.now, { ...move, index }]))
  const groups = withRewritten(old, now, alike, { old: (at) => movedOld.has(at), now: (at) => movedNow.has(at) })
  const rows: Row[] = []
  const gone = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const span = spanOf(old, { from: at, to: at + 1 })
      const move = movedOld.get(at)
      if (move) rows.push({ kind: 'left', old: span, now: spanOf(now, one(move.now)), move: move.index })
      else rows.push({ kind: 'removed', old: span })
    }
  }
  const come = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const span = spanOf(now, one(at))
      const move = movedNow.get(at)
      if (!move) rows.push({ kind: 'added', now: span })
      else {
        const changes = changesBetween(old, now, { old: one(move.old), now: one(at) })
        rows.push({ kind: 'moved', old: spanOf(old, one(move.old)), now: span, move: move.index, changes })
      }
    }
  }
  let [a, b] = [0, 0]
  for (const group of [...groups, undefined]) {
    gone(a, group?.old.from ?? old.length)
    come(b, group?.now.from ?? now.length)
    if (!group) break
    const spans = { old: spanOf(old, group.old), now: spanOf(now, group.now) }
    const changes = changesBetween(old, now, group)
    rows.push(changes.length === 0 ? { kind: 'same', ...spans, changes: [] } : { kind: 'changed', ...spans, changes })
    a = group.old.to
    b = group.now.to
  }
  return rows
}

/** Groups with paragraphs between them that were rewritten. */
function withRewritten(
  old: readonly Unit[],
  now: readonly Unit[],
  groups: readonly Group[],
  isMoved: { old: (at: number) => boolean; now: (at: number) => boolean },
): Group[] {
  const last: Group = { old: { from: old.length, to: old.length }, now: { from: now.length, to: now.length } }
  let [a, b] = [0, 0]
  return [...groups, last].flatMap((group) => {
    const gap = { old: { from: a, to: group.old.from }, now: { from: b, to: group.now.from } }
    a = group.old.to
    b = group.now.to
    const found = rewritten(old, now, gap, isMoved).map((match) => ({ old: one(match.old), now: one(match.now) }))
    return group === last ? found : [...found, group]
  })
}

const one = (at: number) => ({ from: at, to: at + 1 })

const outside = (length: number, groups: readonly Group[], side: 'old' | 'now'): number[] => {
  const inside = new Set<number>()
  for (const group of groups) for (let at = group[side].from; at < group[side].to; at++) inside.add(at)
  return Array.from({ length }, (_, at) => at).filter((at) => !inside.has(at))
}

const spanOf = (units: readonly Unit[], { from, to }: { from: number; to: number }): Span => ({
  start: units[from]?.start ?? 0,
  end: units[to - 1]?.end ?? 0,
})

function changesBetween(old: readonly Unit[], now: readonly Unit[], group: Group): Change[] {
  const [before, after] = [tokensOf(old, group.old), tokensOf(now, group.now)]
  const isSame = before.length === after.length && before.every(({ text }, at) => text === after[at]?.text)
  const [one, other] = [old[group.old.from]?.label ?? 0, now[group.now.from]?.label ?? 0]
  return isSame ? [] : changesOf(before, after, one > 0 && other > 0 ? { old: one, now: other } : undefined)
}

/** The words of some paragraphs, with the ends of those between. */
const tokensOf = (units: readonly Unit[], { from, to }: { from: number; to: number }): Token[] =>
  units.slice(from, to).flatMap((unit, index) => {
    const before = units[from + index - 1]
    const end = index > 0 && before ? [{ text: paragraphEnd, start: before.end, end: unit.start }] : []
    return [...end, ...(unit.kind === 'table-row' ? withCells(unit) : unit.tokens)]
  })

/** The words of a row of a table, with the ends of its cells: a tab is one. */
const withCells = ({ tokens, cells }: Unit): Token[] =>
  [...tokens, ...cells.map((at) => ({ text: paragraphEnd, start: at, end: at + 1 }))].sort(
    (one, other) => one.start - other.start,
  )
