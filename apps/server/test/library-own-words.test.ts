import type { NewAuthority } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
afterAll(() => own.stop())

const lake: NewAuthority = {
  externalId: 'lake',
  kind: 'case',
  title: 'Lake v. Mill',
  citations: ['1 U.S. 1'],
  source: 'library',
  jurisdiction: 'us',
}
const holding = 'A landlord who padlocks the door of a shop has evicted the tenant.'
const opinion = 'The padlock on the door of the shop kept the tenant out.'

/** One case, held by what its editors say and, from elsewhere, with its text; another by what its editors say alone. */
beforeAll(async () => {
  own = await emptyLibrary()
  const cards = await own.library.startImport('test', 'cards')
  const barn = { ...lake, externalId: 'barn', title: 'Barn v. Road', citations: ['2 U.S. 2'] }
  await own.library.add(cards, [
    { ...lake, holding },
    { ...barn, holding: 'A landlord who padlocks the door of a barn, not of a shop, has evicted nobody.' },
  ])
  const texts = await own.library.startImport('test', 'texts')
  await own.library.add(texts, [{ ...lake, externalId: 'lake of another', text: opinion }])
})

const shownOf = async (inOwnWords?: boolean, text = 'landlord padlocks door of shop') => {
  const { results } = await own.library.search({ text, ...(inOwnWords !== undefined && { inOwnWords }) })
  return results.map(({ title, passage, snippet }) => [title, passage?.words ?? null, snippet?.text])
}

describe('a case that is held twice, with its text and without', () => {
  it('is shown in its own words where they are wanted, and in those of its editors elsewhere', async () => {
    const [first] = await shownOf(true)
    expect(first).toEqual(['Lake v. Mill', opinion, opinion])
    expect((await shownOf(false))[0]).toEqual(['Lake v. Mill', null, holding])
    expect(await shownOf()).toEqual(await shownOf(false))
  })

  it('is shown in those of its editors where its text has nothing of what was looked for', async () => {
    expect((await shownOf(true, 'evicted'))[0]).toEqual(['Lake v. Mill', null, holding])
  })

  it('comes in the same place either way', async () => {
    const titles = async (inOwnWords: boolean) => (await shownOf(inOwnWords)).map(([title]) => title)
    expect(await titles(true)).toEqual(['Lake v. Mill', 'Barn v. Road'])
    expect(await titles(false)).toEqual(await titles(true))
  })
})
