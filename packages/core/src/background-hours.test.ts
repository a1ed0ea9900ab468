import { expect, it } from 'vitest'
import { hoursWords, isWithinHours } from './background-hours.ts'

const night = { from: 20, to: 6, zone: 'America/Chicago' }

it.each([
  ['2026-01-10T02:00:00Z', true],
  ['2026-01-10T01:59:00Z', false],
  ['2026-01-10T11:59:00Z', true],
  ['2026-01-10T12:00:00Z', false],
  // In summer their clock is an hour ahead.
  ['2026-07-10T01:00:00Z', true],
  ['2026-07-10T11:00:00Z', false],
])('at %s, of the night in Chicago: %s', (now, is) => expect(isWithinHours(night, new Date(now))).toBe(is))

it('of a day, and without hours at any time', () => {
  const lunch = { from: 12, to: 13, zone: 'UTC' }
  expect([11, 12, 13].map((hour) => isWithinHours(lunch, new Date(Date.UTC(2026, 0, 1, hour, 30))))).toEqual([
    false,
    true,
    false,
  ])
  expect(isWithinHours(null, new Date())).toBe(true)
  expect(hoursWords(night)).toBe('8 PM to 6 AM')
  expect(hoursWords({ from: 0, to: 12, zone: 'UTC' })).toBe('12 AM to 12 PM')
})
