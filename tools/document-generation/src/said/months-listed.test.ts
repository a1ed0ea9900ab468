import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { monthsListedIn } from './months-listed.ts'

it.each([
  ['Pay $90 on the 3rd of May, June and July 2027.', 'Pay $90 on May 3, 2027, June 3, 2027 and July 3, 2027.'],
  ['Due the 20th of April and October, 2027', 'Due April 20, 2027 and October 20, 2027'],
])('tells each day of a list of months: %s', (text, said) => expect(edited(text, monthsListedIn(text)).text).toBe(said))

it.each(['On the 3rd of May 2027.', 'The 4th of the following months of May and June.'])('leaves alone: %s', (text) =>
  expect(monthsListedIn(text)).toEqual([]),
)
