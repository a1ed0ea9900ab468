import { expect, it, test } from 'vitest'
import { evidenceOf } from '../evidence.ts'
import { sideOf } from './side.ts'

test.each([
  ['real-estate', 'We represent the homeowners, defendants in a boundary suit over a fence.', 'the defendant'],
  ['personal-injury', 'We represent the injured woman, claimant against the City.', 'the claimant'],
  ['other', 'We act for a nurse, respondent before the licensing board.', 'the defendant'],
  ['contract', 'We represent Alder LLC, the defendant. It sold pipes.', 'the defendant'],
  ['real-estate', 'Our clients are the Nguyens, who are the plaintiffs in a quiet title action.', 'the claimant'],
] as const)('%s: the part behind the name is the client’s: %s', (type, text, title) => {
  expect(sideOf(text, type).title).toBe(title)
})

it('takes a part of somebody else for no part of the client', () => {
  expect(
    sideOf('We represent the store in a suit by Ann Lee, plaintiff, who fell there.', 'personal-injury').title,
  ).toBe('the defendant')
})

test.each([
  ['She signed no release.', false],
  ['He gave no general release to anyone.', false],
  ['She signed a general release of all claims on May 3, 2026.', true],
  ['There was no pressure when she signed a general release of all claims on May 3, 2026.', true],
])('a release bars where somebody gave one: %s', (words, isBarred) => {
  const { bars = [] } = evidenceOf(
    {
      caseType: 'personal-injury',
      description: `We represent the plaintiff. A truck hit her. ${words}`,
      jurisdiction: 'Ohio',
    },
    [],
    new Date('2026-11-28'),
  )
  expect(bars.some(({ title }) => title === 'The claim was released')).toBe(isBarred)
})
