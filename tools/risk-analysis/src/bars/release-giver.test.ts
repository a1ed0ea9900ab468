import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const bars = (caseType: CaseType, represents: string, description: string) =>
  (evidenceOf({ caseType, description, represents } as never, [], today).bars ?? []).map(
    ({ id, holds, ends }) => `${id} ${holds ? 'stands' : 'is asked about'}, ends ${ends}`,
  )

describe('a release', () => {
  it.each([
    ['defendant', 'We represent the contractor. Our client holds a signed release from the homeowner.', 'other'],
    ['defendant', 'We have her signed release of all claims from March 2025.', 'other'],
    ['defendant', 'The supplier released us from all claims in a letter of May 2025.', 'other'],
    ['claimant', 'The store has a full release from our client, dated June 2025.', 'client'],
    ['claimant', 'They have our client’s signed release of all claims from March 2025.', 'client'],
  ] as const)('that the claimant gave ends the claim: for the %s, %s', (represents, text, ends) =>
    expect(bars('contract', represents, text)).toEqual([`release stands, ends ${ends}`]),
  )

  it.each([
    ['claimant', 'The vendor signed a release in our favor. We sue for the deposit.'],
    ['claimant', 'We hold a signed release from the defendant of its counterclaim.'],
    ['claimant', 'Our client has a signed release from the seller.'],
    ['claimant', 'The supplier released us from all claims in a letter of May 2025.'],
    ['defendant', 'We released the supplier from all claims in a letter of May 2025.'],
  ] as const)('that the defendant gave ends no claim: for the %s, %s', (represents, text) =>
    expect(bars('contract', represents, text)).toEqual([]),
  )
})

it.each([
  'The limitation of liability clause has expired with the old contract. Our client, the buyer, sues.',
  'Our client sues. His lifting limitations ended in May.',
])('a limit of something else is no time to sue: %s', (text) => expect(bars('contract', 'claimant', text)).toEqual([]))
