import { expect, it } from 'vitest'
import { sidesAt } from './sides-at.ts'

const read = (text: string, words?: string, before?: RegExp) => {
  const start = words ? text.indexOf(words) : -1
  return sidesAt(
    { text, blocks: [], pages: [] },
    start < 0 ? null : { start, end: start + (words?.length ?? 0) },
    before,
  )
}

const lease = `RESIDENTIAL LEASE

LANDLORD: Apex Homes LLC ("Landlord")
TENANT: Ann Doe ("Tenant")

1. Tenant shall pay the rent on the first day of each month. Tenant may keep a cat.
2. Landlord may enter at any time without notice to Tenant.
3. Neither party may assign this Lease.
`

it('takes the sides of a paper from its labels, and who acts from the sentence of a place', () => {
  expect(read(lease, 'may enter')).toEqual({ one: 'Landlord', other: 'Tenant', mutual: false })
  expect(read(lease, 'keep a cat')).toMatchObject({ one: 'Tenant', other: 'Landlord' })
  expect(read(lease, 'may assign').mutual).toBe(true)
})

it('finds who acts where nobody is introduced, and counts you and the customer as one', () => {
  const terms =
    'Acme will run the site. Acme may end it. Acme’s fees are posted, and Acme shall bill them.\nYou shall pay. You must log in. You agree to the rules, and you may leave.\nAcme may remove what you post in its sole discretion.\n'
  expect(read(terms, 'in its sole', /discretion/)).toMatchObject({ one: 'Acme', other: 'You' })
  const customer = `${terms}Customer shall pay. Customer will log in. Customer may leave.\n`
  expect(Object.values(read(customer))).not.toContain('You')
})

it('takes no thing for a side, and a name as the text mostly writes it', () => {
  const terms =
    'THIS IS AN AGREEMENT BETWEEN YOU (OR "LICENSEE") AND ACME CORPORATION FOR ITS PROGRAM AND MANUALS ("SOFTWARE").\n1. Licensee may use the Software. Licensee shall pay. Licensee must not copy the Software.\n2. Acme?s fees are posted. Acme may check. Acme will help. Acme reserves the right to change these terms.\n'
  expect(read(terms, 'reserves the right')).toMatchObject({ one: 'Acme', other: 'Licensee' })
  expect(read(terms, 'fees are posted')).toMatchObject({ one: 'Acme' })
})

it('names nobody where nobody acts', () => expect(read('A list of chairs.')).toEqual({ mutual: false }))
