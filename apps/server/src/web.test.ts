import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from './middleware/errors.ts'
import { webRoutes } from './web.ts'

let folder: string
let app: ReturnType<typeof webRoutes>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>the page</title>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'the script')
  await writeFile(join(tmpdir(), 'casewright-outside.txt'), 'outside')
  app = webRoutes(folder)
  app.onError(answerError)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the web app', () => {
  it.each(['/', '/auth', '/ai-search/brief-summarizer', '/no/such/page/'])('is the page at %s', async (path) => {
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

  it.each(['/assets/gone.js', '/api/gone'])('is not the page at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  it.each(['/../casewright-outside.txt', '/%2e%2e/casewright-outside.txt', '/assets/..%2f..%2fcasewright-outside.txt'])(
    'lets nobody climb out at %s',
    async (path) => expect(await (await app.request(path)).text()).not.toContain('outside'),
  )
})
