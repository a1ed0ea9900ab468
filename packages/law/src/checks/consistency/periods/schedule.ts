import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { quantitiesOf, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf } from './days.ts'

interface Stretch {
  start: number
  end: number
  from: number
  to: number
  shown: readonly [string, string]
}

const through = /^\s{0,3}(?:[-–—]|to|through|thru|until|and ending(?: on)?)\s{0,3}$/i
const dated = (document: CheckedDocument): Stretch[] => {
  const words = ownPages(document)
  const dates = daysOf(document)
  return dates.flatMap((one: Dated, at): Stretch[] => {
    const other = dates[at + 1]
    if (!other || !through.test(words.slice(one.end, other.start))) return []
    const [from, to] = [dayNumber(one.iso), dayNumber(other.iso)]
    return to > from ? [{ start: one.start, end: other.end, from, to, shown: [dayShown(from), dayShown(to)] }] : []
  })
}

const months = /\b(months?|lease years?|years?)\s(\d{1,3})\s?(?:[-–—]|to|through)\s?(\d{1,3})\b/gi
const year = /^[^\S\n]{0,20}(lease year|contract year|year)\s(\d{1,2})\b/gim
const counted = (document: CheckedDocument): Stretch[] => {
  const words = ownPages(document)
  return [...words.matchAll(months), ...words.matchAll(year)].map((found): Stretch => {
    const [from, to] = [Number(found[2]), Number(found[3] ?? found[2])]
    const unit = (found[1] ?? 'month').toLowerCase().replace(/s$/, '')
    return {
      start: found.index,
      end: found.index + found[0].length,
      from,
      to,
      shown: [`${unit} ${from}`, `${unit} ${to}`],
    }
  })
}

/** Each stretch has its sum beside it, and nothing but that stands between two. */
const near = 120

/** Rows that follow each other, each with a sum of money. */
const rows = (document: CheckedDocument, all: readonly Stretch[]): Stretch[][] => {
  const sums = quantitiesOf(document).filter(({ unit }) => unit === 'USD')
  const found: Stretch[][] = []
  for (const one of all) {
    const row = found.at(-1)
    const last = row?.at(-1)
    const follows =
      last &&
      one.start > last.end &&
      one.start - last.end < near &&
      within(sums, { start: last.end, end: one.start }).length > 0
    if (row && follows && last && one.from > last.from) row.push(one)
    else found.push([one])
  }
  return found.filter((row) => row.length >= 2)
}

/** The words beside a schedule that show that its stretches need not meet. */
const apart = /\b(?:option|seasonal|except|free|abate\w{0,4}|holiday|semester)\b/i

/** Schedules of rent or fees whose stretches leave days out, or count days twice. */
export const schedulesBroken = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  return [
    ...rows(document, dated(document)),
    ...rows(
      document,
      counted(document).toSorted((a, b) => a.start - b.start),
    ),
  ].flatMap((row): Contradiction[] => {
    const [first, last] = [row[0], row.at(-1)]
    if (!first || !last || apart.test(words.slice(first.start, last.end))) return []
    return row.flatMap((one, at): Contradiction[] => {
      const next = row[at + 1]
      // Two rows prove nothing, unless they overlap by a number.
      if (
        !next ||
        next.from === one.to + 1 ||
        (row.length < 3 && (next.from > one.to + 1 || next.shown[0].length > 12))
      )
        return []
      // One day may end a stretch and begin the next.
      if (next.shown[0].length > 12 && next.from === one.to) return []
      const message =
        next.from > one.to
          ? `Nothing is stated between ${one.shown[1]} and ${next.shown[0]}.`
          : `The stretch through ${one.shown[1]} and the one from ${next.shown[0]} overlap.`
      return [{ places: [one, next], message }]
    })
  })
}
