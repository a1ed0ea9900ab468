import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it, test } from 'vitest'
import { edited } from './edits.ts'
import { tellsOneWhoSigns } from './own-signers.ts'
import { readSaid } from './read-said.ts'
import { posts } from './signers.ts'
import { signersApartIn } from './signers-apart.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-29').filled.map(({ field, value }) => [field, value]),
  )

test.each([
  [
    'It is at will, no non-compete, Dr. Ellen Marsh signs for the clinic, Iowa law, and keep it short',
    'It is at will, no non-compete. Dr. Ellen Marsh signs for the clinic. Iowa law, and keep it short',
  ],
  [
    'They are Bayside Paving LLC, owner Rita Cole, and she will sign.',
    'They are Bayside Paving LLC. Rita Cole, owner, signs for Bayside Paving LLC.',
  ],
  ['Hank Dow signs for us, Maria Lund for the orchard.', 'Hank Dow signs for us. Maria Lund signs for the orchard.'],
  [
    'Signed by Ana, by Luis, and by claims manager Beth Sor for Prairie Mutual.',
    'Ana signs. Luis signs. Beth Sor, claims manager, signs for Prairie Mutual.',
  ],
  // What somebody does once something has happened is a term.
  ['Once the check clears, Bo Tan signs.', 'Once the check clears, Bo Tan signs.'],
])('%s', (said, as) => {
  expect(edited(said, signersApartIn(said)).text).toBe(as)
})

it('puts each who signs in the block of the party that is called by its trade, its place or its name', () => {
  expect(
    read(
      'sales-contract',
      '- Seller: Dow Equipment LLC, Fargo, North Dakota\n- Buyer: Clear Fork Orchard Co., Yakima, Washington\n- One used mower, $4,000\n- Hank Dow signs for us, Maria Lund for the orchard.',
    ),
  ).toMatchObject({ sellerSigner: 'Hank Dow', buyerSigner: 'Maria Lund' })
  expect(
    read(
      'non-disclosure-agreement',
      'Mutual NDA between Hollis Brewing Company, a Maine corporation, and Dana Pell, a label designer. They trade recipes. Two years. Maine law. Ruth Hollis, president, signs for the brewery.',
    ),
  ).toMatchObject({ firstSigner: 'Ruth Hollis, President' })
})

it('puts nobody in a block who signs for somebody that is no party', () => {
  const all = read(
    'settlement-agreement',
    'Settlement in Lund v. Pike, Circuit Court of Lake County, Illinois, number 2025 L 9. Our client is the defendant, Omar Pike. He pays $4,000. Beth Sor, claims manager, signs for Prairie Mutual.',
  )
  expect([all.firstSigner, all.secondSigner]).toEqual([undefined, undefined])
  expect(all.additionalTerms).toContain('Beth Sor')
})

test.each([
  ['Ruth Hollis, president, signs for the brewery.', true],
  ['Ruth Hollis signs a receipt for each $400.', false],
])('what tells only that one who was read signs: %s', (words, is) => {
  expect(tellsOneWhoSigns(words, ['Ruth Hollis, President'], posts)).toBe(is)
})
