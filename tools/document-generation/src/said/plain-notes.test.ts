import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-29').filled.map(({ field, value }) => [field, value]),
  )

describe('plain notes of a contract', () => {
  it('tell who signs for which part, and sell as is but for what they name', () => {
    const said = read(
      'sales-contract',
      'Seller: Stone Creek Tools LLC, 4 Mill Rd, Boise, ID 83702\nBuyer: Aspen Orchards Inc., 8 Elm Ln, Nampa, ID 83651\nGoods: one used sprayer\nPrice: $8,500\nWarranty: AS IS, except title and 60 days on the pump\nSigning: Ray Dunn, Manager, for seller; Kim Lau, President, for buyer',
    )
    expect(said).toMatchObject({ sellerSigner: 'Ray Dunn, Manager', buyerSigner: 'Kim Lau, President' })
    expect(said.warrantyTerms).toMatch(/“AS IS\.”.+title.+pump will be free of defects for 60 days/)
    expect(said.warrantyPeriod).toBeUndefined()
  })

  it('tell who signs behind the office, without "for"', () => {
    expect(
      read(
        'non-disclosure-agreement',
        'Parties: Juniper Robotics, Inc. and Marlow Optics LLC. Purpose: to discuss a merger.\nReturn or destroy on request within 10 days.\nSigners: Ann Cho, CEO, Juniper; Dee Holt, Managing Member, Marlow.',
      ),
    ).toMatchObject({
      firstSigner: 'Ann Cho, CEO',
      secondSigner: 'Dee Holt, Managing Member',
      returnTerms:
        'The Recipient shall return or destroy the Confidential Information within 10 days after a written request.',
    })
  })

  it('hire somebody as what is no name, and say whom not to solicit', () => {
    expect(
      read(
        'employment-contract',
        "Employer is Cedar Dental Group LLC. We're hiring Lena Ford as Office Manager starting January 4, 2027 at $62,000 a year. Non-solicit of patients for 12 months after she leaves.",
      ),
    ).toMatchObject({
      employeeName: 'Lena Ford',
      jobTitle: 'Office Manager',
      nonsolicitTerms:
        'For 12 months after the employment ends, the Employee shall not solicit the patients of the Employer.',
    })
  })

  it.each([
    ['starting February 1, 2027 for one year', '2028-01-31'],
    ['from March 1, 2027 for six months', '2027-08-31'],
    ['starting February 1, 2027 for the whole school', undefined],
  ])('end when the time is over that begins %s', (words, end) => {
    const said = read(
      'service-agreement',
      `Provider is Bright Cleaning LLC, client is Summit School. They clean the school every night, ${words}. $3,200 a month.`,
    )
    expect(said.endDate).toBe(end)
  })

  it('limit a fee and expenses by approval', () => {
    expect(
      read(
        'consulting-agreement',
        'Client: Harbor Foods Co., Portland, Maine. Consultant: Ellen Ross, 12 Pier Rd, Portland, ME 04101.\nFee: $125/hour, not to exceed $10,000 without written approval.\nExpenses over $100 need approval.',
      ),
    ).toMatchObject({
      consultantAddress: '12 Pier Rd, Portland, ME 04101',
      capTerms:
        'The fee is $125 an hour. The fees under this Agreement shall not exceed $10,000 without the written approval of the Client.',
      expenseTerms: 'The Client reimburses an expense of more than $100 only if the Client approved it beforehand.',
    })
  })

  it.each([
    [
      'One cat allowed with a $200 pet deposit.',
      'The Tenant may keep one cat in the Premises and shall pay a pet deposit of $200.',
    ],
    [
      'Two cats allowed with a pet deposit of $300.',
      'The Tenant may keep two cats in the Premises and shall pay a pet deposit of $300.',
    ],
  ])('allow a pet: %s', (words, clause) => {
    expect(
      read(
        'rental-agreement',
        `Landlord is Carter Homes LLC, tenant is Maya Patel. 214 Birch St, Columbus, OH 43215, $1,450 a month. ${words}`,
      ).petTerms,
    ).toBe(clause)
  })

  it('take the total for the price, and leave the buyer out of the goods', () => {
    const said = read(
      'sales-contract',
      'Seller: Dunn Chairs Co., 12 Factory Rd, High Point, NC 27260\nBuyer: Lakeside Inn LLC, 400 Shore Dr, Lake Lure, NC 28746\nGoods: 60 oak chairs, model N-14\nPrice: $185 each, total $11,100',
    )
    expect(said).toMatchObject({ goods: '60 oak chairs, model N-14', price: '$11,100' })
    expect(
      read(
        'sales-contract',
        "I'm selling my 2018 Ford truck, VIN 1FTEW1EP5JFA12345, to Kevin Moss, 45 Lake St, Duluth MN 55802, for $24,000.",
      ).goods,
    ).toBe('2018 Ford truck, VIN 1FTEW1EP5JFA12345')
  })

  it.each([
    ['Increased 3% each January.', 'The price increases by 3% each January.'],
    [
      'Initial term is two years from January 1, 2027, renewing annually unless either gives 60 days notice.',
      'This Agreement renews automatically for successive annual terms unless a party gives the other at least 60 days’ written notice, before a term ends, that it is not to renew.',
    ],
    ['1.5% per month late charge.', 'The Client shall pay a late charge of 1.5% a month on an amount that is overdue.'],
    [
      'Termination: either party on 30 days notice; immediately for nonpayment',
      'Either party may end this Agreement on 30 days’ written notice, and the Provider may end it at once if an invoice is not paid when it is due.',
    ],
  ])('become a clause: %s', (words, clause) => {
    const said = read(
      'service-agreement',
      `Provider: Tidal Marketing LLC\nClient: Coral Inn, Inc.\nFee: the monthly fee is $1,800\n${words}`,
    )
    expect(Object.values(said)).toContain(clause)
    expect(said.contractValue).toBe('$1,800 a month')
  })

  it('leave out what an employment has anyway, and keep what is secret as well', () => {
    const said = read(
      'employment-contract',
      '| Employer | Bluestem Landscape, Inc. |\n| Employee | Tomas Vega |\n| Pay | $26 per hour, time and a half over 40 |\n| At will | yes |\n| Confidentiality | yes, customer lists |',
    )
    expect(said.endingTerms).toBeUndefined()
    expect(said.confidentialityTerms).toBe('Confidential Information includes customer lists.')
    expect(said.payTerms).toMatch(/time and a half of the regular rate for hours worked beyond 40/)
  })
})
