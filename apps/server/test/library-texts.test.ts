import { createKnown, createSegmentReader, createTexts, type Passage, type Segment } from '@casewright/library/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let segments: Segment[]
const signal = new AbortController().signal
// Some with characters of two units, by which the database counts otherwise; some with more passages than one pack has.
const texts = Array.from({ length: 40 }, (_, nth) =>
  Array.from({ length: 1 + ((nth * 7) % 23) }, (__, paragraph) =>
    `Paragraph ${paragraph} of ${nth}${nth % 3 ? '' : ' 𝒜'} says § ${nth * paragraph}. `.repeat(20),
  ).join('\n\n'),
)

beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('test', 'texts')
  await own.library.add(
    id,
    texts.map((text, nth) => ({
      externalId: String(nth),
      kind: 'case' as const,
      title: `Doe v. Roe ${nth}`,
      citations: [`${nth + 1} F.3d 1`],
      source: 'library',
      text,
    })),
  )
  segments = await createSegmentReader(own.db, () => {}).read()
})
afterAll(() => own.stop())

/** One passage of each document: the one that is `nth` in it, or its last. */
const passages = (nth: number): Passage[] =>
  segments.flatMap((segment) =>
    Array.from({ length: segment.documents }, (_, slot) => {
      const last = (segment.firstUnit[slot + 1] as number) - 1
      return { segment, slot, unit: Math.min((segment.firstUnit[slot] as number) + 1 + nth, last) }
    }),
  )

describe('what results show', () => {
  it('says the same from memory as from the database, word by word', async () => {
    const reader = createTexts(own.db, signal)
    const asked = await Promise.all([0, 3, 30].map((nth) => reader.read(passages(nth))))
    const numbers = await own.db.selectFrom('authority').select(['number', 'id', 'externalId']).execute()
    for (const { number, id, externalId } of numbers) {
      const found = asked[1]?.get(number)
      expect(found?.id).toBe(id)
      expect(texts[Number(externalId)]).toContain(found?.text)
    }
    await reader.readAhead(segments)
    // What is not in the database any more can only come from memory.
    const kept = await own.db.selectFrom('authorityText').selectAll().execute()
    await own.db.deleteFrom('authorityText').execute()
    const remembered = await Promise.all([0, 3, 30].map((nth) => reader.read(passages(nth))))
    await own.db.insertInto('authorityText').values(kept).execute()
    const plain = (of: typeof asked) =>
      of.map((one) => [...one].map(([number, { id, text }]) => [number, id, text]).sort())
    expect(plain(remembered)).toEqual(plain(asked))
    expect(remembered[0]?.size).toBe(texts.length)
  })

  it('drops the texts of a segment that is gone', async () => {
    const reader = createTexts(own.db, signal)
    await reader.readAhead(segments)
    await reader.readAhead([])
    const kept = await own.db.selectFrom('authorityText').selectAll().execute()
    await own.db.deleteFrom('authorityText').execute()
    const found = await reader.read(passages(0))
    await own.db.insertInto('authorityText').values(kept).execute()
    expect(found.size).toBe(0)
  })

  it('knows authorities ahead until the library changes', async () => {
    const known = createKnown(own.db, signal)
    const works = segments.flatMap((segment) => [...segment.works])
    const asked = await known.read(works)
    expect(asked.size).toBe(texts.length)
    known.forget()
    await known.readAhead(segments)
    await own.db.updateTable('authority').set({ title: 'Changed' }).execute()
    expect((await known.read(works)).get(works[0] as number)).toEqual(asked.get(works[0] as number))
    known.forget()
    expect((await known.read(works)).get(works[0] as number)?.title).toBe('Changed')
  })
})
