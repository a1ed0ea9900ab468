import { describe, expect, it } from 'vitest'
import type { Filled } from '../../output.ts'
import { whoIn } from '../draw/who.ts'

const named = (field: string, value: string): Filled => ({ field, label: field, value, by: 'text' })
const mowing = [named('providerName', 'Greenway Lawn LLC'), named('clientName', 'Willow Bend Association')]
const lease = [named('landlordName', 'Ruth Okafor'), named('tenantName', 'Samuel Brandt')]
const sale = [named('sellerName', 'Delmar Equipment Company'), named('buyerName', 'Northgate Orchards, Inc.')]
const job = [named('employerName', 'Lakeside Clinic, P.C.'), named('employeeName', 'Jenna Kowalski')]
const secrets = [named('firstParty', 'Tessellate Labs LLC'), named('secondParty', 'Brightline Foods, Inc.')]

const told = (id: string, filled: readonly Filled[], lead: string, words: string) =>
  whoIn({ id }, `${lead} ${words}`, filled).told(words)

describe('a contract says in the third person what one of its parties said as ‘I’ or ‘we’', () => {
  it.each([
    [
      'I own my equipment and I’m responsible for it.',
      'The Provider owns its equipment and the Provider is responsible for it.',
    ],
    [
      'We carry a million in liability and give them proof.',
      'The Provider carries a million in liability and gives the Client proof.',
    ],
    ['They pay me by Friday.', 'The Client pays the Provider by Friday.'],
    ['They can’t hire my people.', 'The Client cannot hire the Provider’s people.'],
    ['If we can’t agree, we go to mediation.', 'If the parties cannot agree, the parties go to mediation.'],
    [
      'Either of us can end it, and we don’t owe anything after that.',
      'Either party can end it, and the Provider does not owe anything after that.',
    ],
    ['We mow, edge and blow the walks.', 'The Provider mows, edges and blows the walks.'],
    [
      'If it breaks I either repair it or take its price off.',
      'If it breaks the Provider either repairs it or takes its price off.',
    ],
    ['I’ve had it since 2019 and never lent it out.', 'The Provider has had it since 2019 and never lent it out.'],
    ['We can pick up and haul brush.', 'The Provider can pick up and haul brush.'],
    ['Split it between us.', 'Split it between the parties.'],
  ])('%s', (said, written) => {
    expect(told('service-agreement', mowing, 'This is for Greenway Lawn, that’s me.', said)).toBe(written)
  })

  it('with the landlord for ‘I’ and the tenant for ‘he’ where both are persons', () => {
    expect(told('rental-agreement', lease, 'I’m the landlord.', 'He can’t sublet without asking me.')).toBe(
      'The Tenant cannot sublet without asking the Landlord.',
    )
  })

  it('with the names of the parties where the contract has no other word for them', () => {
    expect(
      told('non-disclosure-agreement', secrets, 'We are Tessellate Labs LLC.', 'They give us everything back.'),
    ).toBe('Brightline Foods, Inc. gives Tessellate Labs LLC everything back.')
  })
})

describe('who speaks', () => {
  const we = 'We pay for the parts.'
  it.each([
    ['sales-contract', sale, 'Counsel for the buyer here, my client is the buyer.', 'The Buyer pays for the parts.'],
    ['sales-contract', sale, 'We’re selling two sprayers.', 'The Seller pays for the parts.'],
    ['rental-agreement', lease, 'Lease for my tenant.', 'The Landlord pays for the parts.'],
    ['employment-contract', job, 'I want to hire Jenna.', 'The Employer pays for the parts.'],
    ['service-agreement', mowing, 'For my company, Greenway Lawn LLC.', 'The Provider pays for the parts.'],
    ['service-agreement', mowing, 'Client: Willow Bend Association, 12 Elm St (us).', 'The Client pays for the parts.'],
    ['service-agreement', mowing, 'We hired a lawn service.', 'The Client pays for the parts.'],
  ])('of a %s is known from what is said: %#', (id, filled, lead, written) => {
    expect(told(id, filled, lead, we)).toBe(written)
  })

  it.each([
    ['service-agreement', mowing, 'A lawn contract.'],
    ['service-agreement', mowing, 'They pay me monthly. We pay them monthly.'],
    ['sales-contract', sale, 'We are buying it. We are selling it.'],
  ])(
    'of a %s is nobody where nothing or two things say so, and the words are still to be drafted',
    (id, filled, lead) => {
      expect(told(id, filled, lead, we)).toBe(`[To be drafted from the notes: “${we}”]`)
    },
  )

  it('is no party where a lawyer says ‘I’', () => {
    expect(told('sales-contract', sale, 'We represent the seller.', 'I approve the form of the deed.')).toBe(
      '[To be drafted from the notes: “I approve the form of the deed.”]',
    )
  })

  it('is nobody in a talk of two', () => {
    expect(
      whoIn({ id: 'rental-agreement' }, 'I’m the landlord. I pay water.', lease, true).told('I pay water.'),
    ).toContain('“I pay water.”')
  })
})

it('takes no other for a party', () => {
  const lead = 'This is for Greenway Lawn, that’s me. I have two helpers.'
  expect(told('service-agreement', mowing, lead, 'My helpers are insured and they keep their tools.')).toContain(
    'they keep their',
  )
  expect(told('rental-agreement', lease, 'I’m the landlord.', 'My brother lives there and he has a key.')).toContain(
    'he has a key',
  )
})
