import type { CitationCheck, Coverage } from '@casewright/core'
import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSource } from '../src/research/external/testing/serve.ts'
import { lookupService } from './court-listener.ts'
import { startServer, type TestServer } from './harness.ts'

interface Checked {
  citations: (CitationCheck & { id: string; kind: string; pin?: { outcome: string }; standsFor?: { number: number } })[]
  counts: Record<string, number>
  coverage: Coverage
}

const words = 'The landlord who padlocks the only door of a shop has evicted the tenant.'
/** Our own words in the form of an opinion: no court wrote them, and the reporter has no such volume. */
const lake = `*12 The court delivers its opinion. The lease is long. *13 ${words} *14 The judgment is reversed.`

/** Long opinions, as a brief of many pages cites them. */
const lots = Array.from({ length: 150 }, (_, at) => ({
  title: `Lot ${at + 1} v. Mill`,
  cite: `997 F.4th ${at * 5 + 10}`,
  sentence: `The tenant of lot ${at + 1} paid the rent on the first Monday of each month without fail.`,
}))
const filler = 'The parties disagree about the meaning of the lease, and each of them has a reason. '.repeat(700)

const path = '/api/check-citations'
let server: TestServer
let courtListener: Awaited<ReturnType<typeof serveSource>>
let broken: Awaited<ReturnType<typeof serveSource>>
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  // What a source knows: real cases, and none that was invented.
  courtListener = await serveSource(
    lookupService([
      {
        id: 7,
        name: 'Zicherman v. Korean Air Lines Co.',
        citations: ['516 U.S. 217'],
        year: 1996,
        court: 'scotus',
      },
    ]),
  )
  broken = await serveSource(() => ({ status: 500, body: 'down' }))
  server = await startServer(
    {
      SOURCES: 'library,courtlistener,ecfr',
      COURTLISTENER_BASE_URL: courtListener.base.origin,
      COURTLISTENER_BUDGET: '1000/minute',
      ECFR_BASE_URL: broken.base.origin,
    },
    {},
  )
  const { library, db } = server.services
  await loadStarter(db, library, await readStarter())
  await library.add(await library.startImport('test', 'mine'), [
    {
      externalId: 'lake',
      kind: 'case',
      title: 'Lake v. Mill',
      citations: ['998 F.4th 11'],
      court: 'ca9',
      date: '2025-06-27',
      source: 'library',
      text: lake,
    },
    {
      externalId: 'section',
      kind: 'statute',
      title: 'A section of our own',
      citations: ['15 U.S.C. § 9901'],
      jurisdiction: 'us',
      date: '2026-01-01',
      source: 'library',
      text: 'Nobody may do so.',
      details: {
        history: '(Pub. L. 90–1, § 2, Jan. 2, 1967, 81 Stat. 1; Pub. L. 99–9, § 3, Mar. 4, 1986, 100 Stat. 9.)',
      },
    },
  ])
  await library.add(
    await library.startImport('test', 'many'),
    lots.map(({ title, cite, sentence }) => ({
      externalId: cite,
      kind: 'case' as const,
      title,
      citations: [cite],
      court: 'ca9',
      date: '2024-06-27',
      source: 'library',
      text: `${filler} ${sentence} ${filler}`,
    })),
  )
  ada = await server.member()
})
afterAll(async () => {
  await server.stop()
  await Promise.all([courtListener.close(), broken.close()])
})

const check = async (text: string): Promise<Checked> => {
  const answer = await ada.post(path, { text })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Checked
}
const statuses = ({ citations }: Checked) => citations.map(({ status }) => status)

describe('the citations of a brief', () => {
  it('are verified where library or source has them, and an invented case on a real reporter never is', async () => {
    const checked = await check(
      'See Zicherman v. Korean Air Lines Co., 516 U.S. 217 (1996). In Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019), the court tolled the period. Shaboon v. Egyptair, 2013 IL App (1st) 111279-U (Ill. App. Ct. 2013). Martinez v. Delta Airlines, Inc., 2019 WL 4639462 (Tex. App. Sept. 25, 2019). Miller v. United Airlines, Inc., 174 F.3d 366, 371-72 (2d Cir. 1999). Miranda v. Arizona, 384 U.S. 436 (1966).',
    )
    const byName = (name: string) => checked.citations.find(({ text }) => text.includes(name))?.status
    expect(byName('Zicherman')).toBe('verified')
    expect(byName('Miranda')).toBe('verified')
    expect(byName('Varghese')).toBe('not-found')
    expect(byName('Miller')).toBe('not-found')
    expect(byName('Martinez')).toBe('unchecked')
    for (const name of ['Varghese', 'Shaboon', 'Martinez', 'Miller']) expect(byName(name)).not.toBe('verified')
    expect(Object.values(checked.counts).reduce((sum, count) => sum + count, 0)).toBe(checked.citations.length)
  })

  it('say of a real citation under another name what differs', async () => {
    const { citations } = await check(
      'Varghese v. Korean Air, 516 U.S. 217 (1996). Petersen v. Iran Air, 384 U.S. 436 (2012).',
    )
    expect(citations).toMatchObject([
      { status: 'mismatch', differences: [{ field: 'name' }], found: { name: 'Zicherman v. Korean Air Lines Co.' } },
      { status: 'mismatch', differences: [{ field: 'name' }, { field: 'year' }] },
    ])
  })

  it('have quotations compared word by word, at their own places, and pages of pin cites', async () => {
    const brief = `“${words}” Lake v. Mill, 998 F.4th 11, 13 (9th Cir. 2025). It said that “the tenant who padlocks the only door of a shop has evicted the landlord.” Id. at 13. Id. at 12. Id. at 99. “${words}” Lake, 998 F.4th at 14.`
    const checked = await check(brief)
    expect(statuses(checked)).toEqual(['verified', 'mismatch', 'verified', 'unchecked', 'mismatch'])
    expect(checked.citations.map(({ pin }) => pin?.outcome)).toEqual([
      'within',
      'within',
      'within',
      'beyond',
      'elsewhere',
    ])
    expect(checked.citations[1]).toMatchObject({
      standsFor: { number: 1 },
      quotations: [
        { outcome: 'altered', redline: expect.arrayContaining([{ kind: 'deleted', text: expect.any(String) }]) },
      ],
    })
    expect(checked.citations[0]?.reason).toMatch(/Page 13 lies within the case, and the quoted words are there/)
  })

  it('of a section are told with its last amendment, and with a year that is earlier', async () => {
    const { citations } = await check('See 15 U.S.C. § 9901 (1982).')
    expect(citations).toMatchObject([
      {
        amended:
          'Last amended by Pub. L. 99–9 (Mar 4, 1986), as its publisher prints it. The citation names 1982: check which text applies.',
      },
    ])
    expect(citations[0]).not.toHaveProperty('treatment')
  })

  it('are all checked in a brief that quotes from 150 long opinions', async () => {
    const brief = lots.map(({ title, cite, sentence }) => `“${sentence}” ${title}, ${cite} (9th Cir. 2024).`)
    const { counts, citations } = await check(brief.join('\n\n'))
    expect(counts).toEqual({ verified: lots.length })
    expect(citations).toHaveLength(lots.length)
  })

  it('keep every place exact', async () => {
    const brief = 'See Miranda v.\nArizona, 384 U.S. 436\n(1966) (holding much). Id. at 440; 42 U.S.C. § 1983.'
    const { citations } = await check(brief)
    expect(citations.length).toBe(3)
    for (const { anchor } of citations) expect(brief.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
  })

  it('name a source that is down, which takes nothing away', async () => {
    const { citations, coverage } = await check('29 C.F.R. § 1630.2. Miranda v. Arizona, 384 U.S. 436 (1966).')
    expect(citations).toMatchObject([{ status: 'unchecked', kind: 'regulation' }, { status: 'verified' }])
    expect(coverage.sourcesAsked).toContainEqual(expect.objectContaining({ source: 'eCFR', outcome: 'error' }))
    expect(coverage.basis).toBe('evidence')
  })

  it('are sent to sources as normalized citations, and not a word of the document is', async () => {
    courtListener.asked.length = 0
    await check(
      'Our client Quillfeather swore “that zirconium was never paid for here.” Quillfeather v. Zirconium Corp., 555 F.3d 1200 (9th Cir. 2009).',
    )
    const bodies = courtListener.asked.map(({ path: asked, body }) => `${asked} ${body}`).join('\n')
    expect(bodies).toContain('555')
    expect(decodeURIComponent(bodies)).not.toMatch(/quillfeather|zirconium|client|paid/i)
    await server.services.egress.settled()
    expect(await (await ada.get('/api/privacy')).text()).not.toMatch(/quillfeather|zirconium/i)
    expect(server.logged()).not.toMatch(/quillfeather|zirconium/i)
  })
})

it('a text without words is refused, and one without citations has nothing to verify', async () => {
  for (const body of [{}, { text: '' }, { text: ' \n\t ' }]) {
    const refused = await ada.post(path, body)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/There is no text to check/)])
  }
  const { citations, counts, coverage } = await check('The tenant pays the rent.')
  expect([citations, counts, coverage.citations]).toEqual([[], {}, {}])
  expect(coverage.notes?.join(' ')).toMatch(/Read the text that was pasted/)
})

it('a file is checked, and again by the id under which it is kept', async () => {
  const answer = await ada.upload(path, { name: 'brief.txt', bytes: 'See Miranda v. Arizona, 384 U.S. 436 (1966).' })
  expect(answer.status).toBe(200)
  const run = (await (await ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()) as {
    documents: { id: string }[]
    label: string
  }
  expect(run.label).toBe('brief.txt')
  const again = (await (await ada.post(path, { document: run.documents[0]?.id })).json()) as Checked
  expect(statuses(again)).toEqual(['verified'])
})

it('reports of a run carry what a person decided', async () => {
  const id = await ada.start(path, { text: 'See Miranda v. Arizona, 384 U.S. 436 (1966).' })
  await expect.poll(async () => (await (await ada.get(`/api/runs/${id}`)).json()).state).toBe('done')
  await ada.put(`/api/runs/${id}/reviews/citation-1`, { decision: 'confirmed', note: 'Read in the bound volume.' })
  for (const name of ['verification-report', 'table-of-authorities']) {
    const file = await ada.get(`/api/runs/${id}/exports/${name}`)
    expect(file.status).toBe(200)
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2))).toBe('PK')
  }
})
