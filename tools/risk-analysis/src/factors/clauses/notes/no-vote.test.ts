import { expect, it } from 'vitest'
import { evidenceOf } from '../../../evidence.ts'

const noVote = (description: string) =>
  evidenceOf(
    { caseType: 'other', description, represents: 'claimant' } as never,
    [],
    new Date('2026-11-30'),
  ).factors.find(({ id }) => id === 'no-vote')?.points

it.each([
  'Our client owns a third of an LLC. The manager sold the land without a vote of the board.',
  'Our client sits on the board of a company. The majority owner borrowed $2 million without a vote.',
  'The members run a company. The managing partner signed a ten-year lease without a vote of the partners.',
])('counts a vote that was left out, though a board or a lease is named: %s', (text) => expect(noVote(text)).toBe(5))

it.each([
  'Our client is a member. The board later approved the sale that the manager made without a meeting.',
  'The lease says the landlord may sell without consent. The partnership sold.',
  'The HOA raised dues without a vote of the members.',
  'The trustees may act without a vote under the agreement.',
])('and none where none was due: %s', (text) => expect(noVote(text)).toBeUndefined())
