import { expect, test } from 'vitest'
import { missingIn, shareIn, standingIn, tellsTerms } from './what-stands.ts'

const standing = standingIn(
  '2. Pay. The Client shall pay $3,000 a month by March 4, 2026, and Paula Reyes, General Counsel, extension 4410, approves it within 30 days.',
)

test.each([
  ['3k a month to Paula Reyes', ['3k a month to Paula Reyes']],
  ['$3,000 a month, minimum 2 hours a call', ['minimum 2 hours a call']],
  ['Paula Reyes GC x4410', []],
  ['due 3/4/26', []],
  ['thirty days', []],
  ['paid at Dunmore Hall', ['paid at Dunmore Hall']],
])('a clause with a figure or a name that stands nowhere is missing: %s', (sentence, missing) => {
  expect(missingIn(sentence, standing)).toEqual(missing)
})

test('in words of a rule only figures and names are asked for', () => {
  expect(missingIn('either side walks away whenever', standing)).toEqual(['either side walks away whenever'])
  expect(missingIn('either side walks away whenever', standing, true)).toEqual([])
})

test('how much of a sentence stands in a text', () => {
  expect(shareIn('approves the extension', standing)).toBe(1)
  expect(shareIn('Gophers dig', standing)).toBe(0)
})

test('words beside a document that may be meant for it have a sum, a period, a day or a ban', () => {
  expect(['$40 a head', 'for 6 months', 'on Dec 15', 'no candles please'].every(tellsTerms)).toBe(true)
  expect(tellsTerms('my goat won best in show')).toBe(false)
})
