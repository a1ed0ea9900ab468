import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { runOnCorrectionsIn } from './run-on-corrections.ts'
import { supersededIn } from './superseded.ts'
import { takenBackIn } from './taken-back.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const runOn = (text: string) => plain(edited(text, runOnCorrectionsIn(text)).text)
const takenBack = (text: string) => plain(edited(text, takenBackIn(text)).text)

it.each([
  ['the fee is three thousand no twenty five hundred', 'the fee is twenty five hundred'],
  ['she pays eighty-two thousand, uh, eighty-four thousand a year', 'she pays eighty-four thousand a year'],
  ['pay it back over five years well they do six make it six years', 'pay it back over six years'],
  ['twelve hours hold on the log says nine so nine hours', 'nine hours'],
])('a value is taken back without a comma to say so: %s', (text, read) => {
  expect(runOn(text)).toBe(read)
})

it.each([
  'rent is $500 no pets 400 deposit',
  'there are two rooms no stairs and three windows',
  'ten people well behaved and twelve chairs',
  'We pay $300. No, the $400 is for paint.',
])('what only stands beside another value is no correction: %s', (text) => {
  expect(runOn(text)).toBe(plain(text))
})

it.each([
  ['It lasts five years. No, hang on, he says make it seven.', 'It lasts seven years.'],
  ['Due in ten days. No, Ada asked for fourteen, give her fourteen.', 'Due in fourteen days.'],
  [
    'Pay is forty thousand, I’m sorry, the e-mail says forty-four thousand, so forty-four.',
    'Pay is forty-four thousand.',
  ],
  ['The gala is March 5 — correction per her call: March 12.', 'The gala is March 12.'],
])('a number that is led to counts what the first did: %s', (text, read) => {
  expect(takenBack(text)).toBe(read)
})

it('of what somebody wanted, a bare number that it came to counts the same', () => {
  const text = 'He wanted three years but he gave in, so five.'
  expect(edited(text, supersededIn(text)).text).toBe('He wanted five years.')
})
