import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'
import { isArgument } from './argued.ts'
import { isHead } from './preamble.ts'

const today = new Date('2026-11-30')
const read = (caseType: string, description: string, represents?: string) =>
  evidenceOf({ caseType, description, ...(represents && { represents }) } as never, [], today)

it.each([
  'Hale’s lawyer (young fella) emailed: no signed writing, so no contract.',
  'Opposing counsel wrote “your man hid the footings.”',
  'The park’s lawyer already wrote that we are late.',
  'Their attorney says that the roof was sound.',
])('takes what a lawyer of the other side argues for no fact: %s', (one) => expect(isArgument(one)).toBe(true))

it.each([
  'Our lawyer wrote to them in May.',
  'The lawyer sold the house.',
  'Their lawyer offered $40,000.',
  'Their lawyer wrote that his client ran out of money.',
  'The manager wrote that we owe nothing.',
])('and other sentences for what they are: %s', (one) => expect(isArgument(one)).toBe(false))

it('counts nothing that only a lawyer of the other side says', () =>
  expect(
    read(
      'contract',
      'Hale’s lawyer emailed: no signed writing, so Statute of Frauds. Our client delivered the pears.',
      'claimant',
    ).factors.filter(({ points }) => points < 0),
  ).toEqual([]))

it('makes no judgment of what a person had decided', () => {
  const bars = (text: string) => (read('employment', text, 'defendant').bars ?? []).map(({ id }) => id)
  expect(bars('We defend a clinic. The owner swears he had already decided to let her go.')).toEqual([])
  expect(bars('We defend a clinic. A court has already decided this very claim.')).toEqual(['res-judicata'])
})

it.each([
  ['personal-injury', 'Dan Poe came to us Monday. We’d be representing him. A bus hit him.', 'the claimant'],
  [
    'employment',
    'Dr. Lee called. We’re for HIM -- the clinic -- not the nurse. He fired Ana Ruiz on May 2.',
    'the defendant',
  ],
  ['employment', 'Our client is Marisol Diaz. Dr. Lee ran the office. He fired Marisol on May 2.', 'the claimant'],
])('reads for whom we are where only a pronoun says so: %s: %s', (type, text, title) =>
  expect(read(type, text).client.title).toBe(title),
)

it('takes what we gave and nobody paid for the breach of the other side', () =>
  expect(
    read('contract', 'We shipped $18,700 of pallets in December, never paid.', 'claimant').factors.map(({ id }) => id),
  ).toContain('breach:other'))

it.each([
  'Memo to file, Chattanooga office, December 1, 2026.',
  'Notes of call with Hollis Tradd, 6 pm.',
  'May 27, 2026.',
  'How do you see it?',
  'Thoughts on exposure?',
  'Kindly assess our exposure.',
  'Voicemail transcription, edited only for the sneezes.',
  'Plaintiff: Kezia Thorn, 29.',
  'Opponent = Hale Roofing.',
])('asks nobody to prove the head of a memo or what it asks: %s', (head) =>
  expect(
    read('contract', `${head} The buyer did not pay our client $4,000.`, 'claimant').questions.filter((one) =>
      one.includes(head.slice(0, 12)),
    ),
  ).toEqual([]),
)

it.each([
  'Memo: the driver admitted that he ran the light.',
  'Notes of the meeting show that the buyer accepted the goods.',
  'Re: the roof, it was leaking for a month.',
])('but reads a fact in what only begins like one: %s', (one) => expect(isHead(one)).toBe(false))
