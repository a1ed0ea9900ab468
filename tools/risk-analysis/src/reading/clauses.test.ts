import { expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readFacts } from './read.ts'

const told = (type: CaseType, text: string) =>
  readFacts(text, type).told.map(
    ({ factor, stance, whose }) => `${stance === 'denied' ? 'not ' : ''}${factor.id}${whose ? ` ${whose}` : ''}`,
  )

it.each([
  ['contract', 'We sue a dealer. In his deposition the dealer conceded that the bill was right.', 'admission other'],
  ['contract', 'A dealer sues our client. Our own bookkeeper admitted that the bill was right.', 'admission own'],
  [
    'contract',
    'We sue for a mill against a weaver. The weaver texted, “I know I owe you the money.”',
    'admission other',
  ],
  ['personal-injury', 'Our client was hit by a van. A witness says that our client ran a red light.', 'seen own'],
  [
    'personal-injury',
    'A patient sues our client, a clinic. An expert has concluded that the care met the standard.',
    'opinion-against-claim',
  ],
  ['personal-injury', 'A shopper sues our client, a market. No sweep log exists for that day.', 'not-inspected'],
  ['family', 'We represent the mother. The evaluator recommends that the boy live with the father.', 'evaluator other'],
  ['employment', 'We represent a cook who was let go. No guest had ever complained about his work.', 'good-record'],
] as const satisfies [CaseType, string, string][])('%s: %s', (type, text, fact) =>
  expect(told(type, text)).toContain(fact),
)

it.each([
  ['contract', 'We sue a dealer. If the dealer conceded the bill, we would settle.'],
  ['contract', 'We sue a dealer. A passerby conceded that the bill was right.'],
  ['personal-injury', 'Our client was hit by a van. Suppose that a witness says that the driver ran a red light.'],
  ['personal-injury', 'A shopper sues our client. In an unrelated case an expert found that the stairs were unsafe.'],
] as const satisfies [CaseType, string][])('tells nothing: %s: %s', (type, text) =>
  expect(told(type, text)).toEqual([]),
)
