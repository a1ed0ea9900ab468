import type { RowShown } from '../output.ts'

export type Stretch = { kind: 'row'; index: number } | { kind: 'fold'; from: number; count: number }

/** So many unchanged paragraphs around a change are shown. */
const around = 1
/** Fewer than these are not worth a fold. */
const least = 3

/** Rows to be shown, with longer stretches of the same words folded unless somebody opened them. */
export function folded(rows: readonly RowShown[], open: ReadonlySet<number>, chosen: number | null): Stretch[] {
  const isNear = new Uint8Array(rows.length)
  for (const [index, { kind }] of rows.entries())
    if (kind !== 'same' || index === chosen)
      for (let at = Math.max(0, index - around); at <= Math.min(rows.length - 1, index + around); at++) isNear[at] = 1
  const stretches: Stretch[] = []
  for (let index = 0; index < rows.length; ) {
    let end = index
    while (end < rows.length && !isNear[end]) end++
    if (end - index < least || open.has(index)) {
      const to = Math.max(end, index + 1)
      while (index < to) stretches.push({ kind: 'row', index: index++ })
    } else {
      stretches.push({ kind: 'fold', from: index, count: end - index })
      index = end
    }
  }
  return stretches
}
