import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const power = shippedTypes
  .flatMap((source) => readTemplate(source).template ?? [])
  .find(({ id }) => id === 'power-of-attorney')
const read = (text: string) =>
  Object.fromEntries(readSaid(power as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]))

it('who acts, who acts after, and whether it lasts are read as people say them', () => {
  expect(
    read(
      'I am Ora Lindell, 9 Birch Lane, Salem, Oregon. My niece Paula Hart of Dover should do it. If she cannot act, then it goes to my friend Tom Ricks in Albany. It should stay good even if I lose my mind. She can pay my bills. The cabin on Lost Lake she may rent out, but not sell it.',
    ),
  ).toMatchObject({
    agentName: 'Paula Hart',
    agentAddress: 'Dover',
    successor: 'Tom Ricks, of Albany',
    durable: 'yes',
    powers: expect.stringContaining('rent out the cabin on Lost Lake.'),
    limits: 'The Agent may not sell the cabin on Lost Lake.',
  })
})

it('whom the principal thought of first is no agent', () => {
  const all = read(
    'I first wanted my brother Sam Orr to do it but no. Give the power to my cousin Beth Orr in Tulsa. She may sign checks. My second choice is my sister Joan Dill.',
  )
  expect(all).toMatchObject({ agentName: 'Beth Orr', agentAddress: 'Tulsa', successor: 'Joan Dill' })
})

it('two that are named leave it open, and who tells what is no object', () => {
  const all = read(
    'I appoint my son Karl Moss as my agent. I want my niece Una Moss to handle it. The bank says she may sign.',
  )
  expect(all.agentName).not.toBe('Una Moss')
  expect(all.powers).not.toMatch(/sign the bank/)
})

it('scraps and what is told of oneself are no terms', () => {
  const all = read(
    'I am Ora Lindell, 9 Birch Lane, Salem, Oregon. Agent: Paula Hart. She may sell the truck. Oregon law, naturally. Pastor Jim will drive me. The 2012 power to Vern Lindell is to be revoked.',
  )
  expect(all.additionalTerms).toBe('The 2012 power to Vern Lindell is to be revoked.')
})
