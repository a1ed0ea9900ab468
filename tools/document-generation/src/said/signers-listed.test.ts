import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { signersListedIn } from './signers-listed.ts'

const read = (text: string) => edited(text, signersListedIn(text)).text.replace(/\s+/g, ' ').trim()

it.each([
  ['Signers: Larch - Dr. Paula Venn, CTO. Tamar - ??', 'Dr. Paula Venn, CTO, signs for Larch.'],
  [
    'Signatories:\n- Arbor: Hal Dobbs, General Counsel\n- Vine: Rita Moss, Director',
    'Hal Dobbs, General Counsel, signs for Arbor. Rita Moss, Director, signs for Vine.',
  ],
  ['Signature for Coastal: Ray Oster, CFO.', 'Ray Oster, CFO, signs for Coastal.'],
  [
    'We’re Smoky Hollow LLC. Signers: our founder, Odell Brant, and Acme’s president, Fran Kuyk.',
    'We’re Smoky Hollow LLC. Odell Brant, founder, signs for Smoky Hollow. Fran Kuyk, president, signs for Acme.',
  ],
  ['Rent is $900. Their chemist, Toby Reece, does not sign.', 'Rent is $900.'],
])('reads a list of signers as sentences: %s', (text, words) => {
  expect(read(text)).toBe(words)
})

it.each([
  'If the Tenant does not sign, the deposit is returned.',
  'Signing bonus: $1,500.',
  'Signs: the shop may hang two.',
])('leaves what tells of no signer: %s', (text) => {
  expect(read(text)).toBe(text)
})
