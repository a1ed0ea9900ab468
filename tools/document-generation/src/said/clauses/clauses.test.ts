import { expect, it } from 'vitest'
import { readable } from '../readable.ts'

const lease =
  'okay lease for the shop landlord is me Ines Kovar 14 Quarry Street Rutland Vermont 05701 and the tenant is Bram Oakes he lives at 9 Elm Street Barre Vermont 05641 phone 802 555 0133 rent is nine hundred a month and it starts March first if he pays late it’s forty dollars and he can’t sublet without asking me Vermont law'

it('cuts what was said in one breath into its clauses', () => {
  expect(readable(lease, 'contracts').text.split(/(?<=\.) /)).toEqual([
    'Lease for the shop.',
    'Landlord is me Ines Kovar, 14 Quarry Street, Rutland, Vermont 05701.',
    'The tenant is Bram Oakes.',
    'He lives at 9 Elm Street, Barre, Vermont 05641, phone 802-555-0133.',
    'Rent is $900 a month.',
    'It starts March first.',
    'If he pays late it’s $40.',
    'He can’t sublet without asking me.',
    'Vermont law',
  ])
})

it('cuts where a condition, an order, a refusal or a name begins', () => {
  const told =
    'ok the place is the flat over the bakery at 12 elm street and the rent is nine hundred a month due each month he gets the shed behind the house Omar teaches drums there on weekdays also if he rakes the yard I take thirty dollars off no smoking and dont mention the old tenant or her dog'
  expect(
    readable(told, 'contracts')
      .text.split(/(?<=\.) /)
      .slice(-5),
  ).toEqual([
    'He gets the shed behind the house.',
    'Omar teaches drums there on weekdays.',
    'Also if he rakes the yard I take $30 off.',
    'No smoking.',
    '',
  ])
})

const long =
  ' we went over all of it with them again and they had nothing to add to what the first of the two letters said to us about it in the spring'

it.each([
  ['we sold two hundred and ten of them', 'two hundred and ten of them'],
  ['I think he is right', 'I think he is right'],
  ['they owe us because the gate was open', 'because the gate was open'],
  ['I am sending the three drawings he asked for by Friday', 'the three drawings he asked for by Friday'],
  ['tell him we got the check', 'tell him we got the check'],
  ['send her what I wrote when we met', 'what I wrote when we met'],
])('keeps together what is one clause: %s', (given, whole) =>
  expect(readable(`${given}${long}`, 'letters').text.toLowerCase()).toContain(whole.toLowerCase()),
)

it('takes back what is taken back in one breath', () =>
  expect(
    readable(`we order sixty bags a week no wait make that forty five bags a week because the oven broke${long}`).text,
  ).toContain('forty five bags a week because'))

it('leaves sentences that have their marks as they are', () => {
  const text = `The lease ends in May. We will not renew it. ${'The roof leaks, the stairs are loose, and the heat is off, as you know. '.repeat(3)}`
  expect(readable(text.trim(), 'letters').text).toBe(text.trim())
})
