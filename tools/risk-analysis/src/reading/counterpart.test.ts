import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const counted = (caseType: string, description: string) =>
  evidenceOf({ caseType, description, represents: 'claimant' } as never, [], today).factors.map(
    ({ id, points }) => `${id} ${points}`,
  )

it.each([
  ['contract', 'Our client’s tenant failed to pay and admitted it.', ['admission:other 10', 'breach:other 7']],
  [
    'contract',
    "Our client's supplier failed to deliver. He admitted the delay in an email.",
    ['admission:other 10', 'breach:other 7'],
  ],
  [
    'real-estate',
    'My client’s neighbor breached the agreement and admitted it.',
    ['admission:other 10', 'breach:other 7'],
  ],
  ['employment', 'Our client’s supervisor admitted the reason in an email.', ['admission:other 10']],
  ['contract', 'Our client’s manager admitted in an email that we were late.', ['admission -10']],
  ['contract', 'Our client failed to deliver and admitted it.', ['admission -10', 'breach -8']],
  ['personal-injury', 'Our client’s driver ran the red light.', []],
])('takes whom a client deals with for the other side, and their staff for their own: %s: %s', (type, text, all) =>
  expect(counted(type, text).toSorted()).toEqual(all),
)
