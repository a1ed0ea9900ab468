import { expect, it } from 'vitest'
import { clientIn } from './client.ts'

it.each([
  'The tenant sent the roof bill. We got a letter from a lawyer for the landlord.',
  'Demand letter dated October 30 from the lawyer for the landlord.',
])('whose lawyer wrote is no client: %s', (text) =>
  expect(clientIn(text, 'real-estate').words).not.toContain('landlord'),
)

it('and whoever is counsel for the landlord has one', () =>
  expect(clientIn('We are counsel for the landlord.', 'real-estate').words).toContain('landlord'))
