import { layoutOf } from '../../../layout/layout.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, sumOf } from './parts.ts'

const longestLine = 240
const mostRows = 40
const isWhole =
  /^(?:(?:grand |annual |yearly )?totals?|annual(?:ly)?|yearly|full year|for the year|sum|aggregate|combined|together)\b/i
const cellsOf = (line: string): string[] =>
  (line.includes('|') ? line.replace(/^\s{0,40}\||\|\s{0,40}$/g, '').split('|') : line.trim().split(/\t|\s{2,40}/)).map(
    (cell) => cell.trim(),
  )

interface Row extends Span {
  parts: Quantity[]
  whole: Quantity
}

const isRight = ({ parts, whole }: Row): boolean => Math.abs(sumOf(parts) - whole.value) <= 1.01

/** A row of sums of one unit as the head of the table has them: a name, the parts, the whole. */
const rowOf = (line: string, place: Span, found: readonly Quantity[], columns: number): Row | null => {
  const cells = cellsOf(line)
  const whole = found.at(-1)
  const parts = found.slice(0, -1)
  if (!whole || cells.length !== columns || found.length !== columns - 1 || parts.length < 2) return null
  return found.every(({ unit }) => unit === whole.unit && unit !== '%') ? { ...place, parts, whole } : null
}

/** A table whose last column is the sum of the others, where one row is not, and at least as many others are. */
export const rowsMissWhole = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const all = quantitiesOf(document)
  const { lines } = layoutOf(document)
  return lines.flatMap((line, at): Contradiction[] => {
    const head = words.slice(line.start, Math.min(line.end, line.start + longestLine))
    const cells = cellsOf(head)
    if (cells.length < 4 || !isWhole.test(cells.at(-1) ?? '') || within(all, line).length > 0) return []
    const rows: Row[] = []
    for (const { start, end } of lines.slice(at + 1, at + mostRows)) {
      const row = rowOf(
        words.slice(start, Math.min(end, start + longestLine)),
        { start, end },
        within(all, { start, end }),
        cells.length,
      )
      if (!row) break
      rows.push(row)
    }
    const wrong = rows.filter((row) => !isRight(row))
    if (wrong.length === 0 || wrong.length > rows.length - wrong.length) return []
    return wrong.map(({ parts, whole }) => ({
      places: [{ start: parts[0]?.start ?? whole.start, end: parts.at(-1)?.end ?? whole.end }, whole],
      message: `${counted(parts.length)} of this row add up to ${shown(sumOf(parts), whole.unit)}; the row states ${shown(whole.value, whole.unit)}.`,
    }))
  })
}
