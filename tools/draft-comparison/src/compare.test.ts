import { fileURLToPath } from 'node:url'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
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

describe('what turned, strayed or narrowed', () => {
  const older = [
    '1. Services. The Provider shall perform the services in Schedule A for the Client.',
    '2. Termination. Either party may terminate this Agreement on 60 days’ notice.',
    '3. Liability. The liability of each party is limited to $250,000, except as stated in Section 5.',
    '4. Dismissal. The claims are dismissed with prejudice.',
    '5. Confidentiality. Each party shall keep the other’s information confidential for five years.',
    '6. Assignment. Neither party may assign this Agreement without the other’s consent.',
    'SCHEDULE A',
    'Monthly reports, a training of 40 hours, and support on weekdays by the Provider to the Client.',
  ]
  const newer = [
    older[0] ?? '',
    '2. Termination. The Provider may terminate this Agreement on 30 days’ notice.',
    '3. Liability. The liability of the Provider is limited to $250,000, except as stated in Section 5.',
    '4. Dismissal. The claims are dismissed without prejudice.',
    '5. Assignment. The Client may not assign this Agreement without the Provider’s consent.',
    'SCHEDULE A',
    'Monthly reports, a training of 20 hours, and support on weekdays by the Provider to the Client.',
  ]

  it('comes first, with its sentence', async () => {
    const { first } = await compared(older, newer)
    const told = first.map((one) => `${one.kind}: ${one.older} | ${one.newer} | ${one.clause}`)
    expect(told.slice(0, 4).every((line) => line.startsWith('sense: '))).toBe(true)
    expect(told).toContain(
      'sense: claims are dismissed with prejudice | claims are dismissed without prejudice | § 4 Dismissal',
    )
    expect(told).toContain('reference: § 5 Confidentiality | § 5 Assignment | § 3 Liability')
    expect(told).toContain('number: 40 hours | 20 hours | SCHEDULE A')
  })

  it('says who alone has the right, the limit or the restriction', async () => {
    const { clauses } = await compared(older, newer)
    const favors = clauses.flatMap((one) => one.favors.map(({ party, why }) => `${one.number} ${party}: ${why}`))
    expect(favors).toContain('§ 2 Provider: Provider alone has the right')
    expect(favors).toContain('§ 3 Provider: the liability of Provider alone is limited')
    expect(favors).toContain('§ 5 Provider: Client alone has the restriction')
  })

  it('has no reference where the clause kept its number, and none of a statute', async () => {
    const law = ['1. Law. Section 5 of the Uniform Arbitration Act applies.', '2. Price. The price is due.']
    const { first } = await compared([...law, '5. Notices. In writing.'], [...law, '5. Assignment. None.'])
    expect(first.filter(({ kind }) => kind === 'reference')).toEqual([])
  })
})
