import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'
import { heardIn } from './heard.ts'

const templateOf = (type: string) => {
  const template = shippedTypes.flatMap((source) => readTemplate(source).template ?? []).find(({ id }) => id === type)
  if (!template) throw new Error(`There is no type ${type}.`)
  return template
}
const heard = (type: string, text: string) => heardIn(templateOf(type), text).text.replace(/\s+/g, ' ').trim()
const read = (type: string, text: string) => {
  const said = readSaid(templateOf(type), text, '2026-11-30')
  return Object.fromEntries(said.filled.map(({ field, value }) => [field, value]))
}

it.each([
  // What is doubted or put right.
  ['sales-contract', 'Pick up at 12 Oak? no 14 Oak St, Tulsa.', 'Pick up at 14 Oak St, Tulsa.'],
  ['sales-contract', 'Ridge LLC. Term 2 yrs? no 3 yrs.', 'Ridge LLC. Term 3 yrs.'],
  ['sales-contract', 'Starts May 3? no May 5.', 'Starts May 5.'],
  ['sales-contract', 'Signed by Ann Lee? no Ann Li.', 'Signed by Ann Li.'],
  ['rental-agreement', 'Pets? no Rottweilers', 'Pets? no Rottweilers'],
  [
    'sales-contract',
    'Price is $27,500 - no wait that was our last offer, final number is $31,000.',
    'Price is $31,000.',
  ],
  ['sales-contract', 'Sold for $9,000?? that’s what the ad said, they shook on $8,500.', 'Sold for $8,500.'],
  [
    'promissory-note',
    'Payments $792.61/mo?? that’s the calculator - she says never mind amortizing, she wants interest only.',
    'Payments interest only.',
  ],
  ['sales-contract', 'Price $900. Deposit $500?? not sure. Pickup March 3.', 'Price $900. . Pickup March 3.'],
  ['sales-contract', 'Ann said 40 first then three got wet, so 37. 37 bales.', '37 bales.'],
  ['sales-contract', 'It lasts 4 years (first draft said 3, Hattie changed it).', 'It lasts 4 years.'],
  // What a paper is not to have.
  ['discovery-requests', 'No RFAs yet, Tom wants those after the depo. 30 days.', '30 days.'],
  ['non-disclosure-agreement', 'No noncompete, no nonsolicit. Ohio law.', 'Ohio law.'],
  ['employment-contract', 'No noncompete, no nonsolicit. Ohio law.', 'No noncompete, no nonsolicit. Ohio law.'],
  ['rental-agreement', 'Percentage rent: no. Late charge 4%.', 'No percentage rent clause. Late charge 4%.'],
  ['promissory-note', 'Unsecured - she changed her mind on the truck.', 'Collateral: none.'],
  // What is said to the writer.
  [
    'cover-letter',
    'Spanish conversational, don’t oversell. Can start in May.',
    'Spanish conversational. Can start in May.',
  ],
  ['non-disclosure-agreement', 'Injunction ok, no bond language - skip, they balked.', 'Injunction ok.'],
  ['recommendation-letter', 'Don’t give gpa (I don’t know it), nor mention her kids. She won.', 'She won.'],
  ['brief', 'Leave [6th Cir. cite] where needed. He was fired.', 'He was fired.'],
  ['brief', 'Only cite Rule 56 + Anderson v. Liberty Lobby, I’ll add the rest. He was fired.', 'He was fired.'],
  ['brief', 'ADEA only (we dropped the state count, don’t argue it).', 'ADEA only.'],
  ['brief', 'Bad facts, deal with them: she missed the audit.', 'She missed the audit.'],
  [
    'brief',
    'Wrobel v. Ace Co. We = Wrobel, 61, fired.',
    'Wrobel v. Ace Co. We represent the plaintiff, Wrobel. Wrobel, 61, fired.',
  ],
  ['attorney-engagement-letter', 'Warn them the deadline is short.', 'The deadline is short.'],
  ['promissory-note', 'You compute it, Ed wants the number in the note. Ohio law.', 'Ohio law.'],
  // What belongs together.
  [
    'rental-agreement',
    'Sublet w/ consent not unreasonably withheld.',
    'Tenant may sublet with consent not unreasonably withheld.',
  ],
  [
    'rental-agreement',
    'Hood/grease trap: T installs & maintains; LL does roof & structure & the sewer lateral.',
    'Tenant installs and maintains the hood and grease trap; Landlord repairs and maintains roof, structure and the sewer lateral.',
  ],
  [
    'rental-agreement',
    'Landlord does water and garbage, tenant does the rest.',
    'Landlord does water and garbage, tenant does the rest.',
  ],
  [
    'rental-agreement',
    'LL gives $40,000 TI, paid on receipts.',
    'LL gives $40,000 for tenant improvements, which is paid on receipts.',
  ],
  ['promissory-note', 'Default rate +4.', 'Default rate is 4 percentage points above the interest rate.'],
])('%s: %s', (type, text, words) => expect(heard(type, text)).toBe(words))

describe('a field has', () => {
  it('no value of another kind', () => {
    expect(
      read('sales-contract', 'Ann Lee sells hay to Bo Cruz. Buyer picks up between March 3-6 2027.').deliveryDate,
    ).toBeUndefined()
    expect(
      read('recommendation-letter', 'I recommend Ann Lee. rank = top 5% of students I’ve taught in 19 yrs.')
        .relationshipLength,
    ).toBeUndefined()
  })

  it('both persons of a couple, and the house that somebody applies to', () => {
    const note = 'Lender Ann Lee lends Tobias Cole and his wife Renata Cole $42,000. Unsecured - no lien.'
    expect(read('promissory-note', note)).toMatchObject({
      borrowerName: 'Tobias Cole and Renata Cole',
      collateral: 'None',
    })
    const letter =
      'cover letter for me - Ed Poe. Applying for staff atty, Housing Unit, Three Rivers Legal Aid, Fort Wayne. Currently associate at Dunn Carmody LLP.'
    expect(read('cover-letter', letter)).toMatchObject({
      applicantName: 'Ed Poe',
      companyName: 'Three Rivers Legal Aid',
    })
  })

  it('a payee that is no party, and interest before principal', () => {
    const deal =
      'Client is Pine Marine LLC, the defendant. Other side Theo Wray. Pine pays $31,000. Payee "Ruiz Tandy PLLC IOLTA" (his lawyers).'
    expect(read('settlement-agreement', deal).secondParty).not.toContain('Ruiz')
    const plan =
      'Interest only for first 12 months ($175/month) starting January 15 2027 and then principal + int in 48 equal monthly pmts.'
    expect(read('promissory-note', plan).repayment).toBe(
      'Beginning on January 15, 2027, the Borrower shall pay each month only the interest that is due, $175 a month, for 12 months. After that the Borrower shall pay the principal and interest in 48 equal monthly payments.',
    )
  })

  it('the business of a lease', () => {
    const lease = read(
      'rental-agreement',
      'LL: Ann Lee. T: Bolt LLC. Premises: 12 Oak St, Tulsa. Use: coffee shop. T does plumbing & windows.',
    )
    expect(lease.businessLet).toBe('coffee shop')
    expect(lease.repairTerms).toBe('The Tenant shall repair and maintain plumbing and windows.')
    expect(read('rental-agreement', 'LL: Ann Lee. T: Bo Cruz. Use: residence for Bo only.').businessLet).toBeUndefined()
  })
})

it('takes a post without who has it', () =>
  expect(
    read(
      'business-letter',
      'Letter to Gus Hale, he’s the plant manager at Fern Build LLC, 4 Mill Road, Ely, Nevada 89301. From me, Ada Quill, owner of Quill Tile. The kiln you sold us does not heat. Please repair it.',
    ),
  ).toMatchObject({ recipientTitle: 'Plant Manager' }))
