import { expect, it } from 'vitest'
import { sidesOf } from './sides-of.ts'

const read = (text: string) => sidesOf({ text, blocks: [], pages: [] })

it('takes the sides of a paper from its labels', () =>
  expect(
    read(`LANDLORD: Apex Homes LLC ("Landlord")
TENANT: Ann Doe ("Tenant")

1. Tenant shall pay the rent to Landlord. Tenant may keep a cat. Landlord may enter.
`),
  ).toEqual(['Landlord', 'Tenant']))

it('counts you and the customer as one where nobody is introduced', () => {
  const terms =
    'Acme will run the site. Acme may end it. Acme’s fees are posted, and Acme shall bill them.\nYou shall pay. You must log in. You agree to the rules, and you may leave.\nAcme may remove what you post in its sole discretion.\n'
  expect(read(terms)).toEqual(['Acme', 'You'])
  const customer = `${terms}Customer shall pay. Customer will log in. Customer may leave.\n`
  expect(read(customer)).not.toContain('You')
})

it('takes no thing for a side, and a name as the text mostly writes it', () => {
  const terms =
    'THIS IS AN AGREEMENT BETWEEN YOU (OR "LICENSEE") AND ACME CORPORATION FOR ITS PROGRAM AND MANUALS ("SOFTWARE").\n1. Licensee may use the Software. Licensee shall pay. Licensee must not copy the Software.\n2. Acme?s fees are posted. Acme may check. Acme will help. Acme reserves the right to change these terms.\n'
  expect(read(terms)).toEqual(expect.arrayContaining(['Licensee', 'Acme']))
  expect(read(terms)).not.toContain('Software')
})

it('names nobody where nobody acts', () => expect(read('A list of chairs.')).toEqual([]))

it('takes a side with its article and without for one', () => {
  const terms =
    'The Author grants the rights. The Author shall write. The Author may leave. The Author’s books are hers.\nPublisher shall print. Publisher may sell. The Publisher will pay. Publisher’s accounts are open.\n'
  expect(read(terms)).toEqual(['Author', 'Publisher'])
})
