import { expect, test } from 'vitest'
import { formatDate, formatMoment, formatMomentUtc } from './dates.ts'

test('a date is shown as it was written, in every time zone', () => {
  expect(formatDate('2026-11-22')).toBe('Nov 22, 2026')
  expect(formatDate('1803-02-24')).toBe('Feb 24, 1803')
})

test('a moment is shown with its hour, in plain spaces', () => {
  expect(formatMomentUtc('2026-11-22T16:05:00Z')).toBe('Nov 22, 2026, 4:05 PM UTC')
  expect(formatMoment('2026-11-22T16:05:00Z')).toMatch(/^Nov 2[123], 2026, \d{1,2}:05 [AP]M$/)
})

test('what is no date stays as it is', () => {
  for (const text of ['1973', '', 'Spring 1999', '2026-99-99']) expect(formatDate(text)).toBe(text)
})
