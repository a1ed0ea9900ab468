import { createOTP } from '@better-auth/utils/otp'
import type { Factors } from '@casewright/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>
const password = 'correct horse battery'
const site = { rpID: 'localhost', origin: 'http://localhost:0' }
const asJson = { accept: 'application/json' }

let server: TestServer
let admin: Member
beforeAll(async () => {
  server = await startServer()
  admin = await server.member('Ada Administrator')
})
afterAll(() => server.stop())

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const state = (who: Member) => json<Factors>(who.get('/api/factors'))

/** The secret as the app has it, from the letters that are typed. */
function plain(base32: string): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return (bits.join('').match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('')
}

/** What the app shows half a minute later: it counts already, and that of now was used to set the app up. */
const codeOf = (secret: string, steps = 1) => createOTP(plain(secret)).hotp(Math.floor(Date.now() / 30_000) + steps)
const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

async function withApp(who: Member) {
  const { secret } = await json<{ secret: string }>(who.post('/api/factors/app', { password }))
  const used = await codeOf(secret, 0)
  const answer = await who.post('/api/factors/app/confirm', { code: used })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { backupCodes } = await json<{ backupCodes: string[] }>(answer)
  return { secret, used, backupCodes }
}

/** Gives the password in a browser of its own. */
async function passwordGiven(who: Member) {
  const browser = server.visitor()
  const answer = await browser.post('/api/login', { email: who.email, password }, asJson)
  return { browser, answer }
}

async function withPasskey(who: Member, name = 'Office laptop') {
  const authenticator = createAuthenticator(site)
  const options = await json<{ challenge: string }>(who.post('/api/factors/passkeys/options', { password }))
  const answer = await who.post('/api/factors/passkeys', { name, response: authenticator.create(options) })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return { authenticator, made: await json<{ backupCodes: string[] | null; passkeys: Factors['passkeys'] }>(answer) }
}

const auditOf = async (personId: string) =>
  (
    await server.services.db
      .selectFrom('auditEvent')
      .select(['action', 'detail'])
      .where('subjectId', '=', personId)
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => [action, detail])

describe('an authenticator app', () => {
  it('is on after a right code, with ten backup codes that are shown once', async () => {
    const ben = await server.member('Ben Member')
    expect((await ben.post('/api/factors/app', { password: 'not the password' })).status).toBe(403)
    const { secret, uri } = await json<{ secret: string; uri: string }>(ben.post('/api/factors/app', { password }))
    expect(uri).toMatch(/^otpauth:\/\/totp\/Casewright:/)
    expect(uri).toContain(`secret=${secret}`)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const now = await codeOf(secret)
    expect((await ben.post('/api/factors/app/confirm', { code: wrong(now) })).status).toBe(403)
    expect(await state(ben)).toMatchObject({ app: false, backupCodes: null })
    expect((await passwordGiven(ben)).answer.status).toBe(200)

    const { backupCodes } = await json<{ backupCodes: string[] }>(ben.post('/api/factors/app/confirm', { code: now }))
    expect(new Set(backupCodes).size).toBe(10)
    expect(await state(ben)).toMatchObject({ app: true, backupCodes: 10, hasPassword: true })
    expect((await ben.post('/api/factors/app', { password })).status).toBe(409)
    expect(await auditOf(ben.person.id)).toContainEqual(['factor.added', { kind: 'app' }])
  })

  it('asks for its code after the password, and the password alone opens nothing', async () => {
    const ben = await server.member()
    const { secret } = await withApp(ben)
    const { browser, answer } = await passwordGiven(ben)
    expect(answer.status).toBe(401)
    expect(await json<object>(answer)).toMatchObject({ code: 'second-factor-asked' })
    expect((await browser.get('/api/user')).status).toBe(401)
    expect(await json<object>(browser.get('/api/factors/sign-in'))).toEqual({ steps: ['app', 'backup-code'] })

    const code = await codeOf(secret)
    expect((await browser.post('/api/factors/sign-in', { code: wrong(code) })).status).toBe(401)
    const user = await browser.post('/api/factors/sign-in', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(await json<object>(user)).toEqual({
      id: ben.person.id,
      name: 'Ada Member',
      email: ben.email,
      role: 'member',
    })
    expect((await browser.get('/api/user')).status).toBe(200)
    expect(await auditOf(ben.person.id)).toContainEqual(['account.signed-in', { how: 'password and app' }])
  })

  it('counts each code once, and needs the password first', async () => {
    const ben = await server.member()
    const { secret, used } = await withApp(ben)
    const [first, second] = [await passwordGiven(ben), await passwordGiven(ben)]
    const code = await codeOf(secret)
    const answers = await Promise.all(
      [first, second].map(({ browser }) => browser.post('/api/factors/sign-in', { code })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const third = await passwordGiven(ben)
    const again = await third.browser.post('/api/factors/sign-in', { code })
    expect([again.status, await again.text()]).toEqual([401, expect.stringContaining('already been used')])
    // The code that set it up as well.
    expect((await third.browser.post('/api/factors/sign-in', { code: used })).status).toBe(401)
    const stranger = await server.visitor().post('/api/factors/sign-in', { code: await codeOf(secret) })
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.stringContaining('Start again')])
  })

  it('takes a backup code once', async () => {
    const ben = await server.member()
    const { backupCodes } = await withApp(ben)
    const code = backupCodes[3]?.toUpperCase().replace('-', '')
    const browsers = [await passwordGiven(ben), await passwordGiven(ben)]
    const answers = await Promise.all(browsers.map(({ browser }) => browser.post('/api/factors/sign-in', { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await state(ben)).toMatchObject({ backupCodes: 9 })
    const { backupCodes: renewed } = await json<{ backupCodes: string[] }>(
      ben.post('/api/factors/backup-codes', { password }),
    )
    expect(renewed).toHaveLength(10)
    const later = await passwordGiven(ben)
    expect((await later.browser.post('/api/factors/sign-in', { code: backupCodes[0] })).status).toBe(401)
    expect((await later.browser.post('/api/factors/sign-in', { code: renewed[0] })).status).toBe(200)
  })

  it('is turned off with the password and a code, and leaves nothing behind', async () => {
    const ben = await server.member()
    const { secret } = await withApp(ben)
    const code = await codeOf(secret)
    expect((await ben.post('/api/factors/app/off', { password, code: wrong(code) })).status).toBe(403)
    expect((await ben.post('/api/factors/app/off', { password: 'no', code })).status).toBe(403)
    expect((await ben.post('/api/factors/app/off', { password, code })).status).toBe(204)
    expect(await state(ben)).toMatchObject({ app: false, backupCodes: null })
    expect((await passwordGiven(ben)).answer.status).toBe(200)
    const { db } = server.services
    expect(await db.selectFrom('twoFactor').select('id').where('userId', '=', ben.person.id).execute()).toEqual([])
  })

  it('keeps neither its secret nor a backup code plain, in the database or the log', async () => {
    const ben = await server.member()
    const { secret, backupCodes } = await withApp(ben)
    const rows = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from two_factor t union all select to_jsonb(v)::text from verification v
      union all select to_jsonb(p)::text from person p union all select to_jsonb(r)::text from rate_limit r
      union all select to_jsonb(a)::text from audit_event a`.execute(server.services.db)
    const all = rows.rows.map(({ row }) => row).join('\n') + server.logged()
    expect(all).toContain(ben.person.id)
    const hidden = [secret, plain(secret), ...backupCodes, ...backupCodes.map((code) => code.replace('-', ''))]
    for (const value of hidden) {
      expect(all).not.toContain(value)
      expect(all).not.toContain(Buffer.from(value).toString('base64'))
      expect(all).not.toContain(Buffer.from(value).toString('hex'))
    }
  })
})

describe('a passkey', () => {
  it('signs in by itself, and is asked for after a password', async () => {
    const ben = await server.member()
    const { authenticator, made } = await withPasskey(ben)
    expect(made.backupCodes).toHaveLength(10)
    expect((await passwordGiven(ben)).answer.status).toBe(401)

    const browser = server.visitor()
    const options = await json<{ challenge: string; userVerification: string }>(
      browser.post('/api/factors/sign-in/passkey/options'),
    )
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' })
    expect(options).not.toHaveProperty('allowCredentials')
    const response = authenticator.get(options)
    const answer = await browser.post('/api/factors/sign-in/passkey', { response })
    expect(await json<object>(answer)).toMatchObject({ id: ben.person.id })
    expect((await browser.get('/api/user')).status).toBe(200)
    expect(await auditOf(ben.person.id)).toContainEqual(['account.signed-in', { how: 'passkey' }])
    expect((await state(ben)).passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  it('does not count where its owner was not verified, nor an answer twice, nor for another site', async () => {
    const ben = await server.member()
    const { authenticator } = await withPasskey(ben)
    const browser = server.visitor()
    const begin = () => json<{ challenge: string }>(browser.post('/api/factors/sign-in/passkey/options'))
    const unverified = authenticator.get(await begin(), { verified: false })
    expect((await browser.post('/api/factors/sign-in/passkey', { response: unverified })).status).toBe(401)

    const response = authenticator.get(await begin())
    const cookies = new Map(browser.cookies)
    expect((await browser.post('/api/factors/sign-in/passkey', { response })).status).toBe(200)
    const thief = server.visitor()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    expect((await thief.post('/api/factors/sign-in/passkey', { response })).status).toBe(401)

    const elsewhere = createAuthenticator({ rpID: 'evil.example', origin: 'https://evil.example' })
    const options = await json<{ challenge: string }>(ben.post('/api/factors/passkeys/options', { password }))
    const refused = await ben.post('/api/factors/passkeys', { name: 'x', response: elsewhere.create(options) })
    expect(refused.status).toBe(403)
    const lax = await json<{ challenge: string }>(ben.post('/api/factors/passkeys/options', { password }))
    const bad = createAuthenticator(site).create(lax, { verified: false })
    expect((await ben.post('/api/factors/passkeys', { name: 'x', response: bad })).status).toBe(403)
  })

  it('is renamed and removed by its owner alone, with the password', async () => {
    const [ben, eve] = [await server.member(), await server.member()]
    const { made } = await withPasskey(ben)
    const id = made.passkeys[0]?.id
    const rename = (who: Member, to: string) =>
      who.send(`/api/factors/passkeys/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: to }),
      })
    expect((await rename(eve, 'Mine')).status).toBe(404)
    expect((await rename(ben, 'Phone')).status).toBe(204)
    expect(await auditOf(ben.person.id)).toContainEqual(['factor.renamed', {}])
    expect((await state(ben)).passkeys.map(({ name }) => name)).toEqual(['Phone'])
    expect(await json<object>(ben.get('/api/account/export'))).toMatchObject({ passkeys: [{ id, name: 'Phone' }] })
    expect((await eve.post(`/api/factors/passkeys/${id}/remove`, { password })).status).toBe(404)
    expect((await ben.post(`/api/factors/passkeys/${id}/remove`, { password: 'no' })).status).toBe(403)
    expect((await ben.post(`/api/factors/passkeys/${id}/remove`, { password })).status).toBe(204)
    expect(await state(ben)).toMatchObject({ passkeys: [], backupCodes: null })
    expect((await passwordGiven(ben)).answer.status).toBe(200)
  })

  it('keeps the app on when it goes, and the app keeps it', async () => {
    const ben = await server.member()
    const { secret } = await withApp(ben)
    const { made } = await withPasskey(ben)
    expect(made.backupCodes).toBeNull()
    await ben.post('/api/factors/app/off', { password, code: await codeOf(secret) })
    expect(await state(ben)).toMatchObject({ app: false, backupCodes: 10 })
    expect(await json<object>((await passwordGiven(ben)).browser.get('/api/factors/sign-in'))).toEqual({
      steps: ['passkey', 'backup-code'],
    })
  })
})

describe('an administrator', () => {
  it('takes off the factors of somebody who lost them', async () => {
    const ben = await server.member()
    await withApp(ben)
    await withPasskey(ben)
    expect((await ben.post(`/api/factors/reset/${ben.person.id}`, { password })).status).toBe(403)
    const reset = (body?: object) => admin.post(`/api/factors/reset/${ben.person.id}`, body)
    for (const body of [undefined, {}]) {
      const without = await reset(body)
      expect([without.status, await without.text()]).toEqual([400, 'Enter your own password to confirm this.'])
    }
    const wrongly = await reset({ password: 'not the password' })
    expect([wrongly.status, await wrongly.text()]).toEqual([403, 'This is not your current password.'])
    expect(await state(ben)).toMatchObject({ app: true, passkeys: [expect.anything()] })
    expect((await admin.post('/api/factors/reset/nobody', { password })).status).toBe(404)
    expect((await admin.post(`/api/factors/reset/${admin.person.id}`, { password })).status).toBe(409)
    expect(await json<object>(reset({ password }))).toEqual({ removed: 2 })
    expect((await passwordGiven(ben)).answer.status).toBe(200)
    expect(await auditOf(ben.person.id)).toContainEqual(['factor.reset', { count: 2 }])
  })

  it('makes a link for a new password, which says what stays, and ends what was begun with the one before', async () => {
    const ben = await server.member()
    const { secret } = await withApp(ben)
    await withPasskey(ben)
    const { browser } = await passwordGiven(ben)
    expect((await browser.get('/api/factors/sign-in')).status).toBe(200)
    const made = admin.post(`/api/admin/people/${ben.person.id}/reset-link`, { password })
    const token = (await json<{ link: string }>(made)).link.split('#')[1]
    const form = { token, password: 'a wholly new one' }
    const stays = await json<object>(server.visitor().post('/api/links/password', form))
    expect(stays).toEqual({ passkeys: 1, app: true, singleSignOn: false })
    expect((await ben.get('/api/user')).status).toBe(401)
    expect((await browser.post('/api/factors/sign-in', { code: await codeOf(secret) })).status).toBe(401)
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  it('can ask everybody for one: without it nothing but the setting up is open, by a key neither', async () => {
    const ben = await server.member()
    const { key } = await json<{ key: string }>(
      ben.post('/api/account/keys', { name: 'Script', tools: 'all', days: 1, password }),
    )
    const byKey = () => fetch(`${server.url}/api/tools`, { headers: { ...asJson, authorization: `Bearer ${key}` } })
    expect((await byKey()).status).toBe(200)
    const set = (secondFactor: string) => admin.put('/api/admin/settings', { secondFactor })
    expect((await set('administrators')).status).toBe(200)
    expect((await ben.get('/api/runs')).status).toBe(200)
    expect((await admin.get('/api/admin/settings')).status).toBe(403)
    await withApp(admin)
    expect((await set('everybody')).status).toBe(200)

    const held = await ben.get('/api/runs', asJson)
    expect([held.status, await held.json()]).toEqual([403, expect.objectContaining({ code: 'second-factor-needed' })])
    expect([(await byKey()).status, (await ben.put('/api/account', { name: 'B' })).status]).toEqual([403, 403])
    for (const path of ['/api/user', '/api/about', '/api/account', '/api/factors'])
      expect((await ben.get(path)).status, path).toBe(200)
    expect(await state(ben)).toMatchObject({ asked: true })
    await withApp(ben)
    expect([(await ben.get('/api/runs')).status, (await byKey()).status]).toEqual([200, 200])
    await set('optional')
  })
})

it("opens nothing of better-auth's own below /api/auth", async () => {
  const paths = Object.values(server.services.auth.api).map((endpoint) => (endpoint as { path?: string }).path)
  const real = paths.filter((path) => typeof path === 'string')
  expect(real.length).toBeGreaterThan(20)
  for (const path of real) {
    expect((await admin.get(`/api/auth${path}`)).status, path).toBe(404)
    expect((await admin.post(`/api/auth${path}`, {})).status, path).toBe(404)
  }
})
