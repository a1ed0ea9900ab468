import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const told = (caseType: string, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], new Date('2026-11-30')).factors.map(({ id }) => id)
const injury = (represents: string, text: string) => told('personal-injury', represents, text)

it('leaves the fault of the other beside that of whoever was hurt', () => {
  expect(
    injury('claimant', 'Our client crossed mid-block and the driver was speeding and ran a red light.').toSorted(),
  ).toEqual(['comparative-fault', 'negligence:other'])
  expect(
    injury('claimant', 'Our client stepped off the curb outside the crosswalk; the driver admitted he was drunk.'),
  ).toContain('admission:other')
})

it.each([
  'Our client had surgery on the knee and missed two weeks of work.',
  'She quit smoking before the surgery on her hip.',
  'Our client never missed an appointment and had six months of physical therapy.',
  'The first doctor missed the fracture, and she had surgery.',
  'He had surgery and cancelled a trip to Spain.',
])('keeps a treatment where nothing of it was missed: %s', (text) =>
  expect(injury('claimant', text)).toContain('treatment'),
)

it.each([
  'Our client had physical therapy but missed half of her appointments.',
  'Our client had surgery and skipped the follow-up visits.',
])('and asks about one that was: %s', (text) => expect(injury('claimant', text)).not.toContain('treatment'))

it.each([
  ['personal-injury', 'claimant', 'Our client testified he was not speeding, and the data shows 31 in a 35 zone.'],
  ['contract', 'claimant', 'Our client said under oath she never signed it; the bank records show she was right.'],
  ['other', 'claimant', 'She texted: "he never touched me before that day".'],
  ['personal-injury', 'claimant', 'She texted her sister "I am not hurt, don’t worry" right after the crash.'],
])('takes a record that bears somebody out for no contradiction: %s, %s: %s', (type, represents, text) =>
  expect(told(type, represents, text)).not.toContain('credibility'),
)
