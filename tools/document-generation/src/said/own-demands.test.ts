import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (text: string) =>
  Object.fromEntries(
    readSaid(types.get('demand-letter') as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

it('who writes a demand of their own is the client, and no attorney', () => {
  const all = read(
    'I am Dana Okafor. I rented an apartment at 12 Elm Street, Toledo, Ohio 43606 until May 31, 2026. The landlord is Maple Bend Rentals, Ltd. I paid a deposit of $1,350. I want $1,240 back within 21 days, and attorney fees if the law says so.',
  )
  expect(all).toMatchObject({ clientName: 'Dana Okafor', recipientCompany: 'Maple Bend Rentals, Ltd.' })
  expect(all.attorneyName).toBeUndefined()
})

it('a lawyer who writes for a client stays one', () => {
  const all = read(
    'I am Dana Okafor, attorney for Ruth Lee. My client paid a deposit of $1,350. The landlord is Maple Bend Rentals, Ltd. I want $1,240 back within 21 days.',
  )
  expect(all).toMatchObject({ attorneyName: 'Dana Okafor' })
})
