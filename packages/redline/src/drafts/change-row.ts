import type { Change } from '../compare/changes.ts'
import type { Row } from '../compare/compare.ts'
import { labelEnd } from '../compare/units.ts'
import { planChange } from '../edit/plan.ts'
import type { NotTracked, Work } from './redline-drafts.ts'

/** Makes the changed words of a paragraph. Each is made as a whole or not at all. */
export function changeRow(work: Work, row: Extract<Row, { kind: 'changed' }>): NotTracked[] {
  return row.changes.flatMap((change) => {
    const { start, end, text } = withSpaces(work, change, row)
    if (isMadeNumber(work, row.old, change) || (start === end && text === '')) return []
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
 * A change with the spaces that go or come with it: what is between the last word before it and the first behind it becomes what is there
 * in the newer draft, to the space. Spaces that both have at its ends stay.
 * @param row the stretch of either draft that the change is within
 */
export function withSpaces({ before, after }: Pick<Work, 'before' | 'after'>, { old, now }: Change, row: Rows) {
  const [gone, come] = [between(before.text, old, row.old), between(after.text, now, row.now)]
  const least = () => Math.min(gone.end - gone.start, come.end - come.start)
  const isSpace = (sign = '') => space.test(sign)
  while (least() > 0 && isSpace(before.text[gone.end - 1]) && isSpace(after.text[come.end - 1])) {
    gone.end--
    come.end--
  }
  while (least() > 0 && isSpace(before.text[gone.start]) && isSpace(after.text[come.start])) {
    gone.start++
    come.start++
  }
  const text = after.text.slice(come.start, come.end).replace(/[\f\n]+/g, '\n')
  return { start: gone.start, end: gone.end, text }
}

interface Rows {
  old: { start: number; end: number }
  now: { start: number; end: number }
}
/** Spaces within a line: a tab parts cells, and a new line paragraphs. */
const space = /[^\S\f\n\r\t\v]/

/** A stretch with the spaces around it, within its row. */
function between(text: string, { start, end }: Rows['old'], row: Rows['old']): Rows['old'] {
  let [from, to] = [start, end]
  while (from > row.start && space.test(text[from - 1] ?? '')) from--
  while (to < row.end && space.test(text[to] ?? '')) to++
  return { start: from, end: to }
}
