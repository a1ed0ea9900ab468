import { afterEach, describe, expect, it } from 'vitest'
import { call, serveSource } from '../external/testing/serve.ts'
import { courtListener } from './courtlistener/index.ts'
import { ecfr } from './ecfr/index.ts'
import { federalRegister } from './federal-register.ts'
import { govinfo } from './govinfo.ts'
import type { LegalSource } from './index.ts'

let close = async () => {}
afterEach(() => close())

const sources: Record<string, (base: URL) => LegalSource> = {
  CourtListener: (base) => courtListener(base),
  eCFR: ecfr,
  'Federal Register': federalRegister,
  GovInfo: (base) => govinfo(base, 'key'),
}

describe.each(Object.entries(sources))('%s', (_name, make) => {
  const failing = async (answer: Parameters<typeof serveSource>[0], timeout = 2000) => {
    const server = await serveSource(answer)
    close = server.close
    return make(server.base)
      .search({ text: 'lease' }, call({ timeout }))
      .catch((error: unknown) => error)
  }

  it('is given up when it does not answer in time', async () => {
    expect(await failing(() => () => {}, 150)).toMatchObject({ outcome: 'timeout' })
  })

  it('is given up when it stops in the middle of its answer', async () => {
    const half = (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"count": 1, "results": [')
    }
    expect(await failing(() => half, 150)).toMatchObject({ outcome: 'timeout' })
  })

  it('says that it broke off', async () => {
    const broken = (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"count"', () => response.destroy())
    }
    expect(await failing(() => broken)).toMatchObject({ outcome: 'error' })
  })

  it.each([
    ['500', { status: 500, body: 'oops' }, /error \(500\)/],
    ['401', { status: 401, body: '{}' }, /key/],
    ['400', { status: 400, body: '{"detail":"unbalanced"}' }, /could not process this query/],
    ['words instead of JSON', { body: '<html>Maintenance</html>' }, /format this version does not recognize/],
    ['another schema', { body: { data: [] } }, /format this version does not recognize/],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '90' }, body: '{}' }, /for 2 minutes/],
    [
      '429 in a sentence',
      { status: 429, body: { detail: 'Request was throttled. Expected available in 25 seconds.' } },
      /for 25 seconds/,
    ],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '30' }, body: '' }, /for 30 seconds/],
  ])('says what %s means', async (_case, answer, note) => {
    const failure = await failing(() => answer)
    expect(failure).toMatchObject({ outcome: 'error' })
    expect((failure as Error).message).toMatch(note)
  })

  it('passes a cancellation on', async () => {
    const server = await serveSource(() => () => {})
    close = server.close
    const stop = new AbortController()
    const asking = make(server.base).search({ text: 'lease' }, call({ signal: stop.signal }))
    stop.abort(new Error('The person has gone.'))
    await expect(asking).rejects.toThrow('The person has gone.')
  })

  it('stops at an answer that is too large', async () => {
    const endless = (response: import('node:http').ServerResponse) => {
      response.writeHead(200)
      const chunk = 'x'.repeat(1 << 20)
      const more = () => response.writable && response.write(chunk, more)
      more()
    }
    expect(await failing(() => endless, 15_000)).toMatchObject({ message: 'Its response was too large.' })
  })
})
