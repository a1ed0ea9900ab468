import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const password = 'correct horse battery'

describe('accounts', () => {
  it('answers 401 when nobody is signed in', async () => {
    const answer = await server.visitor().get('/api/user')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-request-id')).toMatch(/[0-9a-f-]{36}/)
  })

  it('makes the first account the administrator, and the next a member', async () => {
    const first = await server.member()
    const second = await server.member()
    expect([first.person.role, second.person.role]).toEqual(['administrator', 'member'])
  })

  it('keeps the session in a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await server
      .visitor()
      .post('/api/register', { name: ' Grace Hopper ', email: 'Grace@Example.com', password })
    expect(await answer.json()).toMatchObject({ name: 'Grace Hopper', email: 'grace@example.com' })
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i)
  })

  it('signs in, tells who it is, and signs out', async () => {
    const { email } = await server.member('Ruth Bader')
    const client = server.visitor()
    expect((await client.post('/api/login', { email, password })).status).toBe(200)
    expect(await (await client.get('/api/user')).json()).toMatchObject({ name: 'Ruth Bader', email })
    expect((await client.post('/api/logout')).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('ends the session on the server as well, not only in the browser', async () => {
    const client = await server.member()
    const kept = new Map(client.cookies)
    await client.post('/api/logout')
    for (const [name, value] of kept) client.cookies.set(name, value)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it.each([
    [{ email: 'a@b.co', password: 'x' }, 'Full name is required'],
    [{ name: '   ', email: 'a@b.co', password }, 'Full name is required'],
    [{ name: 'A', password }, 'Email is required'],
    [{ name: 'A', email: 'not an email', password }, 'Please enter a valid email'],
    [{ name: 'A', email: 'a@b.co', password: '' }, 'Password is required'],
    [{ name: 'A', email: 'a@b.co', password: 'short' }, 'Please choose a password of at least 8 characters'],
  ])('refuses to register %j', async (form, sentence) => {
    const answer = await server.visitor().post('/api/register', form)
    expect([answer.status, await answer.text()]).toEqual([400, sentence])
  })

  it('says so when an email has an account already', async () => {
    const { email } = await server.member()
    const answer = await server.visitor().post('/api/register', { name: 'B', email: email.toUpperCase(), password })
    expect([answer.status, await answer.text()]).toEqual([
      409,
      'An account with this email already exists. Sign in instead.',
    ])
  })

  it('says the same of a wrong password and of an unknown email', async () => {
    const { email } = await server.member()
    for (const form of [
      { email, password: 'wrong' },
      { email: 'nobody@example.com', password: 'wrong' },
    ]) {
      const answer = await server.visitor().post('/api/login', form)
      expect([answer.status, await answer.text()]).toEqual([401, 'Invalid email or password'])
    }
  })

  it('locks an account out after ten failures, even for the right password', async () => {
    const { email } = await server.member()
    const client = server.visitor()
    for (let n = 0; n < 10; n++) await client.post('/api/login', { email, password: 'wrong' })
    const answer = await client.post('/api/login', { email, password })
    expect([answer.status, await answer.text()]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts. Try again in 1[45] minutes/),
    ])
  })

  it('locks it out as well when all of them come at once', async () => {
    const { email } = await server.member()
    const tries = Array.from({ length: 40 }, () => server.visitor().post('/api/login', { email, password: 'wrong' }))
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('keeps the password as scrypt makes it of 32 MB, with a salt', async () => {
    const { person } = await server.member()
    const { rows } = await server.services.pool.query('select password from credential where user_id = $1', [person.id])
    const [salt, hash] = rows[0].password.split(':')
    expect(salt).toMatch(/^[\da-f]{32}$/)
    const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 }
    expect(scryptSync(password, salt, 64, cost).toString('hex')).toBe(hash)
  })

  it('looks at no email that is longer than one can be', async () => {
    const answer = await server.visitor().post('/api/login', { email: `a@${'.'.repeat(60_000)}@`, password })
    expect([answer.status, await answer.text()]).toEqual([400, 'Please enter a valid email'])
  })

  it('refuses a name with control characters, as no page can show it', async () => {
    const answer = await server
      .visitor()
      .post('/api/register', { name: 'a\u0000b', email: 'nul@example.com', password })
    expect(answer.status).toBe(400)
  })

  it('takes no large body, whatever it calls itself', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await server.visitor().send('/api/login', { method: 'POST', body: ' '.repeat(5_000_000), headers })
    expect(answer.status).toBe(413)
  })

  it('refuses what a page of another site asks for', async () => {
    const client = await server.member()
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      const answer = await client.post('/api/logout', undefined, headers)
      expect(answer.status).toBe(403)
    }
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('takes who opens the server by another name, or through a proxy whose browser says that all is one origin', async () => {
    const address = new URL(server.url).host
    const own = [{ origin: server.url }, { origin: `https://${address}`, 'sec-fetch-site': 'same-origin' }] as Record<
      string,
      string
    >[]
    for (const headers of own)
      expect((await (await server.member()).post('/api/logout', undefined, headers)).status).toBe(200)
  })

  it('says what to set where a proxy hides the address', async () => {
    const origin = `https://${new URL(server.url).host}`
    const answer = await server.visitor().post('/api/login', { email: 'a@example.com', password }, { origin })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('set PUBLIC_URL')])
  })

  it('says where to go when a plain address cannot keep a session', async () => {
    const secure = await startServer({ PUBLIC_URL: 'https://law.example.com' })
    const answer = await secure
      .visitor()
      .post('/api/login', { email: 'a@example.com', password }, { origin: secure.url })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('https://law.example.com')])
    await secure.stop()
  })

  it('answers errors as JSON to who asks for JSON', async () => {
    const answer = await server.visitor().get('/api/user', { accept: 'application/json' })
    expect(await answer.json()).toEqual({
      error: 'You are not signed in. Sign in and try again.',
      code: 'not-signed-in',
      requestId: answer.headers.get('x-request-id'),
    })
  })

  it('logs no password, email or cookie', async () => {
    const { email, cookies } = await server.member()
    const logged = server.logged()
    expect(logged).toContain('"route":"/api/register"')
    for (const secret of [password, email, ...cookies.values()]) expect(logged).not.toContain(secret)
  })
})

describe('closed registration', () => {
  it('lets the first account be made, and no other', async () => {
    const closed = await startServer({ REGISTRATION: 'closed' })
    expect((await closed.member()).person.role).toBe('administrator')
    const answer = await closed.visitor().post('/api/register', { name: 'B', email: 'b@example.com', password })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Registration is closed')])
    await closed.stop()
  })

  it('lets one account be made where many come first at once', async () => {
    const closed = await startServer({ REGISTRATION: 'closed' })
    const form = (n: number) => ({ name: 'A', email: `a${n}@example.com`, password })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => closed.visitor().post('/api/register', form(n))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403, 403, 403, 403, 403])
    await closed.stop()
  })
})
