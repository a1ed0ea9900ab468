import type { Change } from '../compare/changes.ts'
import type { Row } from '../compare/compare.ts'
import { labelEnd } from '../compare/units.ts'
import { planChange } from '../edit/plan.ts'
import type { NotTracked, Work } from './redline-drafts.ts'

/** Makes the changed words of a paragraph. Each is made as a whole or not at all. */
export function changeRow(work: Work, row: Extract<Row, { kind: 'changed' }>): NotTracked[] {
  return row.changes.flatMap((change) => {
    const { start, end, text } = withSpaces(work, change)
    if (isMadeNumber(work, row.old, change)) return []
    const { before, places, session, hand } = work
    const steps = planChange(before.text, { start, end, text }, hand, places, session.partOf)
    if (typeof steps === 'string') return [{ start, end, text: text.trim(), reason: steps }]
    session.take(steps, hand)
    return []
  })
}

/** A number that Word makes changes by itself. */
const isMadeNumber = (
  { before, places }: Pick<Work, 'before' | 'places'>,
  unit: { start: number; end: number },
  { old }: Change,
): boolean => {
  const end = labelEnd(before.text, unit.start, unit.end)
  return old.start < end && old.end <= end && !places.after(unit.start, end)
}

/**
 * A change with the spaces that go or come with it: words that are added bring the space before them, and words that
 * are removed take it along.
 */
export function withSpaces({ before, after }: Pick<Work, 'before' | 'after'>, { old, now }: Change) {
  const spaceBefore = (text: string, at: number) => {
    const before = text.slice(Math.max(0, at - 20), at)
    return before.length - before.trimEnd().length
  }
  const spaceAfter = (text: string, at: number) => {
    const after = text.slice(at, at + 20)
    return after.length - after.trimStart().length
  }
  let { start, end } = old
  let { start: from, end: to } = now
  const whole = (one: string) => one.replace(/[\f\n]+/g, '\n')
  if (start === end && from < to) {
    // It is put behind a word, so the space between that word and the new ones comes first; before the first, behind.
    const lead = spaceBefore(after.text, from)
    const isFirst = lead === 0 || /[\n\f]/.test(after.text.slice(from - lead, from))
    if (isFirst) to += spaceAfter(after.text, to)
    else from -= lead
    return { start, end, text: whole(after.text.slice(from, to)) }
  }
  if (from === to) {
    const lead = spaceBefore(before.text, start)
    const isFirst = lead === 0 || /[\n\f\t]/.test(before.text.slice(start - lead, start))
    const next = spaceAfter(before.text, end)
    if (!isFirst) start -= lead
    else if (!/[\n\f\t]/.test(before.text.slice(end, end + next))) end += next
    return { start, end, text: '' }
  }
  return { start, end, text: whole(after.text.slice(from, to)) }
}
