import { leastRelevance } from '@casewright/core'
import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  await loadStarter(own.db, own.library, await readStarter())
}, 120_000)
afterAll(() => own.stop())

const find = (text: string, more: object = {}) => own.library.search({ text, limit: 10, ...more })

it.each([
  'preliminary injunction',
  'abortion',
  'personal jurisdiction',
  'sergeant sends explicit photos to a male recruit',
])('as many are found, whatever number is shown: %s', async (text) => {
  const totals = await Promise.all([1, 8, 20, 50, 100].map(async (limit) => (await find(text, { limit })).total))
  expect(new Set(totals).size).toBe(1)
  const { results, total } = await find(text, { limit: 100 })
  expect(results).toHaveLength(Math.min(100, total))
})

describe('a story that names no law', () => {
  const story = 'sergeant sends explicit photos to a male recruit, both men'
  const chip = { id: 'issue:harassment-by-one-of-the-same-sex', label: 'Read as: Harassment by one of the same sex' }

  it('is answered as related, with the issue that it was read as', async () => {
    const { results, verdict, scope, missing } = await find(story)
    expect(results[0]).toMatchObject({ citation: '523 U.S. 75' })
    expect([verdict, scope, missing]).toEqual(['related', [chip], undefined])
    for (const { relevance } of results) expect(relevance).toBeLessThan(leastRelevance.onPoint)
  })

  it('is not read so once its chip is removed', async () => {
    const { verdict, scope, nearest } = await find(story, { unscoped: [chip.id] })
    expect([verdict, scope]).toEqual(['nothing', undefined])
    expect(nearest).not.toEqual([])
  })

  it('finds only what its filters allow', async () => {
    const { results } = await find(story, { kinds: ['statute'] })
    expect(results.map(({ kind }) => kind)).not.toContain('case')
  })

  it('of a matter of state law is told to name the state', async () => {
    const { verdict, missing } = await find('landlord kept my whole deposit because I painted the walls blue')
    expect(verdict).toBe('nothing')
    expect(missing).toBe(
      'This is read as a question of state law (security deposit), and it names no state. Name the state; the library has no statutes of any state. Add law in Law library.',
    )
  })
})

describe('a question of a litigator', () => {
  it('on time to appeal has the rule and the statute on it before others', async () => {
    const { results } = await find('how long to appeal a federal civil judgment')
    expect(results.slice(0, 2).map(({ citation }) => citation)).toContain('Fed. R. App. P. 4')
  })

  it('on relief from a default judgment has the rules before a section for servicemembers', async () => {
    const { results } = await find('relief from a default judgment')
    expect(results[0]?.citation).toMatch(/^Fed\. R\. Civ\. P\. (?:55|60)$/)
  })

  it('with a year behind it has what was decided in that year first', async () => {
    const { results, verdict, scope } = await find('personal jurisdiction 2021')
    expect([verdict, scope]).toEqual(['on point', [{ id: 'year:2021', label: '2021' }]])
    expect(results[0]?.citation).toBe('592 U.S. 351')
  })
})
