import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from '../middleware/errors.ts'
import type { LandingDocument } from './landing.ts'
import { webRoutes } from './web.ts'

let folder: string
let landing: LandingDocument | undefined
let app: ReturnType<typeof webRoutes>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.server'))
  await writeFile(join(folder, '.server/landing.js'), 'the renderer')
  await writeFile(join(folder, 'landing.html'), 'the frame')
  await writeFile(join(folder, 'index.html'), '<title>the page</title>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'the script')
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('the script'))
  await writeFile(join(tmpdir(), 'casewright-outside.txt'), 'outside')
  app = webRoutes(folder, async () => landing)
  app.onError(answerError)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the web app', () => {
  it.each(['/auth', '/ai-search/brief-summarizer', '/no/such/page/'])('is the page at %s', async (path) => {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    expect(await answer.text()).toContain('the page')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('keeps files that carry their hash for a year', async () => {
    const answer = await app.request('/assets/app-1a2b.js')
    expect(await answer.text()).toBe('the script')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it('sends a file in the encoding that the browser takes, as it was laid beside it', async () => {
    const answer = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, deflate' } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(gzipSync('the script'))
  })

  it.each(['/.server/landing.js', '/%2eserver/landing.js', '/%2f.server/landing.js', '/landing.html'])(
    'is still the page at %s',
    async (path) => expect(await (await app.request(path)).text()).toContain('the page'),
  )

  it.each(['/assets/gone.js', '/api/gone'])('is not the page at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  it.each(['/../casewright-outside.txt', '/%2e%2e/casewright-outside.txt', '/assets/..%2f..%2fcasewright-outside.txt'])(
    'lets nobody climb out at %s',
    async (path) => expect(await (await app.request(path)).text()).not.toContain('outside'),
  )
})

describe('the landing page', () => {
  const send = (headers = {}) => app.request('/', { headers })

  it('says so while it has not been built', async () => {
    landing = undefined
    expect((await send()).status).toBe(503)
  })

  it('is sent as the browser takes it, and not twice', async () => {
    const bytes = (text: string) => Buffer.from(text)
    landing = { plain: bytes('plain'), br: bytes('br'), gzip: bytes('gzip'), etag: 'W/"1"' }
    expect(await (await send()).text()).toBe('plain')
    expect(await (await send({ 'accept-encoding': 'gzip;q=1.0, br' })).text()).toBe('br')
    const answer = await send({ 'accept-encoding': 'gzip' })
    expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual(['gzip', 'gzip'])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await send({ 'if-none-match': 'W/"1"' })).status).toBe(304)
  })
})
