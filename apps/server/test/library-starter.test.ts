import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadStarter } from '../src/library/load-starter.ts'
import { readStarter } from '../src/library/starter/read-starter.ts'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
const files = await readStarter()

beforeAll(async () => {
  own = await emptyLibrary()
})
afterAll(() => own.stop())

describe('the starter set in the library', () => {
  it('is loaded once, and found by words and by citation', async () => {
    const { db, library } = own
    expect(await loadStarter(db, library, files)).toBe(true)
    expect(await loadStarter(db, library, files)).toBe(false)
    const { authorities, imports } = await library.status()
    expect(authorities).toBe(files.length)
    expect(imports).toMatchObject([{ kind: 'starter', state: 'done' }])
    const [miranda] = await library.lookup('Miranda v. Arizona, 384 U.S. 436 (1966)')
    expect(miranda).toMatchObject({ title: 'Miranda v. Arizona', court: 'scotus', hasText: false })
    const { results } = await library.search('warnings custodial interrogation')
    expect(results.map((one) => one.id)).toContain(miranda?.id)
    expect(await library.covers('384 U.S. 436')).toBe(false)
  })

  it('takes over what a later version changed, and what it no longer has', async () => {
    const { db, library } = own
    const [first, ...rest] = files
    if (!first) throw new Error('the starter set is empty')
    const changed = { ...first, authority: { ...first.authority, title: 'A title of a later version' } }
    await loadStarter(db, library, [changed, ...rest.slice(1)])
    expect((await library.lookup(first.authority.citation)).map((one) => one.title)).toEqual([
      'A title of a later version',
    ])
    expect((await library.status()).authorities).toBe(files.length - 1)
    await loadStarter(db, library, files)
    expect((await library.status()).authorities).toBe(files.length)
  })

  it('stays away once it was removed', async () => {
    const { db, library } = own
    const [starter] = (await library.status()).imports
    await library.remove(starter?.id ?? '')
    expect(await loadStarter(db, library, files)).toBe(false)
    expect((await library.status()).authorities).toBe(0)
    expect((await library.search('interrogation')).total).toBe(0)
  })
})
