import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PRODUCT_NAME: 'Firm Tools' })
})
afterAll(() => server.stop())

describe('the server', () => {
  it('is alive and ready', async () => {
    expect(await (await server.visitor().get('/healthz')).json()).toEqual({ alive: true })
    expect(await (await server.visitor().get('/readyz')).json()).toMatchObject({
      ready: true,
      database: true,
      migrated: true,
      queue: true,
    })
  })

  it('lets pages run their own scripts alone, and be framed by nobody', async () => {
    const { headers } = await server.visitor().get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('lets its own pages alone hear the microphone, and none see, place or pay', async () => {
    for (const path of ['/', '/dashboard', '/api/about']) {
      const { headers } = await server.visitor().get(path)
      const policy = (headers.get('permissions-policy') ?? '').split(', ')
      expect(policy).toEqual(
        expect.arrayContaining([
          'microphone=(self)',
          'camera=()',
          'geolocation=()',
          'display-capture=()',
          'payment=()',
        ]),
      )
      expect(policy.filter((one) => !one.endsWith('=()'))).toEqual(['microphone=(self)'])
    }
  })

  it('says what it is called', async () => {
    expect(await (await server.visitor().get('/api/about')).json()).toEqual({
      productName: 'Firm Tools',
      registration: 'open',
      hasAccounts: false,
      passwordRules: { min: 8, max: 128, refused: expect.any(Array), lockout: { failures: 10, minutes: 15 } },
      basis: 'evidence',
      notAdvice: expect.stringContaining('Firm Tools supports the work of lawyers. It is not a lawyer'),
      speech: 'allowed',
    })
  })

  it('answers 404 to an unknown call, and no page', async () => {
    const answer = await server.visitor().get('/api/unknown')
    expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing at this address.'])
  })

  it('refuses a JSON body that is too large', async () => {
    const client = await server.member()
    const answer = await client.post('/api/echo', { text: 'a'.repeat(5 * 1024 * 1024) })
    expect(answer.status).toBe(413)
  })

  it('keeps no answer of a call in a cache', async () => {
    expect((await server.visitor().get('/api/user')).headers.get('cache-control')).toBe('no-store')
  })

  it('is not ready when its database is gone', async () => {
    const other = await startServer()
    await other.services.pool.query(`alter table migration rename to migration_away`)
    const answer = await other.visitor().get('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ ready: false, migrated: false }),
    ])
    await other.stop()
  })
})
