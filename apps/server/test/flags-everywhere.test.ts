import { setTimeout as wait } from 'node:timers/promises'
import { loadStarter, readDueTreatments, readStarter } from '@casewright/library'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const words = 'We hold that Roe and Casey must be overruled.'
const dobbs = `This Court decided Roe v. Wade, 410 U. S. 113 (1973), and Planned Parenthood of Southeastern Pa. v. Casey, 505 U. S. 833 (1992). ${words}`
const sentence = "No longer good law: overruled by Dobbs v. Jackson Women's Health Organization, 597 U.S. 215 (2022)."
const amended = 'Last amended by Pub. L. 99–9 (Mar 4, 1986), as its publisher prints it.'

/** A section of our own: no code has it. */
const section = (cite: string, text: string, details: object) => ({
  externalId: cite,
  kind: 'statute' as const,
  title: 'A section of our own',
  citations: [cite],
  jurisdiction: 'us',
  date: '2026-01-01',
  source: 'library',
  text,
  details,
})

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
let client: Client
beforeAll(async () => {
  server = await startServer({ SOURCES: 'library' }, {})
  const { library, db } = server.services
  await loadStarter(db, library, await readStarter())
  const importId = await library.startImport('test', 'mine')
  await library.add(importId, [
    {
      externalId: 'dobbs',
      kind: 'case',
      title: "Dobbs v. Jackson Women's Health Organization",
      citations: ['597 U.S. 215'],
      court: 'scotus',
      jurisdiction: 'us',
      date: '2022-06-24',
      source: 'library',
      text: dobbs,
    },
    section('15 U.S.C. § 9901', 'No person may padlock the moorings of a houseboat.', {
      history: '(Pub. L. 90–1, § 2, Jan. 2, 1967, 81 Stat. 1; Pub. L. 99–9, § 3, Mar. 4, 1986, 100 Stat. 9.)',
    }),
    section('D.C. Code § 99-901', 'No person may sell the moorings of a barge.', { status: 'repealed' }),
  ])
  await readDueTreatments(db, new AbortController().signal)
  ada = await server.member()
  await ada.put('/api/admin/settings', { mcp: true })
  const { key } = (await (
    await ada.post('/api/account/keys', {
      name: 'Assistant',
      tools: 'all',
      days: null,
      password: 'correct horse battery',
    })
  ).json()) as { key: string }
  client = new Client({ name: 'a test', version: '1' })
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers } }))
  await client.listTools()
})
afterAll(async () => {
  await client.close()
  await server.stop()
})

/** The same action through the interface for programs and through the door for assistants. */
const api = async (path: string, input: object) => {
  const answer = await ada.post(path, input)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return await answer.json()
}
const mcp = async (name: string, input: object) => {
  for (;;) {
    const answer = await client.callTool({ name, arguments: input as Record<string, unknown> })
    expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy()
    if (answer.structuredContent) return answer.structuredContent as unknown
    await wait(100)
  }
}
type Found = { results: { title: string; citation: string; status: { treatment?: object; lastAmended?: object } }[] }
const named = (found: unknown, citation: string) =>
  (found as Found).results.find((one) => one.citation === citation)?.status

describe.each([
  [
    'the interface for programs',
    (input: object) => api('/api/legal-search', input),
    (input: object) => api('/api/check-citations', input),
  ],
  [
    'the door for assistants',
    (input: object) => mcp('legal-research_search', input),
    (input: object) => mcp('cite-check_check', input),
  ],
])('through %s', (_, search, check) => {
  it('a search gives what is no longer good law with its flag, its sentence and the words', async () => {
    const found = await search({ query: 'Roe v. Wade' })
    expect(named(found, '410 U.S. 113')?.treatment).toMatchObject({ flag: 'red', says: sentence, words })
  })

  it('a check of citations gives the same', async () => {
    const { citations } = (await check({ text: 'See Roe v. Wade, 410 U.S. 113 (1973).' })) as { citations: object[] }
    expect(citations).toMatchObject([{ status: 'verified', treatment: { flag: 'red', says: sentence, words } }])
  })

  it('a section says when it was last amended, and has no flag for it', async () => {
    const status = named(await search({ query: 'padlock the moorings of a houseboat' }), '15 U.S.C. § 9901')
    expect(status?.lastAmended).toEqual({ by: 'Pub. L. 99–9', date: '1986-03-04', says: amended })
    expect(status).not.toHaveProperty('treatment')
    const { citations } = (await check({ text: 'See 15 U.S.C. § 9901.' })) as { citations: object[] }
    expect(citations).toMatchObject([{ lastAmended: { says: amended } }])
  })

  it('a section that its publisher marks as repealed is flagged', async () => {
    const status = named(await search({ query: 'sell the moorings of a barge' }), 'D.C. Code § 99-901')
    expect(status?.treatment).toMatchObject({ flag: 'red', says: 'No longer in force: repealed.' })
    const { citations } = (await check({ text: 'See D.C. Code § 99-901.' })) as { citations: object[] }
    expect(citations).toMatchObject([{ treatment: { flag: 'red' } }])
  })
})

it('in a search sorted by date, what was overruled stands behind what overruled it, and has its flag', async () => {
  const { results } = (await api('/api/legal-search', { query: 'abortion privacy Roe', sort: 'date' })) as Found
  const at = (citation: string) => results.findIndex((one) => one.citation === citation)
  expect(at('410 U.S. 113')).toBeGreaterThan(at('597 U.S. 215'))
  expect(at('597 U.S. 215')).toBeGreaterThanOrEqual(0)
  expect(named({ results }, '410 U.S. 113')?.treatment).toMatchObject({ says: sentence })
})
