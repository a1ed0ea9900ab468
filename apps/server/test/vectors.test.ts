import { countVectors, embedMissing, type NewAuthority } from '@casewright/library'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let importId = ''
beforeAll(async () => {
  own = await emptyLibrary()
  importId = await own.library.startImport('jsonl', 'vectors')
})
afterAll(() => own.stop())

const one = (name: string, text = ''): NewAuthority => ({
  externalId: name,
  kind: 'case',
  title: `${name} v. State`,
  citations: [`${100 + name.length} U.S. ${name.charCodeAt(0)}`],
  source: 'library',
  text,
})

const topics = ['search', 'contract', 'patent', 'hearsay', 'trust', 'tort', 'tax', 'zoning']

/** A direction for each topic: what lies near what is plain to see. */
const vectorOf = (text: string) =>
  Float32Array.from(topics, (topic) => (text.toLowerCase().includes(topic) ? 1 : -0.05 - topic.length / 100))

const maker = (told: (texts: readonly string[]) => void = () => {}) => ({
  id: 'test:topics',
  embed: async (texts: readonly string[]) => {
    told(texts)
    return texts.map(vectorOf)
  },
})
const { signal } = new AbortController()
const near = (text: string, limit = 3, model = 'test:topics') => {
  own.library.refresh()
  return own.library.nearest({ model, vector: vectorOf(text) }, { limit })
}
const long = (topic: string) => `${`About ${topic}. `.padEnd(800, 'x ')}\n\n${'Of nothing. '.repeat(80)}`

describe('vectors of the library', () => {
  it('are made of the card and of each passage, and are found with the place that they are of', async () => {
    await own.library.add(importId, [one('Adams', long('hearsay')), one('Baker', long('patent'))])
    await embedMissing(own.db, maker(), signal)
    const { units, embedded, authorities } = await near('patent')
    expect({ embedded, authorities }).toEqual({ embedded: 2, authorities: 2 })
    const found = await own.library.read(units[0]?.id ?? '')
    expect([found?.authority.title, units[0]?.unit]).toEqual(['Baker v. State', 1])
    expect(units[0]?.score).toBeGreaterThan(units[1]?.score ?? 1)
  })

  it('are made of what was added last first, so that nothing waits for a bulk import', async () => {
    await own.library.add(importId, [one('Carter'), one('Dixon')])
    const made: string[] = []
    await embedMissing(
      own.db,
      maker((texts) => made.push(...texts.map((text) => text.split(' ')[0] as string))),
      signal,
    )
    expect(made).toEqual(['Dixon', 'Carter'])
  })

  it('go on where they were when what makes them dies in the middle', async () => {
    await own.library.add(
      importId,
      ['Evans', 'Foster', 'Grant'].map((name) => one(name, long('zoning'))),
    )
    let calls = 0
    const dying = maker(() => {
      calls++
      if (calls === 2) throw new Error('killed')
    })
    await expect(embedMissing(own.db, dying, signal)).rejects.toThrow('killed')
    const { embedded, authorities, secondsLeft } = await countVectors(own.db, 'test:topics')
    expect(authorities - embedded).toBe(2)
    // Two of seven are left of what took less than a minute.
    expect(secondsLeft).toBeGreaterThan(0)
    expect(secondsLeft).toBeLessThan(60)
    const made: string[] = []
    await embedMissing(
      own.db,
      maker((texts) => made.push(...texts)),
      signal,
    )
    expect(made.filter((text) => text.startsWith('Grant'))).toEqual([])
    expect((await near('zoning', 20)).embedded).toBe(7)
    await embedMissing(
      own.db,
      maker((texts) => made.push('again', ...texts)),
      signal,
    )
    expect(made).not.toContain('again')
    expect((await countVectors(own.db, 'test:topics')).secondsLeft).toBeNull()
  })

  it('of what was changed or removed are gone with it', async () => {
    await own.library.add(importId, [one('Baker', long('tax'))])
    const changed = await near('patent')
    expect(changed.units.every(({ score }) => score < 0.9)).toBe(true)
    await embedMissing(own.db, maker(), signal)
    expect((await near('tax', 1)).units[0]?.score).toBeGreaterThan(0.9)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from authority_vector where authority not in (select number from authority)`.execute(
      own.db,
    )
    expect(rows[0]?.count).toBe(0)
  })

  it('can be looked for among some authorities alone', async () => {
    const { units } = await near('zoning', 20)
    const chosen = units[0]?.number
    const found = await own.library.nearest(
      { model: 'test:topics', vector: vectorOf('zoning') },
      { limit: 20, accepts: (number) => number === chosen },
    )
    expect(new Set(found.units.map(({ number }) => number))).toEqual(new Set([chosen]))
  })

  it('of another model are not compared, and are made again when the model changes', async () => {
    expect((await near('tax', 5, 'test:other')).units).toEqual([])
    await embedMissing(own.db, { ...maker(), id: 'test:other' }, signal)
    expect((await near('tax', 5, 'test:other')).units).toHaveLength(5)
  })

  it('that are missing are found, and no others made, in a large library of which the database knows the sizes of yesterday', async () => {
    const many = 40_000
    await sql`insert into authority (number, import_id, external_id, hash, work, kind, title, citation, source, length)
      select n, ${importId}, 'many ' || n, '', n, 'case', 'Many', '1 U.S. 1', 'library', 0
      from generate_series(1000001, ${1_000_000 + many}::int) n`.execute(own.db)
    await sql`insert into authority_vector (authority, model, units, bits, bytes)
      select number, 'test:before', 1, '', '' from authority where external_id like 'many %'`.execute(own.db)
    await sql`analyze authority`.execute(own.db)
    await sql`analyze authority_vector`.execute(own.db)
    await sql`update authority_vector set model = 'test:other' where model = 'test:before'`.execute(own.db)
    await sql`delete from authority_vector where authority = 1000500`.execute(own.db)
    const made: number[] = []
    const other = { ...maker((texts) => made.push(texts.length)), id: 'test:other' }
    expect(await embedMissing(own.db, other, signal)).toBe(1_000_000 + many)
    expect(made).toEqual([1])
  })
})
