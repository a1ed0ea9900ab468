import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { businessDaysAfter, isBusinessDay, lastDayOf, legalHolidays } from './legal-holidays.ts'

const file = `${process.env.TEST_DATA}/law/deadlines.json`

test.each([
  // July 4, 2026 is a Saturday, and is observed on the Friday before.
  ['2026-07-02', 1, '2026-07-06'],
  ['2026-11-24', 0, '2026-11-24'],
  ['2026-11-24', 2, '2026-11-27'],
  ['2026-12-24', 1, '2026-12-28'],
  // January 1, 2028 is a Saturday.
  ['2027-12-30', 1, '2028-01-03'],
])('from %s it is %i business days to %s', (from, count, to) => {
  expect(businessDaysAfter(from, count)).toBe(to)
})

test('a weekend and a holiday are no business days', () => {
  expect(['2026-11-26', '2026-11-28', '2026-11-29', '2027-07-05'].filter(isBusinessDay)).toEqual([])
  expect(isBusinessDay('2026-11-27')).toBe(true)
})

test.each([
  ['2026-06-01', 14, '2026-06-15'],
  // Thanksgiving, then a Friday on which courts are open.
  ['2026-10-27', 30, '2026-11-27'],
  // A Saturday, and the Monday after it is Labor Day.
  ['2026-08-22', 14, '2026-09-08'],
  // New Year’s Day of 2028 is kept on the Friday before.
  ['2027-12-17', 14, '2028-01-03'],
])('%s and %i days end on %s', (from, days, last) => {
  expect(lastDayOf(from, days)).toBe(last)
})

describe.skipIf(!existsSync(file))('times as others counted them (skipped without TEST_DATA)', () => {
  interface Vector {
    rule: string
    trigger: string
    days: number
    unit: string
    direction: string
    added_days: number | null
    expected: string
  }
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] }
  // Local rules count backward from a hearing; a state’s holiday counts only where a rule says so.
  const counted = vectors.filter(
    ({ rule, direction, unit, added_days }) =>
      direction === 'after' && unit === 'calendar' && added_days === null && !rule.includes('6(a)(6)(C)'),
  )
  test.each(counted.map((one) => [one.trigger, one.days, one.expected] as const))(
    '%s, %i days: %s',
    (from, days, last) => {
      expect(lastDayOf(from, days)).toBe(last)
    },
  )
})

describe.skipIf(!existsSync(file))('holidays as they were published (skipped without TEST_DATA)', () => {
  test('are observed on the same days', () => {
    const years = JSON.parse(readFileSync(file, 'utf8')).federal_holidays as Record<string, { observed: string }[]>
    expect(Object.keys(years).length).toBeGreaterThan(20)
    for (const [year, days] of Object.entries(years))
      expect(legalHolidays(Number(year)), year).toEqual(days.map(({ observed }) => observed).toSorted())
  })
})
