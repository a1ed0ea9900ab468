import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../said/read-said.ts'

const templates = new Map(shippedTypes.map((source) => [source.id, readTemplate(source).template as Template]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(readSaid(templates.get(type) as Template, text).filled.map(({ field, value }) => [field, value]))

it('reads an applicant who is introduced by their details alone', () => {
  expect(
    read('loan-application', 'Nadia Velez, 18 Harbor Lane, Salem, MA 01970, 978-555-0121. She wants $40,000.'),
  ).toMatchObject({ applicantName: 'Nadia Velez', applicantAddress: '18 Harbor Lane, Salem, MA 01970' })
  expect(read('cover-letter', 'For me, Otis Grant, 4 Elm St., Dover, DE 19901, otis@example.com.')).toMatchObject({
    applicantName: 'Otis Grant',
    applicantEmail: 'otis@example.com',
  })
})

it('gives no one a part whom a text names beside the applicant', () => {
  const of = read('job-application', 'References: Ann Perry, 12 Oak St., Akron, OH 44303, 330-555-0188.')
  expect(of.applicantName).toBeUndefined()
  expect(of.applicantAddress).toBeUndefined()
})

it('gives the party who is left the part that is left', () => {
  expect(
    read(
      'sales-contract',
      'Seller: Birch Tool Co., 5 Mill St., Salida, CO 81201\nWe ship to Mesa Outfitters LLC, 940 Main Ave., Durango, CO 81301.',
    ),
  ).toMatchObject({ sellerName: 'Birch Tool Co.', buyerName: 'Mesa Outfitters LLC' })
})

it('asks of two bodies that nothing tells from each other which is which', () => {
  const of = read(
    'sales-contract',
    'Birch Tools LLC, 5 Mill St., Salida, CO 81201. Mesa Corp., 940 Main Ave., Durango, CO 81301.',
  )
  expect([of.sellerName, of.buyerName]).toEqual([
    '[Seller’s name: the notes say “Birch Tools LLC” and “Mesa Corp.”]',
    '[Buyer’s name: the notes say “Birch Tools LLC” and “Mesa Corp.”]',
  ])
})

it.each([
  ['Landlord’s Elm Court LLC. Tenant’s Ray Ochoa.', 'Elm Court LLC', 'Ray Ochoa'],
  ['The landlord is Elm Court LLC and she’s renting out to Ray Ochoa.', 'Elm Court LLC', 'Ray Ochoa'],
  ['Elm Court LLC (landlord, 9 Pine St., Reno, NV 89501). Tenant = Ray Ochoa.', 'Elm Court LLC', 'Ray Ochoa'],
])('reads who is who of a lease: %s', (text, landlordName, tenantName) => {
  expect(read('rental-agreement', text)).toMatchObject({ landlordName, tenantName })
})

it.each([
  [
    'consulting-agreement',
    'Consultant: Jo Lane. Client: Beta LLC. She’s gonna review the lease forms and train the staff. Starts June 1, 2027.',
    'scope',
    'review the lease forms and train the staff',
  ],
  [
    'service-agreement',
    'Provider: Acme Corp. Client: Beta LLC. They’ll do window washing and gutter cleaning. $400 a month.',
    'serviceDescription',
    'window washing and gutter cleaning',
  ],
  [
    'sales-contract',
    'Seller: Jo Lane. Buyer: Beta LLC. 2018 Kubota L2501, serial number 55821, with the loader. $14,000.',
    'goods',
    '2018 Kubota L2501, serial number 55821, with the loader',
  ],
  [
    'non-disclosure-agreement',
    'Between Acme Corp. and Beta LLC. They’re talking about a merger of their labs. Ohio law.',
    'purpose',
    'a merger of their labs',
  ],
])('reads what a %s is about: %s', (type, text, field, words) => {
  expect(read(type, text)[field]).toContain(words)
})

it.each([
  [
    'permit-application',
    'Site 12 Elm St., Reno, NV 89501\nOwner Ray Ochoa\nTel 775-555-0144',
    { site: '12 Elm St., Reno, NV 89501', owner: 'Ray Ochoa', applicantPhone: '775-555-0144' },
  ],
  [
    'employment-contract',
    'Er: Elm Court LLC\nEe: Ray Ochoa\nPos: night clerk',
    { employerName: 'Elm Court LLC', employeeName: 'Ray Ochoa', jobTitle: 'night clerk' },
  ],
])('reads the short labels of notes for a %s', (type, text, fields) => {
  expect(read(type, text)).toMatchObject(fields)
})
