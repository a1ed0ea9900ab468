import { isToDraft } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { speakerIn } from '../in-third-person/speaker.ts'
import { asStated } from './as-stated.ts'

describe('a term of a contract', () => {
  it.each([
    ['Parking: left half of the garage only.', 'The following applies to parking: left half of the garage only.'],
    ['PTO: ten days a year.', 'The following applies to PTO: ten days a year.'],
    [
      'Default: 45 days behind, the Lender may act.',
      'The following applies to default: 45 days behind, the Lender may act.',
    ],
    ['Not included: storm cleanup.', 'The following is not included: storm cleanup.'],
    ['Also: the Tenant keeps the shed locked.', 'The Tenant keeps the shed locked.'],
    ['The Tenant can paint the walls.', 'The Tenant may paint the walls.'],
  ])('is a sentence: %s', (words, told) => expect(asStated(words)).toBe(told))

  it.each([
    'If the Tenant breaks a window, the Landlord keeps the deposit.',
    'This Agreement is one way: Oak Sensors, Inc. discloses.',
    'The Employee can lift 50 pounds.',
    'The Employee cannot drive at night.',
    'The Tenant misses one payment, the Landlord may end the lease.',
    'The Seller repairs the pump and the Buyer keeps it.',
  ])('stays as it is: %s', (words) => expect(asStated(words)).toBe(words))

  it.each([
    'No payments: April through August.',
    'Wilmington NC: yes.',
    'The Employee brought it with the Employee.',
    'As is, but I am telling the Buyer that the pump leaks.',
  ])('that names nobody or nothing is left to be drafted: %s', (words) => expect(isToDraft(asStated(words))).toBe(true))
})

describe('who speaks', () => {
  const side = (party: string, name: string) => ({ party, name, names: [name], isPerson: false })
  const sides = [side('the Provider', 'Oak Pools Inc.'), side('the Client', 'Elm Court Association')] as const
  it.each([
    ['Please write up our agreement with Oak Pools Inc. They clean the pool.', 'the Client'],
    ['The client is our HOA, Elm Court Association.', 'the Client'],
    ['Our plumber Oak Pools Inc. is fine.', undefined],
  ])('is known by whom they deal with: %s', (text, party) =>
    expect(speakerIn('service-agreement', sides, ['provider', 'client'], text).we?.party).toBe(party),
  )
})
