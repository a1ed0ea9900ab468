import { fileURLToPath } from 'node:url'
import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { newerLines, olderLines, textOf } from './__fixtures__/drafts.ts'
import type { Compared } from './output.ts'
import { server } from './server.ts'

const compared = async (older: readonly string[], newer: readonly string[]) => {
  const documents = [
    { name: 'Draft 3.txt', text: textOf(older) },
    { name: 'Draft 4.txt', text: textOf(newer) },
  ]
  return (await runAction(server, 'compare', {}, { documents })).output as Compared
}

it('puts moves, changed amounts, numbers and names first', async () => {
  const { first, moves } = await compared(olderLines, newerLines)
  expect(moves).toBeGreaterThan(0)
  expect(first[0]).toMatchObject({ kind: 'move', older: '§ 6 Force Majeure', clause: '§ 2 Force Majeure' })
  const said = first.map(({ kind, older, newer }) => `${kind}: ${older} to ${newer}`)
  expect(said).toContain('amount: $250,000 to $275,000')
  expect(said).toContain('name: Delaware to Ohio')
  expect(said).toContain('number: five (5) business days to ten (10) business days')
})

it('says for whom a change is better, with the rule, and nothing where none can tell', async () => {
  const { clauses, parties } = await compared(olderLines, newerLines)
  expect(parties).toEqual(['Buyer', 'Seller'])
  const favors = Object.fromEntries(clauses.map(({ number, favors }) => [number, favors]))
  expect(favors['§ 3.1']).toEqual([{ party: 'Buyer', why: 'Buyer has more time' }])
  expect(favors['§ 4.1']).toEqual([
    { party: 'Seller', why: 'what Buyer owes rises' },
    { party: 'Seller', why: 'Seller has a new right' },
  ])
  expect(favors['§ 5.1']).toEqual([{ party: 'Seller', why: 'the cap on the liability of Seller falls' }])
  expect(favors['§ 6.1']).toEqual([])
})

it('shows every place in which a changed definition is used', async () => {
  const { definitions } = await compared(olderLines, newerLines)
  expect(definitions).toMatchObject([{ term: 'Goods', kind: 'changed' }])
  expect(definitions[0]?.places.length).toBe(3)
})

it('gives what the stories of the page show', async () => {
  const recorded = new URL('./__fixtures__/compared.json', import.meta.url)
  const found = await compared(olderLines, newerLines)
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(fileURLToPath(recorded))
})

it('finds nothing between a draft and itself', async () => {
  const { changes, clauses, first, definitions } = await compared(olderLines, olderLines)
  expect([changes, clauses, first, definitions]).toEqual([0, [], [], []])
})
