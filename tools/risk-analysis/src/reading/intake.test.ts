import { expect, it } from 'vitest'
import { clientIn } from './client.ts'
import { intakeOf } from './intake.ts'
import { sideOf } from './side.ts'

it.each([
  ["I've got Mrs. Ann Delgado, 58, school bus driver in Lima.", 'Mrs. Ann Delgado'],
  ['New client Ana Ruiz. Hayes Homes stopped work in May.', 'Ana Ruiz'],
  ['Fell in a store. New client, Mr. Boyd, wants to sue.', 'Mr. Boyd'],
  ["We've got a new client, Bluebird Press. A shop copied its posters.", 'Bluebird Press'],
  ['Intake: Rosa Diaz, 44. Rear-ended by a van.', 'Rosa Diaz'],
])('reads who the client is from how a file opens: %s', (text, name) => expect(intakeOf(text)?.name).toBe(name))

it.each([
  "I've got Tom Price's email and his texts.",
  "I've got Officer Kane on video.",
  "We've got New York law on our side.",
  'The firm took a new client. Hayes Homes left.',
  'I have Ohio counsel for this.',
])('and nobody from other words: %s', (text) => expect(intakeOf(text)).toBeNull())

it('takes no trade beside the name for a part in the case', () => {
  const side = sideOf("I've got Mrs. Ann Delgado, 58, school bus driver. The surgeon left a sponge.", 'personal-injury')
  expect([side.title, side.isOpen]).toEqual(['the claimant', false])
  expect(clientIn('New client, Mr. Boyd, fell in a store in Tampa.', 'personal-injury').names).toEqual(['Boyds?'])
})
