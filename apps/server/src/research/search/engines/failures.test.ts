import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { call, serveSource } from '../../external/testing/serve.ts'
import { brave } from './brave.ts'
import { searxng } from './searxng.ts'
import { tavily } from './tavily.ts'

let close = async () => {}
afterEach(() => close())

const engines = {
  SearXNG: searxng,
  'Brave Search': (base: URL) => brave(base, 'key'),
  Tavily: (base: URL) => tavily(base, 'key'),
}
type Name = keyof typeof engines

async function failing(name: Name, answer: Parameters<typeof serveSource>[0], timeout = 2000) {
  const server = await serveSource(answer)
  close = server.close
  return engines[name](server.base)
    .search('lease', 20, call({ timeout }))
    .catch((error: unknown) => error)
}

describe.each(Object.keys(engines) as Name[])('%s', (name) => {
  it('is given up when it does not answer in time, or stops in the middle', async () => {
    expect(await failing(name, () => () => {}, 150)).toMatchObject({ outcome: 'timeout' })
    await close()
    const half = (response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{"results": [')
    expect(await failing(name, () => half, 150)).toMatchObject({ outcome: 'timeout' })
  })

  it.each([
    ['500', { status: 500, body: 'oops' }, /error \(500\)/],
    ['401', { status: 401, body: '{}' }, /rejected this installation’s key/],
    ['404', { status: 404, body: '{}' }, /no search engine at the configured address/],
    ['429', { status: 429, headers: { 'retry-after': '90' }, body: '{}' }, /for 2 minutes/],
    ['words instead of JSON', { body: '<html>Maintenance</html>' }, /format this version does not recognize/],
    ['another schema', { body: { results: 'none', web: { results: 3 } } }, /format this version does not recognize/],
  ])('says what %s means', async (_case, answer, note) => {
    const failure = await failing(name, () => answer)
    expect(failure).toMatchObject({ outcome: 'error' })
    expect((failure as Error).message).toMatch(note)
  })
})

it('says what a SearXNG that gives no JSON needs', async () => {
  expect(await failing('SearXNG', () => ({ status: 403 }))).toMatchObject({
    message: expect.stringContaining('search.formats'),
  })
})

it('says that a plan of Tavily is used up', async () => {
  expect(await failing('Tavily', () => ({ status: 432, body: { detail: { error: 'limit' } } }))).toMatchObject({
    message: expect.stringContaining('used up'),
  })
})
