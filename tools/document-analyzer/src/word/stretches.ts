import type { Change } from '../text/decisions.ts'
import { redlineOf } from '../text/redline.ts'
import type { Unit } from '../text/units.ts'

/** A comment on a place of the document, by its number in the file. */
export interface Noted {
  id: number
  start: number
  end: number
}

/** What stands in a paragraph, in order: words, words that go or come, and where a comment begins or ends. */
export type Stretch =
  | { kind: 'words'; text: string }
  | { kind: 'deleted' | 'inserted'; text: string; change: Change }
  | { kind: 'open'; id: number }
  | { kind: 'close'; id: number }

/** A place moved out of the inside of a change: a comment there is on the whole of what changes. */
const outside = (at: number, changes: readonly Change[], to: 'start' | 'end') =>
  changes.find(({ start, end }) => at > start && at < end)?.[to] ?? at

/** A paragraph of the document with what changes in it and what is said of it. */
export const stretchesOf = (
  content: string,
  unit: Pick<Unit, 'start' | 'end'>,
  changes: readonly Change[],
  notes: readonly Noted[],
): Stretch[] => {
  const inside = changes.filter(({ start, end }) => start < end && start < unit.end && end > unit.start)
  const within = (at: number) => Math.min(Math.max(at, unit.start), unit.end)
  const opens = notes
    .filter(({ start }) => start >= unit.start && start < unit.end)
    .map(({ id, start }) => ({ at: within(outside(start, inside, 'start')), id }))
  const closes = notes
    .filter(
      ({ start, end }) =>
        (end > unit.start && end <= unit.end) || (end > unit.end && start >= unit.start && start < unit.end),
    )
    .filter(({ start }) => start >= unit.start)
    .map(({ id, end }) => ({ at: within(outside(within(end), inside, 'end')), id }))
  const points = new Set([unit.start, unit.end])
  for (const { at } of [...opens, ...closes]) points.add(at)
  for (const { start, end } of inside) points.add(within(start)).add(within(end))
  const sorted = [...points].sort((one, other) => one - other)
  const stretches: Stretch[] = []
  for (const [index, from] of sorted.entries()) {
    for (const { at, id } of closes) if (at === from) stretches.push({ kind: 'close', id })
    for (const { at, id } of opens) if (at === from) stretches.push({ kind: 'open', id })
    const to = sorted[index + 1]
    if (to === undefined) continue
    const change = inside.find(({ start, end }) => start <= from && end >= to)
    if (change) stretches.push(...changed(content, unit, change, from, to))
    else stretches.push({ kind: 'words', text: content.slice(from, to) })
  }
  return stretches
}

/** A change within one paragraph is shown word by word; one that runs over several goes as a whole and comes first. */
const changed = (
  content: string,
  unit: Pick<Unit, 'start' | 'end'>,
  change: Change,
  from: number,
  to: number,
): Stretch[] => {
  const words = content.slice(from, to)
  if (change.start >= unit.start && change.end <= unit.end)
    return redlineOf(words, change.text).map(({ kind, text }) =>
      kind === 'same' ? { kind: 'words', text } : { kind, text, change },
    )
  const comes: Stretch[] = change.start >= unit.start ? [{ kind: 'inserted', text: change.text, change }] : []
  return [...comes, { kind: 'deleted', text: words, change }]
}
