import { afterEach, describe, expect, it } from 'vitest'
import { hasRecorded, recorded } from '../external/testing/recorded.ts'
import { call, serveSource } from '../external/testing/serve.ts'
import { courtListener } from './courtlistener/index.ts'

let close = async () => {}
afterEach(() => close())
async function serve(...args: Parameters<typeof serveSource>) {
  const server = await serveSource(...args)
  close = server.close
  return server
}

const result = (over: object = {}) => ({
  cluster_id: 7,
  absolute_url: '/opinion/7/roe-v-doe/',
  caseName: 'Roe v. <mark>Doe</mark>',
  citation: ['1 F.4th 2', '2021 WL 9'],
  citeCount: 3,
  court_id: 'ca9',
  dateFiled: '2021-05-06',
  opinions: [{ snippet: 'The &amp; <mark>lease</mark> <script>alert(1)</script>ended.' }],
  meta: { score: { bm25: 4 } },
  ...over,
})

describe('searching CourtListener', () => {
  it('sends the query, the filters and the token, and nothing else', async () => {
    const { base, asked } = await serve(() => ({ body: { count: 0, results: [] } }))
    await courtListener(base, 'secret').search(
      { text: 'lease "quiet enjoyment"', courts: ['ca9', 'scotus'], from: '1990', to: '2001-02' },
      call(),
    )
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.authorization).toBe('Token secret')
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      type: 'o',
      q: 'lease "quiet enjoyment"',
      highlight: 'on',
      order_by: 'score desc',
      court: 'ca9 scotus',
      filed_after: '1990-01-01',
      filed_before: '2001-02-28',
    })
  })

  it('makes text of HTML and keeps the places that were marked', async () => {
    const { base } = await serve(() => ({ body: { count: 40, results: [result(), result({ meta: null })] } }))
    const { results, total } = await courtListener(base).search({ text: 'lease' }, call())
    expect(total).toBe(40)
    expect(results[0]).toMatchObject({
      title: 'Roe v. Doe',
      citation: '1 F.4th 2',
      parallel: ['2021 WL 9'],
      court: 'ca9',
      date: '2021-05-06',
      url: `${base.origin}/opinion/7/roe-v-doe/`,
      relevance: 1,
      snippet: { text: 'The & lease ended.', marks: [[6, 11]] },
    })
    expect(results[1]?.relevance).toBe(0)
  })

  it('asks nothing where only statutes are wanted', async () => {
    const { base, asked } = await serve(() => ({ body: {} }))
    expect(await courtListener(base).search({ text: 'x', kinds: ['statute'] }, call())).toEqual({
      results: [],
      total: 0,
    })
    expect(asked).toHaveLength(0)
  })

  it.skipIf(!hasRecorded)('reads the documented answer', async () => {
    const { base } = await serve(() => ({ body: recorded('courtlistener/recorded/documented_search_q_foo.json') }))
    const { results, total } = await courtListener(base).search({ text: 'foo' }, call())
    expect(total).toBe(2343)
    expect(results[0]).toMatchObject({
      title: 'Foo v. Foo',
      citation: '101 Haw. 235',
      court: 'hawapp',
      date: '2003-01-10',
    })
  })
})

const item = (citation: string, start: number, status: number, clusters: unknown[] = []) => ({
  citation,
  normalized_citations: [citation],
  start_index: start,
  end_index: start + citation.length,
  status,
  error_message: '',
  clusters,
})
const cluster = {
  id: 9,
  absolute_url: '/opinion/9/a-v-b/',
  case_name: 'A v. B',
  date_filed: '1999-01-02',
  citations: [
    { volume: 1, reporter: 'U.S.', page: '2' },
    { volume: 3, reporter: 'S. Ct.', page: '4' },
  ],
}

describe('looking citations up', () => {
  it.each([
    ['410 U.S. 113', true],
    ['12 F.4th 345', true],
    ['2017-Ohio-5699', true],
    ['2015 WL 2375225', false],
    ['1995 U.S. App. LEXIS 4618', false],
    ['42 U.S.C. § 1983', false],
    ['29 C.F.R. § 1604.11', false],
    ['Fed. R. Civ. P. 12(b)(6)', false],
    ['Cal. Penal Code § 187', false],
    ['U.S. Const. amend. XIV', false],
    ['no citation', false],
  ])('covers %s: %s', (citation, covered) => {
    expect(courtListener(new URL('http://localhost')).covers?.(citation)).toBe(covered)
  })

  it('sends normalized citations alone and matches the answers by their place', async () => {
    const { base, asked } = await serve(() => ({
      body: [
        item('1 U.S. 2', 0, 200, [cluster]),
        item('9 U.S. 9999', 9, 404),
        {
          ...item(
            '1 H. 150',
            21,
            300,
            [1, 2].map((id) => ({
              ...cluster,
              id,
              citations: [{ volume: 1, reporter: id === 1 ? 'Haw.' : 'Handy', page: 150 }],
            })),
          ),
          normalized_citations: ['1 Handy 150', '1 Haw. 150'],
        },
        item('33 Umbrella 422', 30, 400),
      ],
    }))
    const looked = await courtListener(base).lookup?.(
      ['1 U.S. 2', '9 U.S. 9999', '1 H. 150', '33 Umbrella 422'],
      call(),
    )
    expect(new URLSearchParams(asked[0]?.body).get('text')).toBe('1 U.S. 2\n9 U.S. 9999\n1 H. 150\n33 Umbrella 422')
    expect(looked?.map(({ outcome }) => outcome)).toEqual(['found', 'not-found', 'found', 'unknown'])
    expect(looked?.[0]?.candidates).toEqual([
      {
        id: '9',
        kind: 'case',
        title: 'A v. B',
        citation: '1 U.S. 2',
        parallel: ['3 S. Ct. 4'],
        date: '1999-01-02',
        url: `${base.origin}/opinion/9/a-v-b/`,
        source: 'courtlistener',
      },
    ])
    expect(looked?.[2]?.candidates).toHaveLength(2)
  })

  it('keeps no case under a citation that is not its own', async () => {
    const { base } = await serve(() => ({ body: [item('9 U.S. 99', 0, 200, [cluster])] }))
    expect(await courtListener(base).lookup?.(['9 U.S. 99'], call())).toMatchObject([
      { outcome: 'unknown', candidates: [] },
    ])
  })

  it('asks for at most 250 at once', async () => {
    const { base, asked } = await serve(({ body }) => {
      let at = 0
      const lines = (new URLSearchParams(body).get('text') ?? '').split('\n')
      return {
        body: lines.map((line) => {
          const one = item(line, at, 404)
          at += line.length + 1
          return one
        }),
      }
    })
    const citations = Array.from({ length: 501 }, (_, index) => `${index + 1} U.S. ${index + 2}`)
    const looked = await courtListener(base).lookup?.(citations, call())
    expect(asked.map(({ body }) => new URLSearchParams(body).get('text')?.split('\n').length)).toEqual([250, 250, 1])
    expect(looked?.every(({ outcome }) => outcome === 'not-found')).toBe(true)
    expect(looked).toHaveLength(501)
  })

  it.skipIf(!hasRecorded)('reads a recorded answer', async () => {
    const body = recorded('courtlistener/recorded/TestCourtListenerClient_test_full_case_by_cite_0.json')
    const { base } = await serve(() => ({ body }))
    const looked = await courtListener(base).lookup?.(['49 F.3d 807'], call())
    expect(looked?.[0]?.candidates[0]).toMatchObject({
      title: 'Lotus Development Corporation v. Borland International, Inc.',
      date: '1995-03-09',
    })
  })
})

describe('the text of a case', () => {
  it('is put together from its opinions, whatever addresses the answer names', async () => {
    const { base, asked } = await serve(({ path }) =>
      path.startsWith('/api/rest/v4/clusters/')
        ? { body: { ...cluster, sub_opinions: ['https://evil.example/api/rest/v4/opinions/5/', 'nonsense'] } }
        : { body: { html_with_citations: '', html: '<p>First.</p><p>Second &sect; 2.</p>', plain_text: 'no' } },
    )
    expect(await courtListener(base).text?.('9', call())).toBe('First.\n\nSecond § 2.')
    expect(asked.map(({ path }) => path)).toEqual(['/api/rest/v4/clusters/9/', '/api/rest/v4/opinions/5/'])
  })

  it.skipIf(!hasRecorded)('reads a recorded opinion', async () => {
    const { base } = await serve(({ path }) => ({
      body: path.includes('/clusters/')
        ? { ...cluster, sub_opinions: ['https://www.courtlistener.com/api/rest/v4/opinions/1/'] }
        : recorded('courtlistener/recorded/TestCourtListenerClient_test_read_case_by_id_2.json'),
    }))
    expect((await courtListener(base).text?.('9', call()))?.length).toBeGreaterThan(5000)
  })
})
