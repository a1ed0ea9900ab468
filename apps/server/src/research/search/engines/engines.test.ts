import { afterEach, describe, expect, it } from 'vitest'
import { hasRecorded, recorded } from '../../external/testing/recorded.ts'
import { call, serveSource } from '../../external/testing/serve.ts'
import { brave } from './brave.ts'
import { chooseEngine } from './choose.ts'
import { searxng } from './searxng.ts'
import { tavily } from './tavily.ts'

let close = async () => {}
afterEach(() => close())

const serve = async (...given: Parameters<typeof serveSource>) => {
  const server = await serveSource(...given)
  close = server.close
  return server
}

describe('engines', () => {
  it.skipIf(!hasRecorded)('reads a recorded answer of SearXNG', async () => {
    const server = await serve(() => ({ body: recorded('searxng/recorded/search_hetongxue.json') }))
    const { results, total } = await searxng(new URL('/searx', server.base)).search('leases & liens', 5, call())
    expect(server.asked[0]).toMatchObject({ method: 'GET', path: '/searx/search' })
    expect(Object.fromEntries(server.asked[0]?.query ?? [])).toMatchObject({ q: 'leases & liens', format: 'json' })
    expect(results).toHaveLength(5)
    expect(total).toBe(8)
    expect(results[0]).toMatchObject({
      domain: 'bilibili.com',
      url: 'https://www.bilibili.com/video/BV1Nt4y1D7pW/',
      title: expect.stringContaining('何同学'),
    })
  })

  it.skipIf(!hasRecorded)('reads a recorded answer of Brave, its marks as text and its key in a header', async () => {
    const server = await serve(() => ({ body: recorded('brave/recorded/web_search_brave_search.json') }))
    const { results } = await brave(server.base, 'secret-key').search('brave search', 50, call())
    const [asked] = server.asked
    expect(asked).toMatchObject({ path: '/res/v1/web/search', headers: { 'x-subscription-token': 'secret-key' } })
    expect(`${asked?.path}${asked?.query}`).not.toContain('secret-key')
    expect(asked?.query.get('count')).toBe('20')
    expect(results.length).toBeGreaterThan(15)
    for (const { url, title, snippet } of results) {
      expect(url).toMatch(/^https?:\/\//)
      expect(title).not.toBe('')
      expect(snippet).not.toMatch(/<\/?strong>|&amp;|&#x27;/)
    }
  })

  it.skipIf(!hasRecorded)('reads a recorded answer of Tavily, and asks for no answer of its own', async () => {
    const server = await serve(() => ({ body: recorded('tavily/recorded/test_basic_search_0.json') }))
    const { results } = await tavily(server.base, 'tvly-key').search('What is Pydantic AI?', 3, call())
    const [asked] = server.asked
    expect(asked).toMatchObject({ method: 'POST', path: '/search', headers: { authorization: 'Bearer tvly-key' } })
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ query: 'What is Pydantic AI?', include_answer: false })
    expect(results).toHaveLength(3)
    expect(results.every(({ snippet }) => snippet.length > 0 && snippet.length <= 1000)).toBe(true)
  })

  it('says which of the engines behind SearXNG did not answer, in the forms of old and new versions', async () => {
    const results = [{ title: 'Courts', url: 'https://www.uscourts.gov/', content: 'News' }]
    const told = [
      { results, number_of_results: 0, answers: ['42'], unresponsive_engines: [['google', 'CAPTCHA']] },
      { results, answers: [{ answer: '42' }], unresponsive_engines: [['google', 'timeout', true]] },
      { results, number_of_results: 81_000, unresponsive_engines: 'none' },
    ]
    const server = await serve(() => ({ body: told[server.asked.length - 1] }))
    const ask = () => searxng(server.base).search('courts', 20, call())
    expect(await ask()).toMatchObject({ total: 1, note: 'It got no response from google.' })
    expect(await ask()).toMatchObject({ total: 1, note: 'It got no response from google.' })
    const last = await ask()
    expect(last.total).toBe(81_000)
    expect(last.note).toBeUndefined()
  })

  it('cuts a query to what Brave takes, and says so', async () => {
    const server = await serve(() => ({ body: { web: { results: [] } } }))
    const { note } = await brave(server.base, 'key').search('lease '.repeat(60), 20, call())
    expect(server.asked[0]?.query.get('q')?.split(' ')).toHaveLength(50)
    expect(note).toContain('50 words')
  })

  it('links to web pages alone, under the name of their host', async () => {
    const results = [
      { title: 'Script', url: 'javascript:alert(1)', content: '' },
      { title: 'Data', url: 'data:text/html,<b>x</b>', content: '' },
      { title: 'None', content: 'no address' },
      { title: '<img src=x onerror=alert(1)>Courts &amp; <b>law</b>', url: 'https://uscourts.gov@evil.example/a' },
      { title: 'a\u202Egnp.exe', url: 'http://www.example.com/', content: '<script>alert(1)</script>Said &lt;b&gt;' },
    ]
    const server = await serve(() => ({ body: { results } }))
    const found = await searxng(server.base).search('x', 20, call())
    expect(found.results).toEqual([
      { title: 'Courts & law', url: 'https://evil.example/a', domain: 'evil.example', snippet: '' },
      { title: 'agnp.exe', url: 'http://www.example.com/', domain: 'example.com', snippet: 'Said <b>' },
    ])
  })

  it('are tried in the order in which they are set: the firm’s own first', () => {
    expect(chooseEngine({})).toBeNull()
    expect(chooseEngine({ BRAVE_API_KEY: 'b', TAVILY_API_KEY: 't' })?.id).toBe('brave')
    expect(chooseEngine({ TAVILY_API_KEY: 't' })?.id).toBe('tavily')
    expect(chooseEngine({ SEARXNG_URL: 'http://searx:8080', BRAVE_API_KEY: 'b' })?.id).toBe('searxng')
  })
})
