import { expect, it } from 'vitest'
import { asDictated, withAge, withArticle } from './as-dictated.ts'

it.each([
  'The balance is what, $4,000 even.',
  'She was seen at the clinic (do NOT give the diagnosis).',
  'I cannot remember the rule number.',
  'Goes to Oak Builders LLC.',
  'He wants it back, our choice??',
  'Tyler was kind and said somebody’d come.',
  'I kept the receipts, attach copies.',
  'She was late twice, leave that out.',
  'Don’t mention the divorce.',
  'The lot is on Elm Street, let me check.',
])('is dictated: %s', (words) => expect(asDictated(words, false)).toBe(true))

it.each([
  'The balance is $4,000.',
  'They’d promised to come on Friday.',
  'I do not accept this.',
  'Please reply by May 4.',
  'I ask that you take it back.',
  'Copies of the receipts are enclosed.',
  'I cannot remember what the officer said.',
  'I can’t recall the color of the van.',
  'The driver told me to keep it out of the report.',
  'I worked til noon.',
  'The box held a first edition of JK Rowling.',
  'I do NOT agree with the bill.',
  'She would not let me check the meter.',
  'I told them to hang on.',
  'He crossed out the second line and signed.',
  'The clerk said “don’t mention it” and left.',
  'I don’t say this lightly.',
  'I would rather not say who called.',
  'I went to check my mailbox.',
])('can be sent: %s', (words) => expect(asDictated(words, false)).toBe(false))

it.each([
  'I have a letter from the bank.',
  'He said please.',
  'The invoices do not list the freight.',
  'I do not give my consent to that.',
  'They asked me to please wait outside.',
  'We have the email of May 4.',
])('can be sworn to or filed: %s', (words) => expect(asDictated(words, true)).toBe(false))

it.each(['The clerk is Gus Hale, do not name him.', 'Please cite the rule.'])(
  'a paper for a court gives no orders: %s',
  (words) => expect(asDictated(words, true)).toBe(true),
)

it('a paper for a court asks nobody with please', () => {
  expect(asDictated('The reasons, in order of strength please, are these.', true)).toBe(true)
})

it('gives a thing its article and an age its sentence', () => {
  expect(withArticle('Contract says the work is due in May.')).toBe('The contract says the work is due in May.')
  expect(withArticle('Contract Services LLC is the owner.')).toBe('Contract Services LLC is the owner.')
  expect(withAge('Age 52, lives in Speedway.', 'affidavit')).toBe('I am 52 years old and live in Speedway.')
  expect(withAge('Age 52, lives in Speedway.', 'motion')).toBe('Age 52, lives in Speedway.')
})
