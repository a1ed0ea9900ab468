import { leastRelevance } from '@casewright/core'
import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  await loadStarter(own.db, own.library, await readStarter())
  // What a library has beside the entries: a text that has the word, and is about something else.
  const id = await own.library.startImport('jsonl', 'texts')
  const text = `Bill in equity on a license of a patent. ${'The assignor received one dollar in consideration of the license of the harrow. The contract fixes prices. '.repeat(3)}${'The patent covers a spring-tooth harrow, and the license forbids others to make it. '.repeat(40)}`
  await own.library.add(id, [
    {
      externalId: 'h',
      kind: 'case',
      title: 'Harrow Co. v. Smith',
      citations: ['186 U.S. 1000'],
      source: 'library',
      text,
    },
  ])
}, 120_000)
afterAll(() => own.stop())

const found = async (text: string, limit = 20) => (await own.library.search({ text, limit })).results
const titles = async (text: string) => (await found(text)).map(({ title }) => title)
const answers = async (text: string) =>
  (await found(text)).filter(({ relevance }) => relevance >= leastRelevance.related).map(({ title }) => title)

describe('a search for a doctrine', () => {
  it('finds its leading authorities, those as well that say it in other words', async () => {
    const first = (await titles('personal jurisdiction')).join('; ')
    for (const name of ['International Shoe', 'Burger King', 'Asahi', 'Bristol-Myers', 'Goodyear', 'Daimler'])
      expect(first).toContain(name)
    for (const name of ['DeShaney', 'Boechler']) expect(first).not.toContain(name)
  })

  it('puts before others what the doctrine is named after, and behind what is no longer good law', async () => {
    expect((await titles('Erie doctrine'))[0]).toContain('Erie')
    expect((await titles('Miranda warnings'))[0]).toContain('Miranda')
    const abortion = await titles('abortion')
    const [dobbs, roe] = ['Dobbs', 'Roe v.'].map((name) => abortion.findIndex((title) => title.startsWith(name)))
    expect(dobbs).toBe(0)
    expect(roe).toBeGreaterThan(0)
  })

  it('takes a term of art in its ordinary sense for no answer', async () => {
    for (const query of ['What is consideration in contract law?', 'Is a promise without consideration enforceable?']) {
      const said = (await answers(query)).join('; ')
      expect(said).toContain('Hamer v. Sidway')
      for (const name of ['Brown v. Allen', 'Lincoln Mills', 'Harrow']) expect(said).not.toContain(name)
    }
  })

  it('counts the same however many are asked for', async () => {
    for (const text of ['preliminary injunction', 'abortion', 'commerce clause']) {
      const totals = [1, 8, 20, 50, 100].map(async (limit) => (await own.library.search({ text, limit })).total)
      expect(new Set(await Promise.all(totals)).size).toBe(1)
    }
  })

  it('leaves a question alone that asks for more than a doctrine', async () => {
    expect((await titles('federal officer removal'))[0]).toBe('Federal officers or agencies sued or prosecuted')
  })
})
