import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

/** Plain questions, and the rule that answers each. */
const questions = [
  ['When must an answer be served?', 'Fed. R. Civ. P. 12'],
  ['How long do I have to answer a complaint?', 'Fed. R. Civ. P. 12'],
  ['When is a motion for a new trial due?', 'Fed. R. Civ. P. 59'],
  ['How many depositions may a party take?', 'Fed. R. Civ. P. 30'],
  ['How many interrogatories may a party serve?', 'Fed. R. Civ. P. 33'],
  ['When is summary judgment granted?', 'Fed. R. Civ. P. 56'],
  ['How much time is there to file a notice of appeal?', 'Fed. R. App. P. 4'],
  ['Can I amend my complaint?', 'Fed. R. Civ. P. 15'],
  ['What is hearsay?', 'Fed. R. Evid. 801'],
  ['Are settlement offers admissible?', 'Fed. R. Evid. 408'],
  ['What happens when a defendant does not answer?', 'Fed. R. Civ. P. 55'],
  ['How is a class action certified?', 'Fed. R. Civ. P. 23'],
  ['When may an expert testify?', 'Fed. R. Evid. 702'],
  ['How do I serve a summons?', 'Fed. R. Civ. P. 4'],
  ['What must a complaint contain?', 'Fed. R. Civ. P. 8'],
  ['Who can be a party to a counterclaim?', 'Fed. R. Civ. P. 13'],
  ['What is the deadline to demand a jury trial?', 'Fed. R. Civ. P. 38'],
  ['How does a court grant a preliminary injunction?', 'Fed. R. Civ. P. 65'],
] as const

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

  it('answers plain questions with the rule that governs them, where it has their words', async () => {
    let found = 0
    for (const [question, rule] of questions) {
      const { results } = await own.library.search({ text: question, limit: 3 })
      if (results.some((one) => one.citation === rule)) found++
    }
    console.log(`| questions | rule among the first 3 |\n| ---: | ---: |\n| ${questions.length} | ${found} |`)
    expect(found).toBeGreaterThanOrEqual(12)
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
