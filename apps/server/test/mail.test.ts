import type { HandedLink } from '@casewright/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createMail } from '../src/platform/mail/index.ts'
import { createAuthenticator } from './authenticator.ts'
import { startServer, type TestServer } from './harness.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'

let post: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
type Member = Awaited<ReturnType<TestServer['member']>>
let admin: Member
beforeAll(async () => {
  post = await startMailServer()
  server = await startServer({ SMTP_URL: post.url, PUBLIC_URL: 'http://law.example.com', OFFLINE: '1' })
  admin = await server.member('Ada Administrator')
})
afterAll(async () => {
  await server.stop()
  await post.stop()
})

const password = 'correct horse battery'
const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 60_000 })
const someEmail = () => `${crypto.randomUUID()}@example.com`
const mailTo = (email: string, subject: RegExp, at = 0): Promise<ReceivedMail> =>
  eventually(() => {
    const found = post.mails.filter((mail) => mail.to.includes(email) && subject.test(mail.subject))[at]
    if (!found) throw new Error('No such mail has come.')
    return found
  })
const tokenIn = ({ text }: ReceivedMail) => /http:\/\/law\.example\.com\/auth\/link#([\w-]{43})/.exec(text)?.[1] ?? ''
const use = (what: string, body: object) => server.visitor().post(`/api/links/${what}`, body)
const account = async (who: Member) => (await who.get('/api/account')).json()
const ledgerOf = async (who: Member) => {
  await server.services.egress.settled()
  const { entries } = await (await who.get('/api/privacy')).json()
  return entries.filter(({ kind }: { kind: string }) => kind === 'mail')
}

it('brings an invitation, which shows whose the email is', async () => {
  const email = someEmail()
  const answer = await admin.post('/api/admin/people/invitations', { email, role: 'member' })
  expect((await answer.json()) as HandedLink).toMatchObject({ link: null, mailFailed: false })
  const mail = await mailTo(email, /^Your invitation to Casewright$/)
  expect(mail).toMatchObject({ from: 'no-reply@law.example.com', to: [email] })
  expect(mail.text).toContain('Ada Administrator invites you to Casewright at http://law.example.com.')
  expect(mail.text).toMatch(/Content-Type: text\/plain/i)
  const { invitations } = await (await admin.get('/api/admin/people')).json()
  expect(invitations).toEqual([expect.objectContaining({ email, mailed: true })])

  const client = server.visitor()
  expect((await client.post('/api/links/accept', { token: tokenIn(mail), name: 'Grace', password })).status).toBe(200)
  expect((await (await client.get('/api/account')).json()).emailConfirmed).toBe(true)
})

it('asks a new account to confirm its email, and a changed one again; nothing waits for it', async () => {
  const bob = await server.member('Bob')
  expect((await account(bob)).emailConfirmed).toBe(false)
  const first = tokenIn(await mailTo(bob.email, /^Confirm your email/))
  expect((await bob.post('/api/echo', { text: 'works' })).status).toBe(200)

  expect((await bob.post('/api/links/confirmation')).status).toBe(204)
  const second = tokenIn(await mailTo(bob.email, /^Confirm your email/, 1))
  expect((await use('email', { token: first })).status).toBe(404)
  expect(await (await use('look', { token: second })).json()).toEqual({ kind: 'email', email: bob.email })
  const statuses = await Promise.all([1, 2].map(() => use('email', { token: second })))
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 404])
  expect((await account(bob)).emailConfirmed).toBe(true)

  const email = someEmail()
  expect((await bob.post('/api/account/email', { email, password })).status).toBe(200)
  expect((await account(bob)).emailConfirmed).toBe(false)
  const third = tokenIn(await mailTo(email, /^Confirm your email/))
  expect((await use('email', { token: third })).status).toBe(204)
  expect((await account(bob)).emailConfirmed).toBe(true)
})

it('sends a confirmation five times an hour and no more', async () => {
  const bob = await server.member('Bob')
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await bob.post('/api/links/confirmation')).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

it('tells an email that nobody vouches for ten times an hour, a confirmed one always; changes of it are counted', async () => {
  const bob = await server.member('Bob')
  const makeKey = async () => {
    const form = { name: 'Script', tools: 'all', days: 1, password }
    const { id } = await (await bob.post('/api/account/keys', form)).json()
    await bob.delete(`/api/account/keys/${id}`)
  }
  const told = async () => {
    await eventually(() => expect(server.services.inFlight.size).toBe(0))
    return post.mails.filter(({ to, subject }) => to.includes(bob.email) && /^An API key/.test(subject)).length
  }
  for (let n = 0; n < 12; n++) await makeKey()
  expect(await told()).toBe(10)
  await server.services.pool.query('update person set email_verified = true where id = $1', [bob.person.id])
  await makeKey()
  expect(await told()).toBe(11)

  const statuses: number[] = []
  for (let n = 0; n < 6; n++)
    statuses.push((await bob.post('/api/account/email', { email: someEmail(), password })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('brings a link for a new password to the email on file alone, and tells when it was used', async () => {
  const bob = await server.member('Bob')
  const other = someEmail()
  for (const email of [bob.email.toUpperCase(), other]) expect((await use('forgotten', { email })).status).toBe(204)
  const mail = await mailTo(bob.email, /^Choose a new password/)
  expect(mail.text).not.toContain('Bob')
  // By the configured address, whatever the request called itself.
  expect(mail.text).not.toContain('127.0.0.1')
  await server.services.pool.query(
    `insert into passkey (person_id, name, credential_id, public_key, counter, transports, backed_up)
     values ($1, 'Phone', 'that-stays', '', 0, '{}', false)`,
    [bob.person.id],
  )
  expect((await use('password', { token: tokenIn(mail), password: 'a wholly new one' })).status).toBe(200)
  const { text } = await mailTo(bob.email, /was changed$/)
  expect(text).toMatch(/on \w+ \d+, 20\d\d, [\d:]+ [AP]M UTC\. You were signed out everywhere/)
  expect(text).toContain('Still active: 1 passkey. Remove anything you do not recognize under Settings, Sign-in:')
  expect((await server.visitor().post('/api/login', { email: bob.email, password: 'a wholly new one' })).status).toBe(
    200,
  )
  await eventually(() => expect(server.services.inFlight.size).toBe(0))
  expect(post.mails.filter(({ to }) => to.includes(other))).toEqual([])
  const { people } = await (await admin.get(`/api/admin/people?text=${bob.email}`)).json()
  expect(people[0].askedForPasswordAt).toBeNull()
})

it('tells whose account it is that an administrator made a link for it, without the link', async () => {
  const bob = await server.member('Bob')
  const reset = `/api/admin/people/${bob.person.id}/reset-link`
  expect((await admin.post(reset, { password: 'not the password' })).status).toBe(403)
  const { link } = (await (await admin.post(reset, { password })).json()) as HandedLink
  const mail = await mailTo(bob.email, /^A new password link for Casewright was created$/)
  expect(mail.text).toContain('Ada Administrator, an administrator, created a link')
  expect(mail.text).not.toContain(link?.split('#')[1])
  await eventually(() => expect(server.services.inFlight.size).toBe(0))
  expect(
    post.mails.filter(({ to, subject }) => to.includes(bob.email) && /^A new password link/.test(subject)),
  ).toHaveLength(1)
})

it('tells whose account it is that an administrator took the second factor off, where there was one', async () => {
  const bob = await server.member('Bob')
  const takeOff = async () => (await admin.post(`/api/factors/reset/${bob.person.id}`, { password })).json()
  expect(await takeOff()).toEqual({ removed: 0 })
  await server.services.pool.query(
    `insert into passkey (person_id, name, credential_id, public_key, counter, transports, backed_up)
     values ($1, 'Phone', 'of-bob', '', 0, '{}', false)`,
    [bob.person.id],
  )
  expect(await takeOff()).toEqual({ removed: 1 })
  const mail = await mailTo(bob.email, /^Your second factor for Casewright was removed$/)
  expect(mail.text).toContain('You can sign in with just your password')
  await eventually(() => expect(server.services.inFlight.size).toBe(0))
  expect(post.mails.filter(({ to, subject }) => to.includes(bob.email) && /factor/.test(subject))).toHaveLength(1)
})

it('tells the former owner and the new one that an administrator named an owner of matters that were left', async () => {
  const [eve, fay] = [await server.member('Eve'), await server.member('Fay')]
  await eve.post('/api/matters', { name: 'Whistleblower', number: null })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ active: false, password })
  const init = { method: 'PATCH', headers, body }
  expect((await admin.send(`/api/admin/people/${eve.person.id}`, init)).status).toBe(204)
  const form = { to: fay.person.id, password }
  expect((await admin.post(`/api/admin/people/${eve.person.id}/matters`, form)).status).toBe(200)
  const letters = [
    await mailTo(eve.email, /^Your matters were transferred/),
    await mailTo(fay.email, /^You own 1 more matter/),
  ]
  for (const { text } of letters) {
    expect(text).toContain('Ada Administrator, an administrator, transferred')
    expect(text).not.toContain('Whistleblower')
  }
})

it('tells whose account it is of each change by which somebody else could come in, without a secret', async () => {
  const bob = await server.member('Bob')
  const told = async (subject: RegExp, page: string) => {
    const { text } = await mailTo(bob.email, subject)
    expect(text).toMatch(/on \w+ \d+, 20\d\d, [\d:]+ [AP]M UTC\./)
    expect(text).toContain('If this was not you, tell your administrator right away')
    expect(text.match(/http\S+/g)?.filter((link) => !link.startsWith('http://law.example.com)'))).toEqual([
      `http://law.example.com/settings/${page}`,
    ])
    return text
  }
  const form = { name: 'Script', tools: 'all', days: 1, password }
  const { key } = await (await bob.post('/api/account/keys', form)).json()
  expect(await told(/^An API key was created/, 'keys')).not.toContain(key)

  const device = createAuthenticator({ rpID: 'law.example.com', origin: 'http://law.example.com' })
  const options = await (await bob.post('/api/factors/passkeys/options', { password })).json()
  const added = await bob.post('/api/factors/passkeys', { name: 'Phone', response: device.create(options) })
  const { passkeys } = await added.json()
  await told(/^A passkey was added/, 'sign-in')
  const { backupCodes } = await (await bob.post('/api/factors/backup-codes', { password })).json()
  const codes = await told(/^New backup codes were created/, 'sign-in')
  for (const code of backupCodes) expect(codes).not.toContain(code)
  expect((await bob.post(`/api/factors/passkeys/${passkeys[0].id}/remove`, { password })).status).toBe(204)
  await told(/^A passkey was removed/, 'sign-in')

  expect(
    (await bob.post('/api/account/password', { currentPassword: password, newPassword: 'another one' })).status,
  ).toBe(204)
  await told(/^Your password was changed/, 'sessions')
  const email = someEmail()
  expect((await bob.post('/api/account/email', { email, password: 'another one' })).status).toBe(200)
  expect(await told(/^Your email was changed/, 'profile')).not.toContain(email)
  expect((await bob.put('/api/account', { name: 'Robert' })).status).toBe(200)
  await eventually(() => expect(server.services.inFlight.size).toBe(0))
  expect(post.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)).toEqual([
    'Confirm your email for Casewright',
  ])
})

it('says what became of API keys with a new password, as whoever chose it wanted', async () => {
  const keep = { name: 'Script', tools: 'all', days: 1, password }
  const withKeys = async (name: string) => {
    const who = await server.member(name)
    const keys: string[] = []
    for (let n = 0; n < 2; n++) keys.push((await (await who.post('/api/account/keys', keep)).json()).key)
    const works = async () =>
      (await fetch(`${server.url}/api/tools`, { headers: { authorization: `Bearer ${keys[0]}` } })).status === 200
    return { who, works }
  }
  const change = (who: Member, more: object) =>
    who.post('/api/account/password', { currentPassword: password, newPassword: 'another one', ...more })

  const [one, two] = [await withKeys('Bob'), await withKeys('Eve')]
  expect((await change(one.who, {})).status).toBe(204)
  expect(await one.works()).toBe(true)
  expect((await mailTo(one.who.email, /^Your password was changed/)).text).toContain('Your 2 API keys still work.')
  expect((await change(two.who, { revokeKeys: true })).status).toBe(204)
  expect(await two.works()).toBe(false)
  expect((await mailTo(two.who.email, /^Your password was changed/)).text).toContain('Your 2 API keys were revoked.')

  const detailsOf = async (who: Member, action: string) =>
    (
      await server.services.pool.query('select detail from audit_event where subject_id = $1 and action = $2', [
        who.person.id,
        action,
      ])
    ).rows.map(({ detail }) => detail)
  expect(await detailsOf(one.who, 'account.password-changed')).toEqual([{ keys: 0, keysKept: 2 }])
  expect(await detailsOf(two.who, 'account.password-changed')).toEqual([{ keys: 2, keysKept: 0 }])

  const [kept, revoked] = [await withKeys('Fay'), await withKeys('Gus')]
  const byLink = async (who: Member, more: object) => {
    await use('forgotten', { email: who.email })
    const token = tokenIn(await mailTo(who.email, /^Choose a new password/))
    expect(await (await use('look', { token })).json()).toEqual({
      kind: 'password-reset',
      email: who.email,
      keys: Array(2).fill({ name: 'Script', lastUsedAt: null }),
    })
    return (await use('password', { token, password: 'another one', ...more })).json()
  }
  expect(await byLink(kept.who, { keepKeys: true })).toEqual({ keys: 2, passkeys: 0, app: false, singleSignOn: false })
  expect(await byLink(revoked.who, {})).toEqual({ passkeys: 0, app: false, singleSignOn: false })
  expect([await kept.works(), await revoked.works()]).toEqual([true, false])
  const { text } = await mailTo(kept.who.email, /was changed$/)
  expect(text).toContain('You were signed out everywhere.')
  expect(text).toContain(
    'Still active: 2 API keys. Remove anything you do not recognize under Settings, Sign-in and API keys:',
  )
  expect((await mailTo(revoked.who.email, /was changed$/)).text).toContain('all of your API keys were revoked')
  expect(await detailsOf(kept.who, 'account.password-reset')).toEqual([{ sessions: 1, keys: 0, keysKept: 2 }])
})

it('tells of a sign-in with a new browser and not of a known one, unless an administrator switched that off', async () => {
  const bob = await server.member('Bob')
  const told = async () => {
    await eventually(() => expect(server.services.inFlight.size).toBe(0))
    return post.mails.filter(({ to, subject }) => to.includes(bob.email) && /^A sign-in with a new/.test(subject))
  }
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const elsewhere = server.visitor()
  const signIn = (client: ReturnType<TestServer['visitor']>) =>
    client.post('/api/login', { email: bob.email, password }, { 'user-agent': agent })
  for (const client of [bob, elsewhere, elsewhere]) expect((await signIn(client)).status).toBe(200)
  const [mail, ...more] = await told()
  expect([mail?.text, more]).toEqual([
    expect.stringMatching(/It was Firefox on Windows, from the IP address [\d.:a-f]+\./),
    [],
  ])
  await admin.put('/api/admin/settings', { newDeviceMail: false })
  expect((await signIn(server.visitor())).status).toBe(200)
  expect(await told()).toHaveLength(1)
  await admin.put('/api/admin/settings', { newDeviceMail: true })
  const { events } = await (await bob.get('/api/account/activity')).json()
  expect(events.filter(({ action }: { action: string }) => action === 'account.new-device')).toHaveLength(2)
})

it('lists each mail for the person it is about: to whom, when and how much, and nothing of it', async () => {
  const bob = await server.member('Bob')
  await mailTo(bob.email, /^Confirm your email/)
  await eventually(async () =>
    expect(await ledgerOf(bob)).toEqual([
      expect.objectContaining({
        kind: 'mail',
        host: `127.0.0.1:${post.port}`,
        trust: 'local',
        outcome: 'answered',
        bytesSent: expect.toSatisfy((bytes: number) => bytes > 300),
        bytesReceived: expect.toSatisfy((bytes: number) => bytes > 50),
      }),
    ]),
  )
  expect(server.logged()).not.toContain(bob.email)
})

const letter = { to: 'grace@example.com', subject: 'A letter', text: 'Without much in it.' }
const sendBy = (url: string, who: Member) => {
  const { env, egress, log } = server.services
  return createMail({ env: { ...env, SMTP_URL: url }, egress, log })?.send(letter, {
    userId: who.person.id,
    runId: null,
  })
}

it('is not taken for sent where the server is not there, refuses, or shows a certificate that nobody vouches for', async () => {
  const refusing = await startMailServer({ onRcptTo: (_to, _session, taken) => taken(new Error('no such person')) })
  const unknown = await startMailServer({ disabledCommands: ['AUTH'] })
  const secure = await startMailServer({ secure: true })
  const urls = ['smtp://127.0.0.1:9', refusing.url, unknown.url, secure.url.replace('smtp:', 'smtps:')]
  for (const url of urls) expect([url, await sendBy(url, admin)]).toEqual([url, false])
  expect(await sendBy(post.url, admin)).toBe(true)
  for (const other of [refusing, unknown, secure]) {
    expect(other.mails).toEqual([])
    await other.stop()
  }
})

it('does not leave the house while nothing may', async () => {
  const eve = await server.member('Eve')
  await mailTo(eve.email, /^Confirm your email/)
  expect(await sendBy('smtp://192.0.2.1:25', eve)).toBe(false)
  await eventually(async () =>
    expect((await ledgerOf(eve))[0]).toMatchObject({ host: '192.0.2.1:25', outcome: 'refused', bytesSent: 0 }),
  )
})

it('fails nothing where it cannot be sent: the administrator has the link to hand over', async () => {
  const broken = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://law.example.com' })
  const [first, bob] = [await broken.member('First'), await broken.member('Bob')]
  const answer = await first.post('/api/admin/people/invitations', { email: someEmail(), role: 'member' })
  const handed = (await answer.json()) as HandedLink
  expect(handed).toMatchObject({
    mailFailed: true,
    link: expect.stringMatching(/^http:\/\/law\.example\.com\/auth\/link#/),
  })
  const token = handed.link?.split('#')[1]
  const client = broken.visitor()
  expect((await client.post('/api/links/accept', { token, name: 'Grace', password })).status).toBe(200)
  const reset = await first.post(`/api/admin/people/${bob.person.id}/reset-link`, { password })
  expect([reset.status, await reset.json()]).toEqual([201, expect.objectContaining({ mailFailed: false })])
  // Handed over, it shows nothing of whose the email is.
  expect((await (await client.get('/api/account')).json()).emailConfirmed).toBe(false)

  const key = { name: 'Script', tools: 'all', days: 1, password }
  expect((await bob.post('/api/account/keys', key)).status).toBe(201)

  const again = await bob.post('/api/links/confirmation')
  expect([again.status, await again.text()]).toEqual([409, expect.stringMatching(/^The email could not be sent/)])
  expect((await broken.visitor().post('/api/links/forgotten', { email: bob.email })).status).toBe(204)
  await eventually(async () => {
    const { people } = await (await first.get(`/api/admin/people?text=${bob.email}`)).json()
    expect(people[0].askedForPasswordAt).not.toBeNull()
  })
  await broken.stop()
})
