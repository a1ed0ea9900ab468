import { expect, it } from 'vitest'
import { asDictated, withAge, withArticle } from './as-dictated.ts'

it.each([
  'The balance is what, $4,000 even.',
  'So it comes to $4,000, check me.',
  'She was seen at the clinic (do NOT give the diagnosis).',
  'I cannot remember the rule number.',
  'Goes to Oak Builders LLC.',
  'He wants it back, our choice??',
  'Tyler was kind and said somebody’d come.',
  'I kept the receipts, attach copies.',
])('is dictated: %s', (words) => expect(asDictated(words, false)).toBe(true))

it.each([
  'The balance is $4,000.',
  'They’d promised to come on Friday.',
  'I do not accept this.',
  'Please reply by May 4.',
  'I ask that you take it back.',
  'Copies of the receipts are enclosed.',
])('can be sent: %s', (words) => expect(asDictated(words, false)).toBe(false))

it('a paper for a court asks nobody with please', () => {
  expect(asDictated('The reasons, in order of strength please, are these.', true)).toBe(true)
})

it('gives a thing its article and an age its sentence', () => {
  expect(withArticle('Contract says the work is due in May.')).toBe('The contract says the work is due in May.')
  expect(withArticle('Contract Services LLC is the owner.')).toBe('Contract Services LLC is the owner.')
  expect(withArticle('It was done in May 2026 (2026).')).toBe('It was done in May 2026.')
  expect(withAge('Age 52, lives in Speedway.', 'affidavit')).toBe('I am 52 years old and live in Speedway.')
  expect(withAge('Age 52, lives in Speedway.', 'motion')).toBe('Age 52, lives in Speedway.')
})
