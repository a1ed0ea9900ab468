import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { businessDaysAfter, isBusinessDay, legalHolidays } from './legal-holidays.ts'

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

describe.skipIf(!existsSync(file))('holidays as they were published (skipped without TEST_DATA)', () => {
  test('are observed on the same days', () => {
    const years = JSON.parse(readFileSync(file, 'utf8')).federal_holidays as Record<string, { observed: string }[]>
    expect(Object.keys(years).length).toBeGreaterThan(20)
    for (const [year, days] of Object.entries(years))
      expect(legalHolidays(Number(year)), year).toEqual(days.map(({ observed }) => observed).toSorted())
  })
})
