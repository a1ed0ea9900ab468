import { findSpokenDates, monthNames } from '@casewright/law'
import { partialDatesIn } from '../reading/assign/partial-dates.ts'
import type { Edit } from './edits.ts'

/** A day of every year, or one that has been: neither is in the term of a contract. */
const everyYear = /\b(?:each|every|annually|yearly|any|per) ?(?:year)?\b|\bof (?:each|every|the) (?:year|month)\b/i
const past =
  /\b(?:was|were|had|made|sent|signed|met|gave|paid|received|bought|built|started|began|visited|spoke|called|agreed|last|since|ago|already)\b/i

/**
 * The year of a day that is told without one, where only one is possible: it falls once between the first and the last day
 * that a contract names in full.
 */
export function yearsIn(text: string, kind?: string): Edit[] {
  if (kind !== 'contracts') return []
  const whole = findSpokenDates(text).flatMap(({ iso }) => iso ?? [])
  const [first, last] = [whole.toSorted()[0], whole.toSorted().at(-1)]
  if (!first || !last || first === last) return []
  const years = Array.from({ length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1 }, (_, n) =>
    String(Number(first.slice(0, 4)) + n),
  )
  if (years.length > 4) return []
  return partialDatesIn(text).flatMap(({ start, end, day }): Edit[] => {
    const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1
    const stop = text.slice(end, end + 40).split(/[.\n]/)[0] ?? ''
    if (
      everyYear.test(stop) ||
      everyYear.test(text.slice(Math.max(from, start - 12), start)) ||
      past.test(text.slice(from, start)) ||
      /^[^\n]{0,60}\bwrote\b/.test(text.slice(end, end + 70))
    )
      return []
    const [date, ...more] = years.map((year) => `${year}-${day}`).filter((one) => first <= one && one <= last)
    if (!date || more.length > 0) return []
    const [year, month, of] = date.split('-')
    return [{ start, end, as: `${monthNames[Number(month) - 1]} ${Number(of)}, ${year}`, why: 'number' }]
  })
}
