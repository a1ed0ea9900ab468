import { layoutOf } from '../../../layout/layout.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'

const head =
  /\b(?:annual(?:ly)?|yearly|per year|a year)\b.{0,60}\b(?:month(?:ly)?)\b|\bmonthly\b.{0,60}\b(?:annual(?:ly)?|yearly|per year)\b/i
const most = 40
const slack = 6.01

interface Row {
  year: Quantity
  month: Quantity
}

const isRight = ({ year, month }: Row): boolean => Math.abs(month.value * 12 - year.value) <= slack

/** The two amounts of a row of which one is some twelve times the other. */
const rowOf = (found: readonly Quantity[]): Row | null => {
  const sums = found.filter(({ unit }) => unit === 'USD').toSorted((one, other) => other.value - one.value)
  const [year, month] = sums
  if (!year || !month || sums.length > 3) return null
  const times = year.value / month.value
  return times > 8 && times < 18 ? { year, month } : null
}

/** A table of yearly and monthly sums in which one row is not twelve times its month, and the others are. */
export const monthsMissYear = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const all = quantitiesOf(document)
  const { lines } = layoutOf(document)
  return lines.flatMap((line, at): Contradiction[] => {
    if (!head.test(words.slice(line.start, Math.min(line.end, line.start + 200)))) return []
    const rows: Row[] = []
    for (const next of lines.slice(at + 1, at + 1 + most)) {
      const found = within(all, next)
      const row = rowOf(found)
      if (row) rows.push(row)
      else if (found.length > 0 || (words.slice(next.start, next.end).trim() !== '' && rows.length > 0)) break
    }
    const wrong = rows.filter((row) => !isRight(row))
    if (rows.length < 3 || wrong.length === 0 || wrong.length * 2 >= rows.length) return []
    return wrong.map(({ year, month }) => ({
      places: [year, month].toSorted((one, other) => one.start - other.start),
      message: `Twelve times ${shown(month.value, 'USD')} is ${shown(Math.round(month.value * 1200) / 100, 'USD')}; the year is stated as ${shown(year.value, 'USD')}.`,
    }))
  })
}
