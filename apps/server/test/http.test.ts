import { createServer, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRequests } from '../src/http/request-limits.ts'
import { startServer, type TestServer } from './harness.ts'
import { form, type HeldBack, heldBack } from './held-back.ts'

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
      needsSetupWord: false,
      mail: false,
      singleSignOn: null,
      passwordRules: { min: 8, max: 128, refused: expect.any(Array), lockout: { failures: 10, minutes: 15 } },
      basis: 'evidence',
      notAdvice: expect.stringContaining('Firm Tools supports the work of lawyers. It is not a lawyer'),
      speech: 'allowed',
      listener: null,
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
    await other.owner.query(`alter table migration rename to migration_away`)
    const answer = await other.visitor().get('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ ready: false, migrated: false }),
    ])
    await other.stop()
  })
})

describe('what every answer holds to', () => {
  let behindHttps: TestServer
  beforeAll(async () => {
    behindHttps = await startServer({ PUBLIC_URL: 'https://firm.example.com' })
  })
  afterAll(() => behindHttps.stop())

  const addresses = [
    '/',
    '/dashboard',
    '/auth',
    '/nothing',
    '/api/about',
    '/api/user',
    '/api/unknown',
    '/api/docs',
    '/mcp',
  ]

  it('is one policy of contents, on pages and calls, answers and refusals', async () => {
    for (const address of addresses) {
      const { headers } = await server.visitor().get(address)
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy, `${address}: ${rule}`).toContain(rule)
      expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|https?:/)
      expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff'])
      expect([address, headers.get('referrer-policy')]).toEqual([address, 'no-referrer'])
      expect([address, headers.get('x-frame-options')]).toEqual([address, 'DENY'])
      expect([address, headers.get('strict-transport-security')]).toEqual([address, null])
      expect([address, headers.get('x-powered-by'), headers.get('server')]).toEqual([address, null, null])
      expect([address, headers.get('access-control-allow-origin')]).toEqual([address, null])
    }
  })

  it('is https for a year, once the address is one', async () => {
    for (const address of addresses) {
      const { headers } = await behindHttps.visitor().get(address)
      expect([address, headers.get('strict-transport-security')]).toEqual([
        address,
        'max-age=31536000; includeSubDomains',
      ])
    }
  })

  it('is a cookie that no script reads, no other site sends, and no plain line carries', async () => {
    const register = (to: TestServer, origin: string) =>
      to.visitor().post(
        '/api/register',
        {
          name: 'Ada',
          email: `${crypto.randomUUID()}@example.com`,
          password: 'correct horse battery',
          setupWord: to.services.setup.word,
        },
        { origin },
      )
    for (const [to, origin, secure] of [
      [server, server.url, false],
      [behindHttps, 'https://firm.example.com', true],
    ] as const) {
      const answer = await register(to, origin)
      expect(answer.status, await answer.clone().text()).toBe(200)
      const cookies = answer.headers.getSetCookie()
      expect(cookies.length).toBeGreaterThan(0)
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; ?HttpOnly/i)
        expect(cookie).toMatch(/; ?SameSite=(Lax|Strict)/i)
        expect(cookie).toMatch(/; ?Path=\//i)
        expect([/; ?Secure/i.test(cookie), /^__Secure-/.test(cookie)]).toEqual([secure, secure])
        expect(cookie).not.toMatch(/; ?Domain=/i)
      }
    }
  })

  it('is a body of the size that its sender may send: 64 kB of visitors, 4 MB of people, 8 MB of what they keep', async () => {
    const ada = await server.member()
    const { key } = (await (
      await ada.post('/api/account/keys', { password: 'correct horse battery', name: 'K', tools: 'all', days: 1 })
    ).json()) as { key: string }
    const text = (bytes: number) => ({ text: 'a'.repeat(bytes) })
    const by = { authorization: `Bearer ${key}` }
    const kilobyte = 1024
    const megabyte = kilobyte * kilobyte
    expect((await server.visitor().post('/api/login', text(65 * kilobyte))).status).toBe(413)
    expect((await server.visitor().post('/api/login', text(60 * kilobyte))).status).toBe(400)
    expect((await server.visitor().post('/api/echo', text(65 * kilobyte))).status).toBe(413)
    expect((await ada.post('/api/echo', text(3 * megabyte))).status).toBe(200)
    expect((await ada.post('/api/echo', text(5 * megabyte))).status).toBe(413)
    expect((await ada.post('/api/matters', { name: 'a'.repeat(5 * megabyte) })).status).toBe(413)
    expect((await server.visitor().post('/api/echo', text(5 * megabyte), by)).status).toBe(413)
    const kept = (bytes: number) => ({ tool: 'echo', title: 'T', content: 'a'.repeat(bytes) })
    expect((await ada.post('/api/kept', kept(9 * megabyte))).status).toBe(413)
    // The action of the tests takes 2 MB.
    const file = { name: 'a.txt', bytes: 'a'.repeat(3 * megabyte) }
    expect((await ada.upload('/api/tools/echo/upload', file, { kind: 'detailed' })).status).toBe(413)
    expect((await server.visitor().upload('/api/tools/echo/upload', file, { kind: 'detailed' })).status).toBe(413)
  })

  it('is no other method than a route has, and none that echoes what it was sent', async () => {
    const { port } = new URL(server.url)
    const ask = (method: string, path: string) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const asked = request(
          { port, method, path, headers: { cookie: 'secret=1', 'x-marked': 'secret' } },
          (answer) => {
            let text = ''
            answer.on('data', (part) => {
              text += part
            })
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          },
        )
        asked.on('error', reject)
        asked.end()
      })
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'LOCK'])
      for (const path of ['/', '/api/user', '/api/login']) {
        const { status, text } = await ask(method, path)
        expect([method, path, [400, 401, 403, 404, 405, 500, 501].includes(status)]).toEqual([method, path, true])
        expect(status, `${method} ${path}`).toBeLessThan(500)
        expect(text).not.toContain('secret')
      }
  })

  it('comes to who sends in time: headers in 20 seconds, 60 MB by a slow line', () => {
    const limited = createServer()
    limitRequests(limited)
    expect(limited.headersTimeout).toBe(20_000)
    const secondsOfUpload = (60 * 1024 * 1024 * 8) / 300_000
    expect(limited.requestTimeout).toBeGreaterThan(secondsOfUpload * 1000)
    expect(limited.requestTimeout).toBeLessThanOrEqual(60 * 60_000)
    expect(limited.keepAliveTimeout).toBeGreaterThan(60_000)
  })
})

describe('who is let in by the headers of a request whose body comes later', () => {
  const deactivate = (id: string) => () =>
    server.services.pool.query('update person set deactivated_at = now() where id = $1', [id])
  const count = async (table: string, ownerId: string) => {
    const { rows } = await server.services.pool.query(`select 1 from ${table} where owner_id = $1`, [ownerId])
    return rows.length
  }
  const json = (body: unknown) => ({ body: JSON.stringify(body) })
  const chunked = { 'transfer-encoding': 'chunked' }

  it('does nothing once their account has ended, however the body is sent', async () => {
    const tries: [HeldBack, string][] = [
      [{ path: '/api/matters', ...json({ name: 'Taken' }) }, 'matter'],
      [{ path: '/api/echo', ...json({ text: 'x' }) }, 'run'],
      [{ path: '/api/echo', ...json({ text: 'x' }), headers: chunked }, 'run'],
      [{ path: '/api/tools/echo/upload', ...form('x') }, 'run'],
      [{ path: '/api/tools/echo/upload', ...form('x') }, 'document'],
    ]
    for (const [held, table] of tries) {
      const eve = await server.member('Eve')
      const { status } = await heldBack(server, eve, held, deactivate(eve.person.id))
      expect([held.path, status, await count(table, eve.person.id)]).toEqual([held.path, 401, 0])
    }
  })

  it('deletes nothing by a request without a body that is held open', async () => {
    const eve = await server.member('Eve')
    await eve.post('/api/echo', { text: 'stays' })
    const held = { method: 'DELETE', path: '/api/runs', body: '', headers: chunked }
    const { status } = await heldBack(server, eve, held, deactivate(eve.person.id))
    expect([status, await count('run', eve.person.id)]).toEqual([401, 1])
  })

  it('administers nothing once they are no administrator', async () => {
    const eve = await server.member('Eve')
    const role = (to: string) => () =>
      server.services.pool.query('update person set role = $2 where id = $1', [eve.person.id, to])
    await role('administrator')()
    const email = `${crypto.randomUUID()}@example.com`
    const held = { path: '/api/admin/people/invitations', ...json({ email, role: 'member' }) }
    const { status } = await heldBack(server, eve, held, role('member'))
    const { rows } = await server.services.pool.query('select 1 from one_time_link where email = $1', [email])
    expect([status, rows.length]).toEqual([403, 0])
    expect((await eve.post('/api/admin/people/invitations', { email, role: 'member' })).status).toBe(403)
    await role('administrator')()
    expect((await heldBack(server, eve, held, async () => {})).status).toBe(201)
    await role('member')()
  })

  it('does what they ask where they are still there', async () => {
    const ada = await server.member()
    const held = { path: '/api/echo', ...json({ text: 'still here' }) }
    expect(await heldBack(server, ada, held, async () => {})).toMatchObject({ status: 200 })
    expect((await heldBack(server, ada, { path: '/api/tools/echo/upload', ...form('x') }, async () => {})).status).toBe(
      200,
    )
  })
})

it('tells administrators how the database keeps people apart', async () => {
  const fresh = await startServer()
  const administrator = await fresh.member('The Administrator')
  expect(await (await administrator.get('/api/admin/installation')).json()).toMatchObject({ wall: 'role' })
  await fresh.stop()
})
