import { expect, it } from 'vitest'
import { dayMeant } from './days-meant.ts'

const today = '2026-11-24'
it.each([
  ['12/18', '2026-12-18'],
  ['1/4', '2027-01-04'],
  ['1/4/27', '2027-01-04'],
  ['april 16', '2027-04-16'],
  ["Feb 1 '27", '2027-02-01'],
  ['the first Monday in March', '2027-03-01'],
  ['the second Friday of December', '2026-12-11'],
  ['last Friday of January 2028', '2028-01-28'],
  ['the end of May', '2027-05-31'],
  ['the last day of 2029', '2029-12-31'],
  ['tomorrow', '2026-11-25'],
  ['march thirty first', '2027-03-31'],
  ['the twenty eighth of January', '2027-01-28'],
  ['9 dec 1988', '1988-12-09'],
  ['12-18', '2026-12-18'],
  ['by the 4th', '2026-12-04'],
  ["New Year's Day", '2027-01-01'],
  ['Memorial Day', '2027-05-31'],
])('“%s” means a day', (words, day) => {
  expect(dayMeant(words, today, false)?.value).toBe(day)
})

it('a day of something that happened is the last one', () => {
  expect(dayMeant('on 12/18', today, true)?.value).toBe('2025-12-18')
})

it.each(['13/40', '24/7', 'soon', 'Friday', '3-5 days', 'the third of the three', 'the first installment'])(
  '“%s” means no day that can be told',
  (words) => {
    expect(dayMeant(words, today, false)).toBeNull()
  },
)
