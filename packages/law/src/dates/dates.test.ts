import { describe, expect, test } from 'vitest'
import { findDates } from './dates.ts'

describe('every way to write a date', () => {
  test.each([
    ['March 5, 2021', 'month-day', '2021-03-05'],
    ['MARCH 5, 2021', 'month-day', '2021-03-05'],
    ['Mar. 5th, 2021', 'month-day', '2021-03-05'],
    ['SEPT. 30, 2019', 'month-day', '2019-09-30'],
    ['5 March 2021', 'day-month', '2021-03-05'],
    ['the 5th day of March, 2021', 'day-of-month', '2021-03-05'],
    ['the twenty-first day of May, 2021', 'day-of-month', '2021-05-21'],
    ['the thirtieth day of June 2021', 'day-of-month', '2021-06-30'],
    ['the thirty-first day of July, in the year 2021', 'day-of-month', '2021-07-31'],
    ['2021-03-05', 'iso', '2021-03-05'],
    ['3/5/2021', 'numeric', '2021-03-05'],
    ['3/5/21', 'numeric', '2021-03-05'],
    ['3/5/98', 'numeric', '1998-03-05'],
    ['03-05-2021', 'numeric', '2021-03-05'],
    ['25/12/2020', 'numeric-day-first', '2020-12-25'],
    ['February 29, 2024', 'month-day', '2024-02-29'],
  ])('%s', (words, form, iso) => {
    const text = `Signed on ${words} in Boston.`
    const [date, ...others] = findDates(text)
    expect(others).toEqual([])
    expect(date).toMatchObject({ form, iso, valid: true })
    expect(text.slice(date?.start, date?.end)).toBe(date?.words)
  })
})

describe('days that the calendar does not have', () => {
  test.each(['February 30, 2021', 'February 29, 2023', 'June 31, 2020', '02/30/2021', '31 April 2022', '2021-02-30'])(
    '%s',
    (words) => {
      expect(findDates(`Due on ${words}.`)).toMatchObject([{ words, valid: false, iso: null }])
    },
  )
})

describe('what is no date', () => {
  test.each([
    'Section 3-5-2021-A of the code',
    'Case 1:20-cv-01234',
    'the day of reckoning',
    '99/99/2024',
    'tel. 617-555-0100',
    'a score of 3/5',
    'may 5 apply',
    'the first day of school 2021',
  ])('%s', (text) => {
    expect(findDates(text)).toEqual([])
  })
})

test('dates come in order and do not overlap', () => {
  const dates = findDates('From the 1st day of May, 2020 until 6/1/2020, or May 2, 2020.')
  expect(dates.map(({ iso }) => iso)).toEqual(['2020-05-01', '2020-06-01', '2020-05-02'])
})
