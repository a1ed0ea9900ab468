import { expect, it } from 'vitest'
import { onOwnSide } from './own-side.ts'

const read = (text: string, provider: string, client: string) =>
  Object.fromEntries(
    onOwnSide({ id: 'service-agreement' }, text, [
      { field: 'providerName', label: 'Provider', value: provider, by: 'text' },
      { field: 'clientName', label: 'Client', value: client, by: 'text' },
    ]).map(({ field, value }) => [field, value]),
  )

it.each([
  // Who pays is the client, and who is paid is not.
  ['We’re Oak Church, 9 Elm St. They’re Pike Roofing LLC. We pay them $900.', 'Pike Roofing LLC', 'Oak Church'],
  ['I’m Pike Roofing LLC. They’re Oak Church. They pay me $900 when it is done.', 'Pike Roofing LLC', 'Oak Church'],
  [
    'Worked out with the cleaning company. We are Oak Church. They are Pike Cleaning LLC.',
    'Pike Cleaning LLC',
    'Oak Church',
  ],
])('stands each party on the side that its acts tell: %s', (text, provider, client) => {
  expect(read(text, provider, client)).toEqual({ providerName: provider, clientName: client })
  expect(read(text, client, provider)).toEqual({ providerName: provider, clientName: client })
})

it('turns nothing where nothing tells', () => {
  expect(read('We’re Oak Church. They’re Pike Roofing LLC.', 'Oak Church', 'Pike Roofing LLC')).toEqual({
    providerName: 'Oak Church',
    clientName: 'Pike Roofing LLC',
  })
})
