import type { Library, NewAuthority } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let library: Library
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ library, stop } = await emptyLibrary())
})
afterAll(() => stop())

const roe: NewAuthority = {
  externalId: 'roe',
  kind: 'case',
  title: 'Roe v. Wade',
  citations: ['410 U.S. 113', '93 S. Ct. 705'],
  court: 'scotus',
  jurisdiction: 'us',
  date: '1973',
  source: 'library',
  holding: 'A short account.',
  field: 'Constitutional law',
}
const casey: NewAuthority = {
  externalId: 'casey',
  kind: 'case',
  title: 'Planned Parenthood of Southeastern Pa. v. Casey',
  citations: ['505 U.S. 833'],
  date: '1992-06-29',
  source: 'library',
  text: 'We look again at Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973).\n\nIt stands.',
}

describe('the store of the library', () => {
  it('adds, finds by any parallel citation, and reads', async () => {
    const id = await library.startImport('jsonl', 'one')
    expect(await library.add(id, [roe, casey])).toEqual({ added: 2, updated: 0, unchanged: 0 })
    const [found] = await library.lookup('Roe v. Wade, 93 S. Ct. 705 (1973)')
    expect(found).toMatchObject({
      title: 'Roe v. Wade',
      citation: '410 U.S. 113',
      parallel: ['93 S. Ct. 705'],
      citedBy: 1,
    })
    expect(await library.lookup('411 U.S. 113')).toEqual([])
    const [citing] = await library.lookup('505 U.S. 833')
    expect((await library.read(citing?.id ?? ''))?.text).toBe(casey.text)
  })

  it('changes nothing when the same is added again, and keeps the id of what has changed', async () => {
    const id = await library.startImport('jsonl', 'one')
    const [before] = await library.lookup('505 U.S. 833')
    expect(await library.add(id, [roe, casey])).toEqual({ added: 0, updated: 0, unchanged: 2 })
    expect(await library.add(id, [{ ...casey, text: 'Nothing is cited.' }])).toMatchObject({ updated: 1 })
    expect((await library.lookup('505 U.S. 833'))[0]?.id).toBe(before?.id)
    expect((await library.lookup('410 U.S. 113'))[0]?.citedBy).toBeUndefined()
    await library.add(id, [casey])
    expect((await library.lookup('410 U.S. 113'))[0]?.citedBy).toBe(1)
  })

  it('joins what two imports hold of the same case, and tells two cases on one page apart', async () => {
    const other = await library.startImport('jsonl', 'two')
    await library.add(other, [
      {
        ...roe,
        externalId: '1',
        title: 'ROE et al. v. WADE',
        date: '1973-01-22',
        holding: undefined,
        text: 'The whole text.',
      },
      { ...roe, externalId: '2', title: 'Doe v. Bolton', holding: undefined },
    ])
    const found = await library.lookup('410 U.S. 113')
    expect(found.map((one) => one.title)).toEqual(['ROE et al. v. WADE', 'Doe v. Bolton'])
    expect(found[0]).toMatchObject({ holding: 'A short account.', date: '1973-01-22', hasText: true })
    await library.remove(other)
    expect((await library.lookup('410 U.S. 113')).map((one) => one.title)).toEqual(['Roe v. Wade'])
    const { imports } = await library.status()
    expect(imports.find((one) => one.id === other)).toMatchObject({ state: 'removed', authorities: 0 })
  })

  it('claims to cover nothing that no import covers', async () =>
    expect(await library.covers('410 U.S. 1')).toBe(false))

  it('refuses an authority without a citation', async () => {
    const id = await library.startImport('jsonl', 'one')
    await expect(library.add(id, [{ ...roe, citations: [] }])).rejects.toThrow(/has no citation/)
  })
})
