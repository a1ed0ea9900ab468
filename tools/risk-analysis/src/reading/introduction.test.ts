import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'
import { isIntroduction } from './introduction.ts'

it.each([
  "I've got Mrs. Ann Delgado, 58, school bus driver in Lima, Ohio.",
  'New client Ana Ruiz.',
  "We've got a new client, Bluebird Press.",
  'Intake: Rosa Diaz, 44.',
  'Our client is a retired school teacher.',
  'She is a 44-year-old line cook in Toledo.',
  'Client owns a bakery in Reno, Nevada.',
  'Our client sits on the board of a company.',
  'Mr. Boyd is a welder.',
])('takes a sentence that only says who somebody is for an introduction: %s', (one) =>
  expect(isIntroduction(one)).toBe(true),
)

it.each([
  'He is a trespasser.',
  'She was the driver who ran the light.',
  'Our client is a whistleblower.',
  'The owner was a convicted felon.',
  'Our client owns no car.',
  'He works without a license.',
  'She was never a manager.',
  'Our client sells counterfeit bags.',
  'Mr. Boyd was the only other bidder at $40,000.',
  'Intake: Rosa Diaz, hit by a van in Reno.',
  'He was a heavy drinker.',
])('and no other: %s', (one) => expect(isIntroduction(one)).toBe(false))

it('does not ask who can prove who the client is', () => {
  const { questions } = evidenceOf(
    {
      caseType: 'contract',
      description:
        "I've got Mrs. Ann Delgado, 58. She is a school teacher. The roofer took her deposit and never came.",
    } as never,
    [],
    new Date('2026-11-30'),
  )
  expect(questions.filter((one) => /Who can prove/.test(one))).toEqual([])
})
