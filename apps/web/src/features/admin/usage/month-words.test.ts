import { expect, it } from 'vitest'
import { monthsSince, monthWords } from './month-words.ts'

it('lists the months from this one back to the first', () => {
  expect(monthsSince('2026-11', new Date('2027-01-31T23:00:00Z'))).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(monthWords('2026-11')).toBe('November 2026')
})
