import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const importId = await own.library.startImport('test', 'lookups')
  const add = (title: string, ...citations: string[]) =>
    own.library.add(importId, [{ externalId: title, kind: 'case', title, citations, source: 'library' }])
  await add('Terry v. Ohio', '392 U.S. 1', '88 S. Ct. 1868')
  await add('Ker v. California', '374 U.S. 23', '83 S. Ct. 1623')
  await add('Sibron v. New York', '392 U.S. 40')
  await add('Smith v. Jones', '12 F.3d 100')
  await add('Doe v. Roe', '12 F.3d 100')
})
afterAll(() => own.stop())

describe('citations that are looked up together', () => {
  it('are each answered as they are alone', async () => {
    const citations = ['392 U.S. 1', '83 S. Ct. 1623', '12 F.3d 100', '999 U.S. 9', 'no citation']
    const found = await own.library.lookupEach(citations)
    const titles = citations.map((one) => (found.get(one) ?? []).map(({ title }) => title))
    expect(titles).toEqual([['Terry v. Ohio'], ['Ker v. California'], ['Smith v. Jones', 'Doe v. Roe'], [], []])
    for (const one of citations) expect(found.get(one)).toEqual(await own.library.lookup(one))
  })

  it('of one text are of the work that has the most of them', async () => {
    const both = '392 U.S. 1, 88 S. Ct. 1868, 374 U.S. 23'
    expect((await own.library.lookupEach([both])).get(both)?.map(({ title }) => title)).toEqual(['Terry v. Ohio'])
  })

  it('tell what is held in their volumes, and in no volume that begins alike', async () => {
    const held = await own.library.heldInVolumes(['us/392/40', 'us/374/1', 'us/39/2', 'f3d/12/100'])
    const pages = (key: string) => (held.get(key) ?? []).map(({ page, titles }) => [page, ...titles]).sort()
    expect(pages('us/392/40')).toEqual([
      [1, 'Terry v. Ohio'],
      [40, 'Sibron v. New York'],
    ])
    expect(pages('us/374/1')).toEqual([[23, 'Ker v. California']])
    expect(pages('us/39/2')).toEqual([])
    expect(await own.library.heldInVolumes([])).toEqual(new Map())
  })
})
