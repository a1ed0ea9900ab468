import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

it('who signs for each party is read with the title', () => {
  expect(
    read(
      'sales-contract',
      'Seller is Quillfeather Kiln Works, Inc., an Ohio corporation, 411 Slagheap Road, Zanesville, Ohio 43701, signing by its president, Marguerite Osei-Lindqvist. Buyer is Three Moles Pottery LLC, 92 East Fifth, Covington, Kentucky 41011 (signatory: Tobias Rennert, Managing Member).',
    ),
  ).toMatchObject({
    sellerSigner: 'Marguerite Osei-Lindqvist, President',
    buyerSigner: 'Tobias Rennert, Managing Member',
  })
  expect(
    read(
      'service-agreement',
      "We're Larkspur & Sons Funeral Directors, Inc., Vermont corporation, 14 Depot Hill Rd., Barre, VT 05641; I sign as Treasurer, Winifred Larkspur. They are Frostbite Plow & Sand, LLC, 6 Cutter Lane, Lebanon, NH 03766. We finally picked them for the plowing. The owner is William Thibodeaux and he'll sign.",
    ),
  ).toMatchObject({
    clientName: 'Larkspur & Sons Funeral Directors, Inc., a Vermont corporation',
    clientSigner: 'Winifred Larkspur, Treasurer',
    providerName: 'Frostbite Plow & Sand, LLC',
    providerSigner: 'William Thibodeaux, Owner',
  })
})

it('nobody signs who is not said to', () => {
  const all = read(
    'sales-contract',
    'Seller is Quillfeather Kiln Works, Inc. Its president, Marguerite Osei, called on Monday. Buyer is Hal Moore. The broker signs for the shipment.',
  )
  expect([all.sellerSigner, all.buyerSigner]).toEqual([undefined, undefined])
})

it('who signs is read by office, by firm and by first name', () => {
  expect(
    read(
      'sales-contract',
      'Seller: Marigold Co-op, Dodgeville, by Lena Vogt, general manager. Buyer: Ridge Creamery LLC, Galena. The owner, Sam Ortiz, signs for Ridge Creamery.',
    ),
  ).toMatchObject({ sellerSigner: 'Lena Vogt, General Manager', buyerSigner: 'Sam Ortiz, Owner' })
  expect(
    read(
      'employment-contract',
      'Larkin Architects, P.C. is hiring Teresa Obando as Project Architect, reporting to Martin Poole. Salary is $132,000. Martin signs for the firm as president.',
    ),
  ).toMatchObject({
    employerSigner: 'Martin Poole, President',
    additionalTerms: 'The Employee reports to Martin Poole.',
  })
})
