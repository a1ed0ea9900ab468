import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'

const graveIn = (text: string): string[] =>
  reviewDocument({
    text,
    pages: [],
    blocks: [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
      kind: 'paragraph' as const,
      start: index,
      end: index + line.length,
    })),
  }).findings.flatMap(({ check }) => (check.severity === 'low' ? [] : [check.id]))

const form = (body: string): string =>
  [
    'MUTUAL NON-DISCLOSURE AGREEMENT',
    'This Mutual Non-Disclosure Agreement is entered into between {{party_a}} ("Party A") and {{party_b}} ("Party B").',
    'Each party may disclose business matters to the other, which keeps them secret.',
    body,
    'Signature: ____________________________\nName: ____________________________',
  ].join('\n\n')

test('a field of a form keeps the place of its clause, and is one finding', () => {
  const open = graveIn(form('6. Return or Destruction\n\n{{clause_six}}\n\n7. {{exceptions}}'))
  expect(open.filter((id) => id === 'blank.placeholder')).toHaveLength(1)
  expect(open).not.toContain('missing.nda-return')
  expect(open).not.toContain('missing.nda-exclusions')
  expect(open).toContain('missing.nda-compelled')
  expect(graveIn(form('6. Miscellaneous'))).toEqual(
    expect.arrayContaining(['missing.nda-return', 'missing.nda-exclusions']),
  )
})

const client = (title: string): string =>
  [
    title,
    'This Agreement is made between Ann Doe ("Client") and Oak LLC ("Provider") on May 1, 2024.',
    'Provider will do the services that Client asks for, and Client will pay $500 within thirty days.',
    'Client________________ Date: ______',
  ].join('\n\n')

test('an engagement of a lawyer needs no choice of law', () => {
  expect(graveIn(client('SERVICES AGREEMENT'))).toContain('missing.governing-law')
  const retainer = graveIn(client('RETAINER AGREEMENT\n\nSERVICES AGREEMENT'))
  for (const clause of ['governing-law', 'dispute-resolution', 'entire-agreement'])
    expect(retainer).not.toContain(`missing.${clause}`)
})

const lease = (what: string, who: [string, string]): string =>
  [
    'LEASE AGREEMENT',
    `This Lease Agreement is made on May 1, 2024 between Oak LLC ("${who[0]}") and Birch Inc. ("${who[1]}"). In consideration of the above premises they agree:`,
    `1. ${who[0]} leases to ${who[1]} ${what} for five years at $900 a month.`,
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')

test('who leases people asks for no deposit', () => {
  expect(graveIn(lease('the apartment at 9 Elm Street', ['Landlord', 'Tenant']))).toContain('missing.lease-deposit')
  expect(graveIn(lease('its salaried employees', ['Lessor', 'Lessee']))).not.toContain('missing.lease-deposit')
})
