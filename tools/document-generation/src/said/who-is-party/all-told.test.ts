import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
function read(type: string, text: string): Record<string, string> {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-30').filled.map(({ field, value }) => [field, value]))
}

describe('a party is all whom the notes name for it', () => {
  it.each([
    [
      'rental-agreement',
      'Landlord: Ruth Ashby. Tenants: Gus Hale, Bo Tran and Lena Ortiz. Rent $900. Term one year from January 1, 2027.',
      'tenantName',
      'Gus Hale, Bo Tran, and Lena Ortiz',
    ],
    [
      'rental-agreement',
      'I am Ruth Ashby and I rent my house at 9 Oak St, Ely, Nevada to Gus Hale. His wife Mia Hale signs too. Rent $900.',
      'tenantName',
      'Gus Hale and Mia Hale',
    ],
    [
      'promissory-note',
      'Ann Lee borrows $12,000 from Ruth Ashby at 5 percent, due June 1, 2027. Bo Cruz is co-maker.',
      'borrowerName',
      'Ann Lee and Bo Cruz',
    ],
    [
      'settlement-agreement',
      'Settlement. Plaintiff Ruth Ashby. Defendants (1) Stone Works LLC and (2) its foreman personally, Gus Hale. They pay $9,000 by June 1, 2027.',
      'firstParty',
      'Stone Works LLC and Gus Hale',
    ],
    [
      'sales-contract',
      'Seller is Ann Moss. Her brother Bo Moss owns half and sells with her. Buyer Gus Hale. One 2015 baler, $8,000.',
      'sellerName',
      'Ann Moss and Bo Moss',
    ],
    [
      'motion',
      'Motion to dismiss. Plaintiff Ruth Ashby. Defendants Stone Works LLC, Gus Hale and Bo Tran. Case 22-114, District Court, Ely County, Nevada.',
      'defendant',
      'Stone Works LLC, Gus Hale, and Bo Tran',
    ],
  ])('%s: %s', (type, text, field, value) => expect(read(type, text)[field]).toBe(value))

  it('and nobody who only stands by', () => {
    const fields = read(
      'rental-agreement',
      'Landlord: Ruth Ashby. Tenant: Gus Hale. His mother Mia Hale is the guarantor. His brother Bo Hale helps him move. Rent $900.',
    )
    expect(fields).toMatchObject({ tenantName: 'Gus Hale' })
  })

  it.each([
    [
      'Seller: Gwen Abbott. Buyer: Lou Castle. The other buyer, Hank Olson, backed out in May.',
      'Gwen Abbott',
      'Lou Castle',
    ],
    [
      'Seller: Gwen Abbott. Buyer: Lou Castle. Another buyer, Hank Olson, offered $15,000.',
      'Gwen Abbott',
      'Lou Castle',
    ],
    ['Seller: Gwen Abbott. Buyer: Lou Castle. Her husband Tom Reyes has to sign as well.', 'Gwen Abbott', 'Lou Castle'],
    [
      'Seller: Gwen Abbott. Buyer: Lou Castle. His father Al Castle will sign too as guarantor.',
      'Gwen Abbott',
      'Lou Castle',
    ],
    [
      'Seller: Gwen Abbott. Buyer: Lou Castle. Her husband Tom Abbott has to sign as well.',
      'Gwen Abbott and Tom Abbott',
      'Lou Castle',
    ],
    ['Sellers Gwen Abbott and Tom Abbott, Buyer Lou Castle.', 'Gwen Abbott and Tom Abbott', 'Lou Castle'],
  ])('as a sale has them: %s', (text, sellerName, buyerName) =>
    expect(read('sales-contract', `${text} One 2015 baler, $8,000.`)).toMatchObject({ sellerName, buyerName }),
  )

  it.each([
    [
      'Plaintiffs Ann Lee and Ruth Ashby, Clark County Nevada. Defendant Gus Hale.',
      'Ann Lee and Ruth Ashby',
      'Gus Hale',
    ],
    [
      'Plaintiff Ruth Ashby. Defendants Lou Castle and Fern Build LLC, Judge Pat Holt.',
      'Ruth Ashby',
      'Lou Castle and Fern Build LLC',
    ],
  ])('without a court or a judge: %s', (text, plaintiff, defendant) =>
    expect(read('motion', `Motion to dismiss. ${text}`)).toMatchObject({ plaintiff, defendant }),
  )

  it('whose second signer is not the signer of the other', () => {
    const fields = read(
      'rental-agreement',
      'I am Ruth Ashby and I rent my house at 9 Oak St, Ely, Nevada to Gus Hale. His wife Mia Hale signs too. Rent $900.',
    )
    expect(fields.landlordSigner).toBeUndefined()
  })
})

describe('a letter goes to all whom the notes name', () => {
  it.each([
    [
      'demand-letter',
      'Demand letter from attorney Rube Ash for client Ruth Ashby to Gus Hale and Bo Tran, 9 Oak St, Ely, Nevada. They owe $4,000 rent.',
      'Gus Hale and Bo Tran',
    ],
    [
      'litigation-hold-notice',
      'Hold notice from Ruth Ashby, General Counsel of Stone Corp. To Gus Hale, Bo Tran, Lena Ortiz and Ed Moss (IT). Keep all emails about jugs.',
      'Gus Hale, Bo Tran, Lena Ortiz, and Ed Moss',
    ],
  ])('%s: %s', (type, text, names) => {
    const fields = read(type, text)
    expect(fields.recipientName).toBe(names)
    expect(fields.recipientCompany ?? '').not.toContain('Bo Tran')
  })

  it('and to one alone where only one is named', () =>
    expect(
      read(
        'business-letter',
        'Letter to Gus Hale at Stone Corp, 9 Oak St, Ely, Nevada. From Ruth Ashby. The pump leaks.',
      ),
    ).toMatchObject({ recipientName: 'Gus Hale', recipientCompany: 'Stone Corp' }))

  it('and not to those to whom something else was sent', () =>
    expect(
      read(
        'business-letter',
        'Letter about the offer we sent to Ann Lee and Tom Cruz. To the planning board, 9 Main St, Ely, Nevada.',
      ).recipientName ?? '',
    ).not.toContain('Tom Cruz'))

  it('and never to where somebody works', () =>
    expect(
      read(
        'complaint-letter',
        'Letter to Gus Hale, Polar Air, 9 Oak St, Ely, Nevada. From Ruth Ashby. My bag was lost.',
      ).recipientName,
    ).toBe('Gus Hale'))
})
