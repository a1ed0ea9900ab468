import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
function valuesOf(type: string, text: string): Record<string, string> {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-30').filled.map(({ field, value }) => [field, value]))
}

it('two who sign in one line sign for the party whose words they share', () => {
  const notes = 'Provider: Kowal Bros. Plowing Inc. Customer: Elmlawn Medical Park Condominium Assn. $38,400. Signs: '
  const own = { providerSigner: 'Stan Kowal, VP', clientSigner: 'Dr. Priti Nair, assn president' }
  expect(valuesOf('service-agreement', `${notes}Stan Kowal VP / Dr. Priti Nair, assn president`)).toMatchObject(own)
  expect(valuesOf('service-agreement', `${notes}Dr. Priti Nair, assn president / Stan Kowal VP`)).toMatchObject(own)
})

it('without such a word they sign in the order of the parties', () =>
  expect(
    valuesOf(
      'sales-contract',
      'Seller: Amber Mills LLC. Buyer: Blue Fork Inc. 40 looms for $9,000. Signers: Ann Reyes, president; Jo Lane, manager',
    ),
  ).toMatchObject({ sellerSigner: 'Ann Reyes, president', buyerSigner: 'Jo Lane, manager' }))

it('who signs a paper is its lawyer, with the firm', () =>
  expect(
    valuesOf(
      'motion',
      'Motion to compel in Isley v. Tidewatch LLC. Responses are due. Signed Rachel Wynn, Wynn & Kasparek, Omaha.',
    ),
  ).toMatchObject({ attorneyName: 'Rachel Wynn', firmName: 'Wynn & Kasparek' }))
