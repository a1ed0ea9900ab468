import { expect, it } from 'vitest'
import { isIdle } from './idle.ts'

it.each([
  'Please draw up the agreement for Tobias.',
  'Could you put this into a proper agreement?',
  'I need a contract for our new cook.',
  'Fine.',
  'Kind regards and happy Thanksgiving',
])('leaves out what asks for the paper, and courtesies: %s', (words) => {
  expect(isIdle(words)).toBe(true)
})

it.each([
  'Please draft a mutual NDA for our talks.',
  'Put it into a written agreement before they start.',
  'I need a contract for 12 months.',
  'No warranties except title.',
])('keeps what has a term in it: %s', (words) => {
  expect(isIdle(words)).toBe(false)
})
