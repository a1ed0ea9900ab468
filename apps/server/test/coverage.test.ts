import { askedSentences, type Coverage } from '@casewright/core'
import { startFakeModel } from '@casewright/core/testing'
import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSource } from '../src/research/external/testing/serve.ts'
import { startServer } from './harness.ts'

type Source = Awaited<ReturnType<typeof serveSource>>
type Behaviour = 'finds' | 'finds nothing' | 'fails' | 'hangs'

const answers = {
  courtlistener: {
    'finds nothing': { count: 0, results: [] },
    finds: {
      count: 1,
      results: [{ cluster_id: 1, absolute_url: '/opinion/1/', caseName: 'Mill v. Lake', citation: ['998 F.4th 11'] }],
    },
  },
  ecfr: {
    'finds nothing': { results: [], meta: { total_count: 0 } },
    finds: {
      results: [
        { type: 'Section', hierarchy: { title: '29', section: '1604.11' }, headings: { section: 'Harassment' } },
      ],
      meta: { total_count: 1 },
    },
  },
  'federal-register': {
    'finds nothing': { count: 0 },
    finds: { count: 1, results: [{ document_number: '2026-1', title: 'A rule', publication_date: '2026-01-02' }] },
  },
  govinfo: {
    'finds nothing': { count: 0, results: [] },
    finds: { count: 1, results: [{ title: 'An act', packageId: 'PLAW-1', collectionCode: 'PLAW' }] },
  },
} as const
type Id = keyof typeof answers
const ids = Object.keys(answers) as Id[]
const titles = {
  courtlistener: 'CourtListener',
  ecfr: 'eCFR',
  'federal-register': 'Federal Register',
  govinfo: 'GovInfo',
}
const states = {
  finds: 'Searched:',
  'finds nothing': 'Searched, nothing found:',
  fails: 'Not reached:',
  hangs: 'Not reached:',
}

const behaviour: Record<Id, Behaviour> = {
  courtlistener: 'finds',
  ecfr: 'finds',
  'federal-register': 'finds',
  govinfo: 'finds',
}
let sources: Record<Id, Source>
const serve = (id: Id) =>
  serveSource(({ path }) => {
    const how = behaviour[id]
    if (how === 'hangs') return () => {}
    if (how === 'fails') return { status: 500, body: 'down' }
    if (path.endsWith('/citation-lookup/')) return { body: [] }
    // No text of an authority, no list of titles: nothing but searches is answered here.
    if (!/search|documents\.json/.test(path)) return { status: 404 }
    return { body: answers[id][how] }
  })

const start = async (settings: Record<string, string>) => {
  const server = await startServer(
    {
      SOURCES: 'library,courtlistener,ecfr,federal-register,govinfo',
      SOURCE_TIMEOUT: '3',
      COURTLISTENER_BASE_URL: sources.courtlistener.base.origin,
      COURTLISTENER_BUDGET: '1000/minute',
      ECFR_BASE_URL: sources.ecfr.base.origin,
      FEDERAL_REGISTER_BASE_URL: sources['federal-register'].base.origin,
      GOVINFO_BASE_URL: sources.govinfo.base.origin,
      GOVINFO_API_KEY: 'key',
      ...settings,
    },
    {},
  )
  await loadStarter(server.services.db, server.services.library, await readStarter())
  return { server, ada: await server.member() }
}
type Started = Awaited<ReturnType<typeof start>>

const question = 'May an employer be liable for harassment by a supervisor?'
/** Every tool that looks up law, with what it is asked. */
const tools: Record<string, (ada: Started['ada']) => Promise<Response>> = {
  'legal research': (ada) => ada.post('/api/legal-search', { query: question }),
  'law agent': (ada) => ada.post('/api/law-agent', { question }),
  'quick question': (ada) => ada.post('/api/quick-question', { question }),
}
/** Those that look citations up and search nothing. */
const checking: typeof tools = {
  'citation check': (ada) =>
    ada.post('/api/check-citations', { text: 'See Mill v. Lake, 998 F.4th 11 (9th Cir. 2025); 29 C.F.R. § 1604.11.' }),
  summarizer: (ada) =>
    ada.upload('/api/summarize-document', {
      name: 'brief.txt',
      bytes: 'The brief cites Mill v. Lake, 998 F.4th 11 (9th Cir. 2025) for its only point. '.repeat(8),
    }),
}

const coverageOf = async (answer: Response): Promise<Coverage> => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { coverage: Coverage }).coverage
}
const said = (coverage: Coverage) => askedSentences(coverage.sourcesAsked ?? []).map(({ lead, rest }) => lead + rest)
/** In which sentence a source stands; it must stand in one alone. */
const stateOf = (coverage: Coverage, title: string) => {
  const holding = askedSentences(coverage.sourcesAsked ?? []).filter(({ rest }) => rest.includes(title))
  expect(holding, said(coverage).join(' ')).toHaveLength(1)
  return holding[0]?.lead
}

beforeAll(async () => {
  const made = await Promise.all(ids.map(async (id) => [id, await serve(id)] as const))
  sources = Object.fromEntries(made) as Record<Id, Source>
})
afterAll(() => Promise.all(Object.values(sources).map((source) => source.close())))

describe('with sources that can be asked', () => {
  let started: Started
  beforeAll(async () => {
    started = await start({})
  })
  afterAll(() => started.server.stop())

  for (const [tool, ask] of Object.entries(tools))
    it(`${tool} puts each source in the state that it is in`, async () => {
      const all: Behaviour[] = ['finds', 'finds nothing', 'fails', 'hangs']
      for (const shift of all.keys()) {
        for (const [at, id] of ids.entries()) behaviour[id] = all[(at + shift) % all.length] as Behaviour
        const coverage = await coverageOf(await ask(started.ada))
        for (const id of ids)
          expect([id, stateOf(coverage, titles[id])], said(coverage).join(' ')).toEqual([id, states[behaviour[id]]])
        expect(stateOf(coverage, 'Library')).toBe('Searched:')
      }
    })

  it('keeps the words of each search of the law agent with its run, and shows the same', async () => {
    const asked = 'A supervisor in Texas harassed a clerk. May the employer be liable for harassment in Texas?'
    const answer = await started.ada.post('/api/law-agent', { question: asked })
    const { searches } = (await answer.json()) as { searches: { text: string }[] }
    expect(searches.length).toBeGreaterThan(1)
    const run = await started.ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)
    const { provenance } = (await run.json()) as { provenance: { searches: string[] } }
    expect(provenance.searches).toEqual([...new Set(searches.map(({ text }) => text))])
  })

  it('says of sources that hold no cases that they were not asked for one', async () => {
    const before = sources.ecfr.asked.length
    const coverage = await coverageOf(await started.ada.post('/api/legal-search', { query: question, kinds: ['case'] }))
    expect(said(coverage)).toContain('Not searched: eCFR, Federal Register (other kinds of law).')
    expect(sources.ecfr.asked.length).toBe(before)
  })

  for (const [tool, ask] of Object.entries(checking))
    it(`${tool} names what could not be reached, and what was not needed`, async () => {
      behaviour.courtlistener = 'fails'
      const coverage = await coverageOf(await ask(started.ada))
      expect(stateOf(coverage, 'CourtListener')).toBe('Not reached:')
      expect(stateOf(coverage, 'GovInfo')).toBe('Not searched:')
    })
})

describe('with a model', () => {
  let started: Started
  let fake: Awaited<ReturnType<typeof startFakeModel>>
  beforeAll(async () => {
    fake = await startFakeModel()
    started = await start({ LLM_MODEL: 'anthropic:fake', ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.url })
  })
  afterAll(async () => {
    await started.server.stop()
    await fake.stop()
  })

  const risk: typeof tools = {
    'risk analysis': (ada) =>
      ada.post('/api/analyze-risk', {
        caseType: 'employment',
        description: 'A supervisor harassed the client, who told the employer twice in writing.',
        jurisdiction: 'Texas',
      }),
  }
  for (const [tool, ask] of Object.entries({ ...tools, ...risk }))
    it(`${tool} names each source once, whoever asked it`, async () => {
      behaviour.courtlistener = 'fails'
      behaviour.ecfr = 'hangs'
      behaviour['federal-register'] = 'finds nothing'
      behaviour.govinfo = 'finds'
      const coverage = await coverageOf(await ask(started.ada))
      for (const id of ids) expect([id, stateOf(coverage, titles[id])]).toEqual([id, states[behaviour[id]]])
    })
})

describe.each<[string, Record<string, string>, string]>([
  ['offline', { OFFLINE: '1' }, 'CourtListener, eCFR, Federal Register, GovInfo (offline)'],
  ['with sources turned off', { SOURCES: 'library' }, 'CourtListener, eCFR, Federal Register, GovInfo (turned off)'],
  ['without a key', { SOURCES: 'library,govinfo', GOVINFO_API_KEY: '' }, 'GovInfo (no API key)'],
])('%s', (_, settings, expected) => {
  let started: Started
  beforeAll(async () => {
    started = await start(settings)
  })
  afterAll(() => started.server.stop())

  it('no tool says that a source was searched which was not contacted', async () => {
    const before = ids.map((id) => sources[id].asked.length)
    for (const [tool, ask] of Object.entries({ ...tools, ...checking })) {
      const coverage = await coverageOf(await ask(started.ada))
      for (const id of ids) expect([tool, stateOf(coverage, titles[id])]).toEqual([tool, 'Not searched:'])
      if (tool in tools) expect(said(coverage).join(' ')).toContain(expected)
    }
    expect(ids.map((id) => sources[id].asked.length)).toEqual(before)
  })

  it('no budget is spent and no request written down', async () => {
    const spent = await started.server.services.pool.query("select key from rate_limit where key like 'source-%'")
    expect(spent.rows).toEqual([])
    const ledger = (await (await started.ada.get('/api/privacy')).json()) as { entries: unknown[] }
    expect(ledger.entries).toEqual([])
  })
})
