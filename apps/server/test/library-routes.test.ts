import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, serveSource } from '../src/research/external/testing/serve.ts'
import { lookupService } from './court-listener.ts'
import { startServer, type TestServer } from './harness.ts'

// Our own words, in the form of opinions.
const lease = `The lease is governed by Poe v. Loe, 410 U.S. 113, 120 (1973), as this court has said.

Nothing in 12 F.3d 34 is to the contrary. Loe, 410 U.S. at 121. See also 99 F.4th 1.`
const divided = `The lease ended in June.

HALE, J., concurring in the judgment.

I would say less.

Justice Roe, dissenting.

I would hold that the lease went on.`
const fetched = 'The covenant of quiet enjoyment is breached by eviction.'

const lookup = lookupService([{ id: 5, name: 'Doe v. Roe', citations: ['12 F.3d 34'], year: 1993, court: 'ca9' }])
const answers = (asked: Asked) => {
  if (asked.path.includes('/clusters/'))
    return {
      body: {
        id: 5,
        absolute_url: '/opinion/5/doe-v-roe/',
        case_name: 'Doe v. Roe',
        citations: [],
        sub_opinions: ['https://www.courtlistener.com/api/rest/v4/opinions/55/'],
      },
    }
  if (asked.path.includes('/opinions/')) return { body: { plain_text: fetched } }
  return lookup(asked)
}

let courtListener: Awaited<ReturnType<typeof serveSource>>
let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
const ids: Record<string, string> = {}

beforeAll(async () => {
  courtListener = await serveSource(answers)
  server = await startServer({
    SOURCES: 'library,courtlistener',
    COURTLISTENER_BASE_URL: courtListener.base.origin,
    COURTLISTENER_BUDGET: '1000/minute',
  })
  const { library } = server.services
  const one = { kind: 'case', source: 'library' } as const
  await library.add(await library.startImport('test', 'mine'), [
    { ...one, externalId: '1', title: 'Poe v. Loe', citations: ['410 U.S. 113'], court: 'scotus', date: '1973-01-22' },
    { ...one, externalId: '2', title: 'Lake v. Mill', citations: ['98 F.4th 7'], court: 'ca9', text: lease },
    { ...one, externalId: '4', title: 'Sand v. Pier', citations: ['97 F.4th 7'], court: 'ca9', text: divided },
    { ...one, externalId: '3', title: 'Doe v. Roe', citations: ['12 F.3d 34'], holding: 'Eviction breaches it.' },
  ])
  for (const citation of ['410 U.S. 113', '98 F.4th 7', '97 F.4th 7', '12 F.3d 34'])
    ids[citation] = (await library.lookup(citation))[0]?.id ?? ''
  ada = await server.member()
})
afterAll(async () => {
  await server.stop()
  await courtListener.close()
})

const get = async (path: string) => (await ada.get(path)).json()

describe('reading in the library', () => {
  it('names the separate opinions of a case, each with the line with which it begins', async () => {
    const { separate, text } = (await get(`/api/library/${ids['97 F.4th 7']}`)) as {
      separate: { kind: string; by?: string; start: number; end: number }[]
      text: string
    }
    expect(separate.map(({ kind, by, start, end }) => [kind, by, text.slice(start, end)])).toEqual([
      ['concurrence', 'HALE', 'HALE, J., concurring in the judgment.'],
      ['dissent', 'Roe', 'Justice Roe, dissenting.'],
    ])
    expect(await get(`/api/library/${ids['98 F.4th 7']}`)).toMatchObject({ separate: [] })
  })

  it('gives the authority with its text, and names its court and source', async () => {
    expect(await get(`/api/library/${ids['98 F.4th 7']}`)).toMatchObject({
      authority: { title: 'Lake v. Mill', citation: '98 F.4th 7', fetchedAt: expect.stringMatching(/^20/) },
      text: lease,
      url: null,
      court: 'United States Court of Appeals for the Ninth Circuit',
      source: 'Library',
      bluebook: { cited: 'Lake v. Mill, 98 F.4th 7', date: ' (9th Cir.)' },
    })
  })

  it('gives what it knows of one whose text nobody has', async () => {
    const answer = await get(`/api/library/${ids['410 U.S. 113']}`)
    expect(answer).toMatchObject({ authority: { title: 'Poe v. Loe' }, text: null })
  })

  it('finds the citations in a text, and the authorities that the library holds of them', async () => {
    const { citations } = await get(`/api/library/${ids['98 F.4th 7']}/citations`)
    const told = citations.map(({ start, end, id }: { start: number; end: number; id: string | null }) => [
      lease.slice(start, end),
      id,
    ])
    expect(told).toEqual([
      [expect.stringContaining('410 U.S. 113'), ids['410 U.S. 113']],
      [expect.stringContaining('12 F.3d 34'), ids['12 F.3d 34']],
      [expect.stringContaining('410 U.S. at 121'), ids['410 U.S. 113']],
      [expect.stringContaining('99 F.4th 1'), null],
    ])
  })

  it('fetches a text that a source has, once, and keeps it; it stands in the ledger', async () => {
    const path = `/api/library/${ids['12 F.3d 34']}`
    expect(await get(path)).toMatchObject({ authority: { title: 'Doe v. Roe' }, text: fetched })
    const asked = courtListener.asked.length
    expect(asked).toBeGreaterThan(0)
    expect(await get(path)).toMatchObject({ text: fetched, authority: { holding: 'Eviction breaches it.' } })
    expect(courtListener.asked.length).toBe(asked)
    await server.services.egress.settled()
    expect(await (await ada.get('/api/privacy')).text()).toContain('CourtListener')
  })

  it.each(['nonsense', crypto.randomUUID(), 'courtlistener:99999'])('knows nothing of %s', async (id) => {
    expect((await ada.get(`/api/library/${id}`)).status).toBe(404)
    expect((await ada.get(`/api/library/${id}/citations`)).status).toBe(404)
  })

  it('is for people who are signed in', async () => {
    const visitor = server.visitor()
    expect((await visitor.get(`/api/library/${ids['98 F.4th 7']}`)).status).toBe(401)
    expect((await visitor.get(`/api/library/${ids['98 F.4th 7']}/citations`)).status).toBe(401)
  })
})
