import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { tellsSigner } from './own-signers.ts'
import { readSaid } from './read-said.ts'
import { posts } from './signers.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

it('who signs for us and for them is read with the title', () => {
  expect(
    read(
      'service-agreement',
      "We're Elk Run Tree Care LLC, that's a Montana LLC. The client is Bitter Creek Homes, Inc., also Montana. Paula Nuss signs for them, she's the treasurer. I sign, Sam Odom, managing member.",
    ),
  ).toMatchObject({
    providerName: 'Elk Run Tree Care LLC, a Montana LLC',
    clientName: 'Bitter Creek Homes, Inc., a Montana corporation',
    providerSigner: 'Sam Odom, Managing Member',
    clientSigner: 'Paula Nuss, Treasurer',
  })
  expect(
    read(
      'employment-contract',
      'Employer: Blue Fork Precast Co., Tennessee corp., 9 Pike St, Knoxville\nEmployee: Wendell Ames\nSigns for us: Hal Tipps, President',
    ),
  ).toMatchObject({
    employerName: 'Blue Fork Precast Co., a Tennessee corporation',
    employerSigner: 'Hal Tipps, President',
  })
  expect(
    read(
      'sales-contract',
      'The seller is the barn, Reed Hill Stables, LLC, whose manager I am, Reed Cole. The buyer is Delia Arce of Middleburg, Virginia.',
    ),
  ).toMatchObject({ sellerSigner: 'Reed Cole, Manager', buyerAddress: 'Middleburg, Virginia' })
})

it('who says I without saying for whom signs for nobody', () => {
  const all = read(
    'sales-contract',
    'Machines come from Lakeside Equipment, Inc. Buyer: Hollow Cider Co., LLC (Vermont). I sign as president, Anna Vos.',
  )
  expect([all.sellerSigner, all.buyerSigner]).toEqual([undefined, undefined])
})

it('the party for which somebody signs is the one that is named behind', () => {
  expect(
    read(
      'sales-contract',
      'Seller: Pond Marine, LLC (Maine)\nBuyer: Dockside Charters, Inc. (Rhode Island)\nSigning: Emil Pond, member, for the seller',
    ),
  ).toMatchObject({ sellerSigner: 'Emil Pond, Member' })
})

it.each([
  ['Their managing member Otto Beck is going to sign.', true],
  ['It acts by its vice president Nora Fulk.', true],
  ['Otto Beck signs within 10 days.', false],
  ['The Buyer signs an acknowledgment of the risks.', false],
])('words that only tell who signs: %s', (words, is) => {
  expect(tellsSigner(words, posts)).toBe(is)
})
