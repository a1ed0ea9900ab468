import type { FoundAuthority, SourceAsked } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, serveSource } from '../src/research/external/testing/serve.ts'
import { createLaw } from '../src/research/law/index.ts'
import { lookupService } from './court-listener.ts'
import { startServer, type TestServer } from './harness.ts'

const opinion = 'The covenant of quiet enjoyment is breached by eviction. The tenant may leave the premises at once.'
const hit = {
  cluster_id: 5,
  absolute_url: '/opinion/5/doe-v-roe/',
  caseName: 'Doe v. Roe',
  citation: ['12 F.3d 34'],
  court_id: 'ca9',
  dateFiled: '1993-12-01',
  opinions: [{ snippet: 'The covenant of <mark>quiet</mark> enjoyment' }],
  meta: { score: { bm25: 3 } },
}
const twice = {
  ...hit,
  cluster_id: 6,
  caseName: 'Poe v. Loe',
  citation: ['410 U.S. 113'],
  court_id: 'scotus',
  dateFiled: '1973-01-22',
}

const lookup = lookupService([{ id: 5, name: 'Doe v. Roe', citations: ['12 F.3d 34'], year: 1993, court: 'ca9' }])
const answers = (asked: Asked) => {
  if (asked.path.endsWith('/search/')) return { body: { count: 70, results: [hit, twice] } }
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
  if (asked.path.includes('/opinions/')) return { body: { plain_text: opinion } }
  return lookup(asked)
}

let courtListener: Awaited<ReturnType<typeof serveSource>>
let broken: Awaited<ReturnType<typeof serveSource>>
let server: TestServer
let who: { userId: string; runId: null }
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  courtListener = await serveSource(answers)
  broken = await serveSource(() => ({ status: 500, body: 'down' }))
  server = await startServer({
    SOURCES: 'library,courtlistener,ecfr',
    COURTLISTENER_BASE_URL: courtListener.base.origin,
    COURTLISTENER_BUDGET: '1000/minute',
    ECFR_BASE_URL: broken.base.origin,
  })
  const { library } = server.services
  await library.add(await library.startImport('test', 'mine'), [
    {
      externalId: '1',
      kind: 'case',
      title: 'Poe v. Loe',
      citations: ['410 U.S. 113'],
      court: 'scotus',
      date: '1973',
      source: 'library',
      text: 'A tenant has a right to quiet enjoyment of the premises.',
    },
  ])
  ada = await server.member()
  who = { userId: ada.person.id, runId: null }
})
afterAll(async () => {
  await server.stop()
  await Promise.all([courtListener.close(), broken.close()])
})

const law = (onAsked?: (sources: readonly string[]) => void) =>
  createLaw(server.services.law, who, new AbortController().signal, onAsked)

describe('a search of the law', () => {
  it('asks library and sources at once, joins what has a citation in common, and names who failed', async () => {
    const parts: { asked: SourceAsked; results: FoundAuthority[] }[] = []
    const { results, total, asked } = await law().search('quiet enjoyment', (part) => parts.push(part))
    expect(results.map(({ title }) => title)).toEqual(['Poe v. Loe', 'Doe v. Roe'])
    expect(results[0]).toMatchObject({
      source: 'library',
      relevance: expect.closeTo(0.99, 1),
      citation: '410 U.S. 113',
    })
    expect(results[1]).toMatchObject({ id: 'courtlistener:5', source: 'courtlistener', snippet: { marks: [[16, 21]] } })
    expect(total).toBe(70)
    expect(Object.fromEntries(asked.map(({ source, outcome }) => [source, outcome]))).toEqual({
      Library: 'answered',
      CourtListener: 'answered',
      'Federal Register': 'skipped',
      GovInfo: 'skipped',
      eCFR: 'error',
    })
    expect(parts.map(({ asked: one }) => one.source).sort()).toEqual(['CourtListener', 'Library', 'eCFR'])
  })

  it('stands in the ledger of the person who asked, without the words', async () => {
    await server.services.egress.settled()
    const ledger = await (await ada.get('/api/privacy')).text()
    expect(ledger).toContain('CourtListener')
    expect(ledger).not.toContain('quiet enjoyment')
  })

  it('keeps what was found, so that the library knows it from then on', async () => {
    await Promise.all(server.services.inFlight)
    expect((await server.services.library.lookup('12 F.3d 34'))[0]).toMatchObject({ title: 'Doe v. Roe', court: 'ca9' })
  })
})

describe('reading an authority', () => {
  it('fetches a text that the library lacks from the source that has it, once', async () => {
    const [kept] = await server.services.library.lookup('12 F.3d 34')
    expect(await law().read(kept?.id ?? '', { atHand: true })).toBeNull()
    expect((await law().read(kept?.id ?? ''))?.text).toBe(opinion)
    const before = courtListener.asked.length
    expect((await law().read(kept?.id ?? ''))?.text).toBe(opinion)
    expect(courtListener.asked.length).toBe(before)
  })

  it('compares quotations with it', async () => {
    const verify = async (quotation: string) =>
      (await law().verify([{ citation: 'Doe v. Roe, 12 F.3d 34 (9th Cir. 1993)', quotations: [quotation] }])).checks[0]
    expect(await verify('breached by eviction')).toMatchObject({
      status: 'verified',
      quotations: [{ outcome: 'found' }],
    })
    expect(await verify('never breached by eviction')).toMatchObject({ status: 'mismatch' })
  })

  it('knows nothing of what is not there', async () => {
    expect(await law().read(crypto.randomUUID())).toBeNull()
    expect(await law().read('nonsense')).toBeNull()
    expect(await law().read('ecfr:title-1/section-1.1')).toBeNull()
  })
})

describe('looking up and telling', () => {
  it('gives the one authority that has a citation', async () => {
    const told: string[] = []
    const { authority } = await law((sources) => told.push(...sources)).lookup('Poe v. Loe, 410 U.S. 113')
    expect(authority).toMatchObject({ title: 'Poe v. Loe' })
    expect(told).toContain('Library')
    expect((await law().lookup('no citation')).authority).toBeNull()
  })

  it('names the source that did not answer as the reason', async () => {
    const { checks, asked } = await law().verify(['29 C.F.R. § 1604.11'])
    expect(checks[0]).toMatchObject({ status: 'unchecked', reason: 'eCFR: It returned an error (500).' })
    expect(asked.filter(({ outcome }) => outcome !== 'skipped').map(({ source }) => source)).toEqual([
      'Library',
      'eCFR',
    ])
  })
})

it('offline, asks the library alone and says so', async () => {
  const offline = await startServer({
    OFFLINE: '1',
    COURTLISTENER_BASE_URL: courtListener.base.origin,
    SOURCES: 'courtlistener',
  })
  try {
    const before = courtListener.asked.length
    const here = createLaw(offline.services.law, null, new AbortController().signal)
    const { asked } = await here.search('lease')
    expect(asked.find(({ source }) => source === 'CourtListener')).toMatchObject({ outcome: 'skipped' })
    expect((await here.verify(['Roe v. Wade, 410 U.S. 113 (1973)'])).checks[0]?.status).toBe('unchecked')
    expect(courtListener.asked.length).toBe(before)
  } finally {
    await offline.stop()
  }
})
