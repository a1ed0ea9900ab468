import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await server.member('The Administrator')
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>

const password = 'correct horse battery'
const better = 'staple of seven clouds'
const refusal = /^Please choose a password that is harder to guess/

const rename = (who: Member, body: unknown) =>
  who.send('/api/account', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const said = async (answer: Response) => [answer.status, await answer.text()]

const own: [string, string][] = [
  ['GET', '/api/account'],
  ['PUT', '/api/account'],
  ['POST', '/api/account/email'],
  ['POST', '/api/account/password'],
  ['GET', '/api/account/activity'],
  ['GET', '/api/account/idle'],
  ['POST', '/api/account/idle'],
  ['GET', '/api/account/export'],
  ['POST', '/api/account/erase'],
  ['GET', '/api/account/keys'],
  ['POST', '/api/account/keys'],
  ['DELETE', '/api/account/keys/:id'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/:id'],
]

describe('every call of an account', () => {
  it('is on the list of these tests', () => {
    const routes = createApp(server.services).routes.filter(
      ({ path, method }) => path.startsWith('/api/account') && method !== 'ALL',
    )
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set(own.map((route) => route.join(' '))),
    )
  })

  it.each(own)('asks for a sign-in: %s %s', async (method, path) => {
    const answer = await server.visitor().send(path.replace(':id', 'x'), { method })
    expect(answer.status).toBe(401)
  })

  it.each(own.filter(([method]) => method !== 'GET'))('refuses another site: %s %s', async (method, path) => {
    const ada = await server.member()
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const answer = await ada.send(path.replace(':id', 'x'), { method, headers, body: '{}' })
    expect(answer.status).toBe(403)
    expect((await ada.get('/api/user')).status).toBe(200)
  })
})

describe('the password rules', () => {
  it('are told to visitors as they are', async () => {
    const about = await (await server.visitor().get('/api/about')).json()
    expect(about.passwordRules).toEqual({
      min: 8,
      max: 128,
      refused: ['common', 'own-name', 'own-email'],
      lockout: { failures: 10, minutes: 15 },
    })
    expect(about.hasAccounts).toBe(true)
  })

  it.each([
    '12345678',
    'Password1',
    'password2026!',
    'iloveyou',
    'QWERTYUIOP',
    'aaaaaaaaaaaa',
    'Grace Hopper',
    'hopper.grace',
    'gracehopper1906',
    'grace.h@navy.example',
    'Grace.H.Navy.Example',
  ])('refuse %s', async (guessable) => {
    const form = { name: 'Grace Hopper', email: 'grace.h@navy.example', password: guessable }
    expect(await said(await server.visitor().post('/api/register', form))).toEqual([
      400,
      expect.stringMatching(refusal),
    ])
  })

  it.each(['correct horse', 'x7Qp-2vLm', 'a8402 8402', 'gracious hopes'])('take %s', async (good) => {
    const form = { name: 'A Hopper', email: `a${crypto.randomUUID()}@navy.example`, password: good }
    expect((await server.visitor().post('/api/register', form)).status).toBe(200)
  })
})

describe('the profile', () => {
  it('gets another name, trimmed', async () => {
    const ada = await server.member('Ada')
    expect(await (await rename(ada, { name: '  Ada King ' })).json()).toMatchObject({ name: 'Ada King' })
    expect(await (await ada.get('/api/user')).json()).toMatchObject({ name: 'Ada King', email: ada.email })
    expect(await said(await rename(ada, { name: ' ' }))).toEqual([400, 'Full name is required'])
  })

  it('gives nobody a role', async () => {
    const ada = await server.member()
    await rename(ada, { name: 'Ada', role: 'administrator' })
    expect(await (await ada.get('/api/user')).json()).toMatchObject({ role: 'member' })
  })

  it('gets another email, with the password alone', async () => {
    const ada = await server.member()
    const email = `Ada.${crypto.randomUUID()}@Example.com`
    expect(await said(await ada.post('/api/account/email', { email, password: 'wrong' }))).toEqual([
      403,
      'This is not your current password.',
    ])
    const answer = await ada.post('/api/account/email', { email, password })
    expect(await answer.json()).toMatchObject({ email: email.toLowerCase() })
    expect((await server.visitor().post('/api/login', { email: ada.email, password })).status).toBe(401)
    expect((await server.visitor().post('/api/login', { email, password })).status).toBe(200)
  })

  it("does not get another person's email", async () => {
    const [ada, bob] = [await server.member(), await server.member()]
    expect(await said(await ada.post('/api/account/email', { email: bob.email.toUpperCase(), password }))).toEqual([
      409,
      'Another account uses this email. Choose a different one.',
    ])
  })
})

describe('a new password', () => {
  const change = (who: Member, currentPassword: string, newPassword: string) =>
    who.post('/api/account/password', { currentPassword, newPassword })

  it('needs the current one, and ends every other session', async () => {
    const ada = await server.member()
    const elsewhere = server.visitor()
    await elsewhere.post('/api/login', { email: ada.email, password })
    for (const wrong of ['wrong', 'w'.repeat(500)])
      expect(await said(await change(ada, wrong, better))).toEqual([403, 'This is not your current password.'])
    const before = new Map(ada.cookies)
    expect((await change(ada, password, better)).status).toBe(204)
    expect((await ada.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    const stolen = server.visitor()
    for (const [name, value] of before) stolen.cookies.set(name, value)
    expect((await stolen.get('/api/user')).status).toBe(401)
    expect((await server.visitor().post('/api/login', { email: ada.email, password })).status).toBe(401)
    expect((await server.visitor().post('/api/login', { email: ada.email, password: better })).status).toBe(200)
  })

  it('is held to the same rules', async () => {
    const ada = await server.member('Ada Lovelace')
    for (const guessable of ['password', 'ada lovelace', ada.email])
      expect(await said(await change(ada, password, guessable))).toEqual([400, expect.stringMatching(refusal)])
    expect(await said(await change(ada, password, 'short'))).toEqual([
      400,
      'Please choose a password of at least 8 characters',
    ])
  })
})

it('takes ten wrong confirmations of a password, and no more, of one account alone', async () => {
  const [ada, bob] = [await server.member(), await server.member()]
  const guess = (who: Member) =>
    who.post('/api/account/email', { email: `${crypto.randomUUID()}@example.com`, password: 'wrong' })
  const statuses = (await Promise.all(Array.from({ length: 15 }, () => guess(ada)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 403)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const right = { password, email: `${crypto.randomUUID()}@example.com` }
  expect((await ada.post('/api/account/email', right)).status).toBe(429)
  expect((await ada.post('/api/account/erase', { password })).status).toBe(429)
  expect((await guess(bob)).status).toBe(403)
  // Signing in is counted for itself: a guess elsewhere keeps nobody from changing a password, nor the other way.
  expect((await server.visitor().post('/api/login', { email: ada.email, password })).status).toBe(200)
})

it('logs no password, name or email of an account', async () => {
  const ada = await server.member('Augusta Byron')
  await rename(ada, { name: 'Augusta King' })
  await ada.post('/api/account/password', { currentPassword: password, newPassword: better })
  for (const secret of [password, better, ada.email, 'Augusta']) expect(server.logged()).not.toContain(secret)
})
