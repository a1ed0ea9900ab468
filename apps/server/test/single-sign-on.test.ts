import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeLink } from '../src/features/accounts/links/links.ts'
import { createSingleSignOn } from '../src/features/accounts/single-sign-on/provider.ts'
import { readEnv } from '../src/ops/env/env.ts'
import type { Trx } from '../src/platform/db/client.ts'
import { createClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { startOidcProvider } from './oidc-provider.ts'

const publicUrl = 'http://localhost:6299'
const callback = '/api/sign-on/callback'

let provider: Awaited<ReturnType<typeof startOidcProvider>>
let post: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
beforeAll(async () => {
  post = await startMailServer()
  provider = await startOidcProvider(publicUrl + callback)
  server = await startServer({
    PUBLIC_URL: publicUrl,
    SMTP_URL: post.url,
    REGISTRATION: 'invite',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.client.client_id,
    OIDC_CLIENT_SECRET: provider.client.client_secret,
    OIDC_NAME: 'Keystone Sign-In',
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
  await post.stop()
})

const mailTo = (email: string, subject: string) =>
  vi.waitFor(
    () => {
      const found = post.mails.find((mail) => mail.to.includes(email) && mail.subject.startsWith(subject))
      if (!found) throw new Error('No such mail has come.')
      return found.text
    },
    { timeout: 60_000 },
  )

type Browser = ReturnType<TestServer['visitor']>
const manual = { redirect: 'manual' } as const
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

/** Where the provider sends a browser back to, once it was sent there. */
async function atProvider(address: string): Promise<string> {
  const there = createClient(provider.issuer)
  let next = address
  for (let hops = 0; hops < 6 && next.startsWith(provider.issuer); hops++) {
    const location = locationOf(await there.send(next.slice(provider.issuer.length), manual))
    next = new URL(location, provider.issuer).href
  }
  return next
}

/** Goes the whole way, with what somebody changes on it. @returns where it ends */
async function signOn(
  browser: Browser,
  change: { out?: (address: URL) => void; back?: (address: URL) => void } = {},
): Promise<string> {
  const out = new URL(locationOf(await browser.send('/api/sign-on', manual)))
  change.out?.(out)
  const back = new URL(await atProvider(out.href))
  change.back?.(back)
  expect(back.origin).toBe(publicUrl)
  return locationOf(await browser.send(back.pathname + back.search, manual))
}

function comes(subject: string, person: (typeof provider.people)[string]): Browser {
  provider.people[subject] = person
  provider.state.signsIn = subject
  return server.visitor()
}
const userOf = async (browser: Browser) =>
  (await browser.get('/api/user')).json() as Promise<{ id: string; role: string }>

describe('single sign-on', () => {
  it('makes nobody the administrator who comes first', async () => {
    const early = comes('early', { email: 'early@firm.example', email_verified: true })
    expect(await signOn(early)).toBe('/auth?sign-on=first')
    expect(await (await early.get('/api/about')).json()).toMatchObject({ singleSignOn: 'Keystone Sign-In' })
    const first = { name: 'Ada Administrator', email: 'ada@firm.example', password: 'correct horse battery' }
    expect((await server.visitor().post('/api/register', first)).status).toBe(200)
  })

  it('makes a member of who comes, and knows them again by their number, whatever their email becomes', async () => {
    const ben = comes('ben-1', { email: 'Ben@firm.example', email_verified: true, name: 'Ben Associate' })
    expect(await signOn(ben)).toBe('/dashboard')
    const user = await userOf(ben)
    expect(user).toMatchObject({ name: 'Ben Associate', email: 'ben@firm.example', role: 'member' })
    const again = comes('ben-1', { email: 'ben.changed@firm.example', email_verified: true })
    expect(await signOn(again)).toBe('/dashboard')
    expect((await userOf(again)).id).toBe(user.id)
    const { db } = server.services
    const events = await db
      .selectFrom('auditEvent')
      .select(['action', 'detail'])
      .where('subjectId', '=', user.id)
      .execute()
    expect(events).toContainEqual({ action: 'account.registered', detail: { how: 'single sign-on' } })
    expect(events).toContainEqual({ action: 'account.signed-in', detail: { how: 'single sign-on' } })
    await server.services.egress.settled()
    const entries = await db
      .selectFrom('egressEntry')
      .select(['kind', 'host', 'outcome'])
      .where('kind', '!=', 'mail')
      .execute()
    expect(new Set(entries.map(({ kind, host, outcome }) => `${kind} ${host} ${outcome}`))).toEqual(
      new Set([`sign-in ${new URL(provider.issuer).host} answered`]),
    )
    const refused = await again.post('/api/account/email', { email: 'x@firm.example', password: 'any' })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('Ask your administrator for a link'),
    ])
  })

  it('connects the account with the same email only where the provider says that the email is theirs', async () => {
    const { db, auth } = server.services
    const signUp = { name: 'Cy', email: 'cy@firm.example', password: 'correct horse battery' }
    const { user } = await auth.api.signUpEmail({ body: signUp })
    for (const email_verified of [false, undefined])
      expect(await signOn(comes('cy-1', { email: 'cy@firm.example', email_verified }))).toBe('/auth?sign-on=unverified')
    expect((await server.visitor().post('/api/login', signUp)).status).toBe(200)

    const cy = comes('cy-1', { email: 'CY@firm.example', email_verified: true })
    expect(await signOn(cy)).toBe('/dashboard')
    expect((await userOf(cy)).id).toBe(user.id)
    // Whoever made the account before, with an email that nobody had confirmed, is shut out of it.
    expect((await server.visitor().post('/api/login', signUp)).status).toBe(401)
    expect(await db.selectFrom('session').select('id').where('userId', '=', user.id).execute()).toHaveLength(1)
    expect(await mailTo('cy@firm.example', 'Single sign-on was connected')).toMatch(
      /its password, sessions, API keys and second factors were removed[^]*ask them to disconnect it/,
    )
  })

  it("leaves an administrator's password, and one of a confirmed email", async () => {
    const ada = comes('ada-1', { email: 'ada@firm.example', email_verified: true })
    expect(await signOn(ada)).toBe('/dashboard')
    expect(await userOf(ada)).toMatchObject({ role: 'administrator' })
    const first = { email: 'ada@firm.example', password: 'correct horse battery' }
    expect((await server.visitor().post('/api/login', first)).status).toBe(200)
  })

  it('gives nobody an account that somebody else signs in to, and ends a link that waits for one', async () => {
    const { db, auth } = server.services
    const former = comes('fay-1', { email: 'fay@firm.example', email_verified: true })
    expect(await signOn(former)).toBe('/dashboard')
    const { id } = await userOf(former)
    const next = comes('fay-2', { email: 'fay@firm.example', email_verified: true })
    expect(await signOn(next)).toBe('/auth?sign-on=taken')
    expect((await next.get('/api/user')).status).toBe(401)
    expect((await userOf(former)).id).toBe(id)
    const credentials = await db.selectFrom('credential').select('accountId').where('userId', '=', id).execute()
    expect(credentials).toEqual([{ accountId: `${provider.issuer} fay-1` }])

    const email = 'gus@firm.example'
    const { user } = await auth.api.signUpEmail({ body: { name: 'Gus', email, password: 'correct horse battery' } })
    const make = (trx: Trx) => makeLink(trx, { kind: 'password-reset', email, personId: user.id, seconds: 600 })
    const { token } = await db.transaction().execute(make)
    expect((await server.visitor().post('/api/links/look', { token })).status).toBe(200)
    expect(await signOn(comes('gus-1', { email, email_verified: true }))).toBe('/dashboard')
    expect((await server.visitor().post('/api/links/look', { token })).status).toBe(404)
  })

  it('is disconnected by an administrator with their password, after which somebody else can be connected', async () => {
    const admin = server.visitor()
    const password = 'correct horse battery'
    await admin.post('/api/login', { email: 'ada@firm.example', password })
    const former = comes('fay-1', { email: 'fay@firm.example', email_verified: true })
    expect(await signOn(former)).toBe('/dashboard')
    const { id } = await userOf(former)
    const listed = async () => (await (await admin.get('/api/admin/people?text=fay%40')).json()).people[0]
    expect(await listed()).toMatchObject({ singleSignOn: true, hasPassword: false, emailConfirmed: true })
    const disconnect = (body?: object) => admin.post(`/api/admin/people/${id}/disconnect`, body)
    expect([(await disconnect()).status, (await disconnect({ password: 'not it' })).status]).toEqual([400, 403])
    expect((await former.get('/api/user')).status).toBe(200)
    expect((await disconnect({ password })).status).toBe(204)
    expect((await former.get('/api/user')).status).toBe(401)
    expect(await listed()).toMatchObject({ singleSignOn: false, hasPassword: false })
    expect((await disconnect({ password })).status).toBe(409)
    expect((await admin.post('/api/admin/people/nobody/disconnect', { password })).status).toBe(404)
    const { events } = await (await admin.get(`/api/admin/audit?subject=${id}`)).json()
    expect(events[0]).toMatchObject({ action: 'person.sign-on-disconnected', detail: { sessions: 2 } })
    const mail = await mailTo('fay@firm.example', 'Single sign-on was disconnected')
    expect(mail).toContain('Ada Administrator, an administrator, disconnected single sign-on')

    const next = comes('fay-2', { email: 'fay@firm.example', email_verified: true })
    expect(await signOn(next)).toBe('/dashboard')
    expect((await userOf(next)).id).toBe(id)
  })

  it('leaves no session where it is disconnected at the moment of coming in', async () => {
    const { pool } = server.services
    const kim = { email: 'kim@firm.example', email_verified: true }
    expect(await signOn(comes('kim-1', kim))).toBe('/dashboard')
    await server.owner.query(`create function disconnect_kim() returns trigger language plpgsql as $$ begin
      delete from credential where account_id like '% kim-1'; return new; end $$`)
    await server.owner.query('create trigger disconnect_kim before insert on session execute function disconnect_kim()')
    const late = comes('kim-1', kim)
    expect(await signOn(late)).toBe('/auth?sign-on=expired')
    await server.owner.query('drop function disconnect_kim cascade')
    expect((await late.get('/api/user')).status).toBe(401)
    const left = await pool.query(`select from session join person on person.id = user_id where email = $1`, [
      kim.email,
    ])
    expect(left.rowCount).toBe(0)
  })

  it('makes no account with an email that is invited for whom the provider does not vouch', async () => {
    const admin = server.visitor()
    await admin.post('/api/login', { email: 'ada@firm.example', password: 'correct horse battery' })
    const email = 'ivy@firm.example'
    expect((await admin.post('/api/admin/people/invitations', { email, role: 'member' })).status).toBe(201)
    expect(await signOn(comes('ivy-1', { email }))).toBe('/auth?sign-on=invited')
    expect(await signOn(comes('ivy-1', { email, email_verified: true }))).toBe('/dashboard')
  })

  it('refuses a wrong state, nonce or proof, an answer twice, and one of another browser', async () => {
    const person = { email: 'dee@firm.example', email_verified: true }
    const set = (name: string) => (address: URL) => address.searchParams.set(name, 'x'.repeat(43))
    expect(await signOn(comes('dee-1', person), { back: set('state') })).toBe('/auth?sign-on=expired')
    expect(await signOn(comes('dee-1', person), { out: set('nonce') })).toBe('/auth?sign-on=refused')
    expect(await signOn(comes('dee-1', person), { out: set('code_challenge') })).toBe('/auth?sign-on=refused')
    expect(await signOn(comes('dee-1', person), { back: set('code') })).toBe('/auth?sign-on=refused')

    const dee = comes('dee-1', person)
    let seen = ''
    const kept = new Map<string, string>()
    const copy = (address: URL) => {
      seen = address.pathname + address.search
      for (const [name, value] of dee.cookies) kept.set(name, value)
    }
    expect(await signOn(dee, { back: copy })).toBe('/dashboard')
    expect(locationOf(await server.visitor().send(seen, manual))).toBe('/auth?sign-on=expired')
    const twice = server.visitor()
    for (const [name, value] of kept) twice.cookies.set(name, value)
    expect(locationOf(await twice.send(seen, manual))).toBe('/auth?sign-on=expired')
    expect((await twice.get('/api/user')).status).toBe(401)
  })

  it('says why where the provider refuses, tells no email, or the account is closed', async () => {
    provider.state.refuses = true
    expect(await signOn(comes('eve-1', {}))).toBe('/auth?sign-on=refused')
    provider.state.refuses = false
    expect(await signOn(comes('eve-1', {}))).toBe('/auth?sign-on=no-email')
    const eve = comes('eve-1', { email: 'eve@firm.example' })
    expect(await signOn(eve)).toBe('/dashboard')
    const { id } = await userOf(eve)
    await server.services.db.updateTable('person').set({ deactivatedAt: new Date() }).where('id', '=', id).execute()
    expect(await signOn(comes('eve-1', { email: 'eve@firm.example' }))).toBe('/auth?sign-on=deactivated')
    expect(server.logged()).not.toContain('eve@firm.example')
    expect(server.logged()).not.toContain(provider.client.client_secret)
  })

  it('asks who comes by it for no second factor, and whoever comes by a password for one', async () => {
    const { db } = server.services
    const admin = server.visitor()
    await admin.post('/api/login', { email: 'ada@firm.example', password: 'correct horse battery' })
    expect((await admin.put('/api/admin/settings', { secondFactor: 'everybody' })).status).toBe(200)
    const ada = comes('ada-1', { email: 'ada@firm.example', email_verified: true })
    expect(await signOn(ada)).toBe('/dashboard')
    expect((await ada.get('/api/runs')).status).toBe(200)
    expect((await admin.get('/api/runs')).status).toBe(403)
    await ada.put('/api/admin/settings', { secondFactor: 'optional' })
    expect(await db.selectFrom('installationSetting').select('value').execute()).toEqual([{ value: 'optional' }])
  })

  it('calls the provider for one place only so often without success, and says to wait', async () => {
    const { db, egress, pool } = server.services
    const forget = () => pool.query(`delete from rate_limit where key like 'signOn%'`)
    const calls = async () => {
      await egress.settled()
      return (await db.selectFrom('egressEntry').select('id').where('kind', '=', 'sign-in').execute()).length
    }
    const inVain = async (browser: Browser) => {
      const { searchParams } = new URL(locationOf(await browser.send('/api/sign-on', manual)))
      return locationOf(await browser.send(`${callback}?code=wrong&state=${searchParams.get('state')}`, manual))
    }
    const hal = comes('hal-1', { email: 'hal@firm.example', email_verified: true })
    await forget()
    for (let n = 0; n < 30; n++) expect(await inVain(hal)).toBe('/auth?sign-on=refused')
    const before = await calls()
    expect(await inVain(hal)).toBe('/auth?sign-on=too-many')
    expect(await calls()).toBe(before)
    for (let n = 31; n < 60; n++) await hal.send('/api/sign-on', manual)
    expect(locationOf(await hal.send('/api/sign-on', manual))).toBe('/auth?sign-on=too-many')
    await forget()
    // Who comes in counts for nothing.
    for (let n = 0; n < 3; n++) expect(await signOn(hal)).toBe('/dashboard')
    const { rows } = await pool.query(`select points from rate_limit where key like 'signOn%'`)
    expect(rows).toEqual([{ points: 0 }, { points: 0 }])
  })

  it('says that the provider does not answer, before and after', async () => {
    const last = comes('last-1', { email: 'last@firm.example', email_verified: true })
    const out = new URL(locationOf(await last.send('/api/sign-on', manual)))
    const back = new URL(await atProvider(out.href))
    await provider.stop()
    expect(locationOf(await last.send(back.pathname + back.search, manual))).toBe('/auth?sign-on=down')
    const { env, egress } = server.services
    const fresh = createSingleSignOn(env, egress, async () => 'local')
    await expect(fresh?.begin()).rejects.toMatchObject({ problem: 'down' })
  })
})

it('starts with all of its settings, or none', () => {
  const all = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readEnv(all).OIDC_NAME).toBe('single sign-on')
  for (const name of Object.keys(all))
    expect(() => readEnv({ ...all, [name]: '' })).toThrow(new RegExp(`${name}: single`))
  expect(() => readEnv({ ...all, OIDC_ISSUER: 'http://login.example.com' })).toThrow(/must start with https/)
  expect(readEnv({ ...all, OIDC_ISSUER: 'http://127.0.0.1:6201' }).OIDC_ISSUER).toBe('http://127.0.0.1:6201')
})
