import { expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { sideOf } from './side.ts'

it.each([
  [
    'other',
    'A resident alleges that our client, a water district, shut off her service without notice.',
    'the defendant',
  ],
  ['contract', 'Our client, a bindery, is accused of losing a manuscript.', 'the defendant'],
  ['contract', 'Our client builds docks and has received a complaint over two of them.', 'the defendant'],
  ['personal-injury', 'We represent a climbing hall where the plaintiff fell from a wall.', 'the defendant'],
  ['contract', 'A bank sues on a card account; the cardholder is our client.', 'the defendant'],
  ['contract', 'Roofing crew is suing the general contractor. We act for the crew.', 'the claimant'],
  ['contract', 'A feed store, our client, wants $4,000 for hay.', 'the claimant'],
  ['contract', 'A mill retained us to collect $9,000 from a weaver.', 'the claimant'],
  ['personal-injury', 'We represent a mail carrier bitten by a dog.', 'the claimant'],
  ['contract', 'We act for a beekeeper whose customer refused the honey.', 'the claimant'],
] as const satisfies [CaseType, string, string][])('%s: %s', (type, text, title) => {
  const side = sideOf(text, type)
  expect(side.title).toBe(title)
  expect(side.isOpen).toBe(false)
})

it('leaves open whose suit it is where both accuse', () => {
  const text = 'Our client sues a mason. The mason alleges that our client never paid. We represent a quarry.'
  expect(sideOf(text, 'contract').anchor?.words).not.toContain('alleges')
})

it('takes what the client did for no name of theirs', () => {
  const { own } = sideOf('Our client stamped parts for a supplier that stopped paying.', 'contract')
  expect(own.some((pattern) => /supplier/.test(pattern))).toBe(false)
})
