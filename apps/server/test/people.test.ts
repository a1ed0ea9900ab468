import type { HandedLink, ListedPerson, OpenInvitation, PeoplePage } from '@casewright/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { disconnectSignOn } from '../src/features/people/disconnect.ts'
import { handOver } from '../src/features/people/hand-over.ts'
import { invite as inviteBy, renewInvitation, revokeInvitation } from '../src/features/people/invite.ts'
import { makeResetLink } from '../src/features/people/reset-link.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
type Member = Awaited<ReturnType<TestServer['member']>>
let admin: Member
beforeAll(async () => {
  server = await startServer({ REGISTRATION: 'open' })
  admin = await server.member('Ada Administrator')
})
afterAll(() => server.stop())

const password = 'correct horse battery'
const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 60_000 })
const used = 'This link is no longer valid. It may have been used, revoked, replaced or expired. Ask for a new one.'
const people = async (query = ''): Promise<PeoplePage> => (await admin.get(`/api/admin/people${query}`)).json()
const listed = async (who: Member) => (await people(`?text=${encodeURIComponent(who.email)}`)).people[0] as ListedPerson
const patch = (id: string, body: unknown, by: Member = admin) =>
  by.send(`/api/admin/people/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const tokenIn = ({ link }: HandedLink) => link?.split('#')[1] as string
const invite = async (email: string, role = 'member') => {
  const answer = await admin.post('/api/admin/people/invitations', { email, role, password })
  expect(answer.status).toBe(201)
  return (await answer.json()) as HandedLink
}
const accept = (token: string, form: object = {}) => {
  const client = server.visitor()
  const body = { token, name: 'Grace Invited', password, ...form }
  return client.post('/api/links/accept', body).then((answer) => ({ client, answer }))
}
const someEmail = () => `${crypto.randomUUID()}@example.com`
const actionsOn = async (id: string) => {
  const rows = await server.services.db
    .selectFrom('auditEvent')
    .select(['action', 'actorId'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('an invitation', () => {
  it('makes an account with the email and role that it names, signed in, and works once', async () => {
    const email = someEmail()
    const handed = await invite(email, 'administrator')
    expect(handed).toMatchObject({ mailFailed: false, link: `${server.url}/auth/link#${tokenIn(handed)}` })
    expect(tokenIn(handed)).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(handed.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000)
    const look = await server.visitor().post('/api/links/look', { token: tokenIn(handed) })
    expect(await look.json()).toEqual({ kind: 'invitation', email })

    const { client, answer } = await accept(tokenIn(handed))
    const person = await answer.json()
    expect(person).toEqual({ id: person.id, name: 'Grace Invited', email, role: 'administrator' })
    expect(await (await client.get('/api/user')).json()).toEqual(person)
    expect((await server.visitor().post('/api/login', { email, password })).status).toBe(200)
    expect(await actionsOn(person.id)).toContain('invitation.accepted')
    expect((await people(`?text=${email}`)).people[0]).toMatchObject({ emailConfirmed: true, hasPassword: true })

    const again = await accept(tokenIn(handed))
    expect([again.answer.status, await again.answer.text()]).toEqual([404, used])
    await patch(person.id, { role: 'member' })
  })

  it('gives one account where several accept it at once', async () => {
    const email = someEmail()
    const token = tokenIn(await invite(email))
    const answers = await Promise.all([1, 2, 3, 4].map((n) => accept(token, { name: `Grace ${n}` })))
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 404, 404, 404])
    const { rows } = await server.services.pool.query('select id from person where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  it('keeps its email for whoever has the link, while it is open', async () => {
    const [email, bob] = [someEmail(), await server.member('Bob Partner')]
    const token = tokenIn(await invite(email, 'administrator'))
    const refused = [409, expect.stringMatching(/^This email has (?:already )?been invited/)]
    const register = (typed: string) => server.visitor().post('/api/register', { name: 'Eve', email: typed, password })
    for (const answer of [
      await register(email.toUpperCase()),
      await bob.post('/api/account/email', { email, password }),
    ])
      expect([answer.status, await answer.text()]).toEqual(refused)
    const { client, answer } = await accept(token)
    expect((await answer.json()).role).toBe('administrator')

    const other = someEmail()
    await invite(other)
    const open = (await people()).invitations.find((invitation) => invitation.email === other)
    await admin.delete(`/api/admin/people/invitations/${open?.id}`)
    expect((await register(other)).status).toBe(200)

    // Whoever gives access sees who only says whose the email is; one that was changed was invited by nobody.
    const found = async (text: string) => (await (await bob.get(`/api/matters/people?text=${text}`)).json()).people
    expect(await found(email)).toMatchObject([{ emailConfirmed: true }])
    expect(await found(other)).toMatchObject([{ name: 'Eve', emailConfirmed: false }])
    const changed = someEmail()
    expect((await client.post('/api/account/email', { email: changed, password })).status).toBe(200)
    expect(await found(changed)).toMatchObject([{ emailConfirmed: false }])
    const { id } = (await people(`?text=${changed}`)).people[0] as ListedPerson
    await patch(id, { role: 'member' })
  })

  it('is kept as a hash alone', async () => {
    const token = tokenIn(await invite(someEmail()))
    const { rows } = await server.services.pool.query('select row_to_json(l)::text as row from one_time_link l')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
    expect(server.logged()).not.toContain(token)
  })

  it('leaves its email nowhere once the account is erased, nor does any other link', async () => {
    const email = someEmail()
    const { client, answer } = await accept(tokenIn(await invite(email)))
    await admin.post(`/api/admin/people/${(await answer.json()).id}/reset-link`, { password })
    const links = () => server.services.db.selectFrom('oneTimeLink').selectAll().where('email', '=', email).execute()
    expect(await links()).toHaveLength(2)
    expect((await client.post('/api/account/erase', { password })).status).toBe(204)
    expect(await links()).toEqual([])
  })

  it('is one for an email, however many invite at once', async () => {
    const email = someEmail()
    const asked = [1, 2, 3].map(() => admin.post('/api/admin/people/invitations', { email, role: 'member' }))
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const answer = await admin.post('/api/admin/people/invitations', { email: admin.email, role: 'member' })
    expect([answer.status, await answer.text()]).toEqual([409, 'This user already has an account.'])
  })

  it('is renewed, after which the old link works no more, and is taken back', async () => {
    const email = someEmail()
    const old = tokenIn(await invite(email))
    const find = async () =>
      (await people()).invitations.find((invitation) => invitation.email === email) as OpenInvitation
    const renewed = await admin.post(`/api/admin/people/invitations/${(await find()).id}/renew`)
    const token = tokenIn((await renewed.json()) as HandedLink)
    const { id, role, mailed } = await find()
    expect({ role, mailed }).toEqual({ role: 'member', mailed: false })
    expect((await server.visitor().post('/api/links/look', { token: old })).status).toBe(404)
    expect((await server.visitor().post('/api/links/look', { token })).status).toBe(200)
    expect((await admin.delete(`/api/admin/people/invitations/${id}`)).status).toBe(204)
    expect((await admin.delete(`/api/admin/people/invitations/${id}`)).status).toBe(404)
    expect((await admin.delete('/api/admin/people/invitations/nothing')).status).toBe(404)
    expect(await find()).toBeUndefined()
    expect((await accept(token)).answer.status).toBe(404)
    expect(await actionsOn(id)).toEqual(['invitation.renewed', 'invitation.revoked'])
  })

  it('answers the same whether it was used, taken back, is over, is of another kind or never was', async () => {
    const over = tokenIn(await invite(someEmail()))
    await server.services.pool.query(
      `update one_time_link set expires_at = now() - interval '1 second' where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [over],
    )
    const open = tokenIn(await invite(someEmail()))
    const answers = await Promise.all([
      server.visitor().post('/api/links/look', { token: over }),
      server.visitor().post('/api/links/look', { token: 'never-was' }),
      server.visitor().post('/api/links/password', { token: over, password }),
      server.visitor().post('/api/links/email', { token: open }),
      accept(over).then(({ answer }) => answer),
    ])
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, used])
    expect((await accept(open)).answer.status).toBe(200)
  })

  it('loses nothing to bad input: the link still works', async () => {
    const token = tokenIn(await invite(someEmail()))
    expect(await (await accept(token, { name: ' ' })).answer.text()).toBe('Full name is required')
    expect(await (await accept(token, { password: 'password1' })).answer.text()).toMatch(/harder to guess/)
    expect((await accept(token)).answer.status).toBe(200)
  })

  it('is the one way in where registration is not open', async () => {
    const closed = await startServer({ REGISTRATION: 'invite' })
    const first = await closed.member()
    const form = { name: 'B', email: 'b@example.com', password }
    expect((await closed.visitor().post('/api/register', form)).status).toBe(403)
    const made = await first.post('/api/admin/people/invitations', { email: form.email, role: 'member' })
    const token = tokenIn((await made.json()) as HandedLink)
    expect((await closed.visitor().post('/api/links/accept', { ...form, token })).status).toBe(200)
    await closed.stop()
  })
})

describe('a person who is deactivated', () => {
  it('is refused with a session, a key, a stream and the right password at once, and comes back with all of it', async () => {
    const bob = await server.member('Bob')
    const run = (await bob.post('/api/echo', { text: 'stays' })).headers.get('x-run-id')
    const { key } = await (
      await bob.post('/api/account/keys', { name: 'K', tools: 'all', days: null, password })
    ).json()
    const byKey = () => fetch(`${server.url}/api/tools`, { headers: { authorization: `Bearer ${key}` } })
    const stream = await bob.get('/api/notifications/events', { accept: 'text/event-stream' })
    const ended = stream.text()
    expect((await byKey()).status).toBe(200)

    expect((await patch(bob.person.id, { active: false, password })).status).toBe(204)
    expect((await bob.get('/api/user')).status).toBe(401)
    const refused = await byKey()
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('is deactivated')])
    expect(await ended).toContain(': here')
    const login = (given: string) => server.visitor().post('/api/login', { email: bob.email, password: given })
    const [right, wrong] = [await login(password), await login('wrong')]
    expect([right.status, await right.text()]).toEqual([
      403,
      'This account is deactivated. Contact your administrator.',
    ])
    expect([wrong.status, await wrong.text()]).toEqual([401, 'Invalid email or password'])
    expect((await listed(bob)).deactivatedAt).not.toBeNull()

    expect((await patch(bob.person.id, { active: true })).status).toBe(204)
    expect((await bob.post('/api/login', { email: bob.email, password })).status).toBe(200)
    expect((await bob.get(`/api/runs/${run}`)).status).toBe(200)
    expect((await byKey()).status).toBe(200)
    expect(await actionsOn(bob.person.id)).toEqual(expect.arrayContaining(['person.deactivated', 'person.activated']))
  })

  it('is refused with a session that began at the same moment', async () => {
    const bob = await server.member('Bob')
    await server.services.pool.query('update person set deactivated_at = now() where id = $1', [bob.person.id])
    expect((await bob.get('/api/user')).status).toBe(401)
    expect((await bob.get('/api/notifications/events')).status).toBe(401)
  })

  it('leaves no invitation and no link for a password behind', async () => {
    const other = await server.member('Other')
    await patch(other.person.id, { role: 'administrator', password })
    const email = someEmail()
    const theirs = (await (
      await other.post('/api/admin/people/invitations', { email, role: 'administrator', password })
    ).json()) as HandedLink
    const reset = (await (
      await admin.post(`/api/admin/people/${other.person.id}/reset-link`, { password })
    ).json()) as HandedLink
    await patch(other.person.id, { active: false, password })
    expect((await accept(tokenIn(theirs))).answer.status).toBe(404)
    const form = { token: tokenIn(reset), password: 'another good one' }
    expect((await server.visitor().post('/api/links/password', form)).status).toBe(404)
    expect((await admin.post(`/api/admin/people/${other.person.id}/reset-link`, { password })).status).toBe(409)
  })
})

describe('administrators', () => {
  it('see who is here, when they last were, and find them by name or email, in pages', async () => {
    const bob = await server.member('Zacharias Percent%')
    const found = (await people('?text=percent%25')).people
    expect(found.map(({ id }) => id)).toEqual([bob.person.id])
    expect((await people(`?text=${bob.email.toUpperCase()}`)).people).toHaveLength(1)
    expect((await people('?text=_acharias')).people).toEqual([])
    expect(found[0]).toMatchObject({
      role: 'member',
      deactivatedAt: null,
      plan: null,
      secondFactor: false,
      singleSignOn: false,
    })
    expect(found[0]?.emailConfirmed).toBe(false)
    const then = Date.parse(found[0]?.lastUsedAt ?? '')
    expect(Date.now() - then).toBeLessThan(60_000)
    await bob.post('/api/logout')
    expect(Date.parse((await listed(bob)).lastUsedAt ?? '')).toBe(then)

    await server.services.pool.query(
      `insert into person (id, name, email, email_verified)
       select 'many-' || n, 'Many ' || n, 'many-' || n || '@example.com', false from generate_series(1, 60) n`,
    )
    const first = await people('?text=many-')
    const second = await people(`?text=many-&after=${first.next}`)
    expect([first.people.length, second.people.length, second.next]).toEqual([50, 10, null])
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(60)
    await server.services.pool.query(`delete from person where id like 'many-%'`)
  })

  it('give plans that there are, and no others', async () => {
    const bob = await server.member('Bob')
    const plan = { name: 'Starter', runs: 100, storageBytes: null, costMicros: null }
    await admin.put('/api/admin/settings', { plans: [plan] })
    await eventually(async () => expect((await people()).plans).toEqual(['Starter']))
    expect((await patch(bob.person.id, { plan: 'Starter' })).status).toBe(204)
    expect((await listed(bob)).plan).toBe('Starter')
    expect((await patch(bob.person.id, { plan: 'Gold' })).status).toBe(400)
    expect((await patch(bob.person.id, { plan: null })).status).toBe(204)
    expect((await listed(bob)).plan).toBeNull()
    expect((await patch(bob.person.id, { rank: 'partner' })).status).toBe(400)
    expect((await patch('nobody', { plan: null })).status).toBe(404)
  })

  it('are never without one who can sign in', async () => {
    const alone = await startServer()
    const [one, two] = [await alone.member('One'), await alone.member('Two')]
    const change = (by: Member, whom: Member, body: object) => patch(whom.person.id, body, by)
    for (const body of [{ role: 'member' }, { active: false, password }]) {
      const answer = await change(one, one, body)
      expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('the only administrator')])
    }
    expect((await change(one, two, { role: 'administrator', password })).status).toBe(204)
    const statuses = (
      await Promise.all([change(one, two, { role: 'member' }), change(two, one, { role: 'member' })])
    ).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, expect.toBeOneOf([403, 409])])
    const { rows } = await alone.services.pool.query(`select id from person where role = 'administrator'`)
    expect(rows).toHaveLength(1)

    // One who is deactivated does not count: the other cannot erase their account either.
    const [left, gone] = rows[0]?.id === one.person.id ? [one, two] : [two, one]
    await change(left, gone, { role: 'administrator', password })
    await change(left, gone, { active: false, password })
    expect((await (await left.get('/api/account')).json()).onlyAdministrator).toBe(true)
    expect((await left.post('/api/account/erase', { password })).status).toBe(409)
    await alone.stop()
  })

  it('do nothing any more once they are none, though the request began before', async () => {
    const [former, bob] = [await server.member('Former'), await server.member('Bob')]
    const { services } = server
    const actor = { kind: 'person', id: former.person.id, keyId: null, address: null } as const
    const by = { actor, id: former.person.id, name: 'Former', origin: server.url }
    const id = bob.person.id
    const deeds = [
      () => inviteBy(services, by, { email: someEmail(), role: 'administrator' }),
      () => renewInvitation(services, by, crypto.randomUUID()),
      () => revokeInvitation(services, actor, crypto.randomUUID()),
      () => makeResetLink(services, by, id),
      () => disconnectSignOn(services, by, id),
      () => handOver(services, by, id, admin.person.id),
    ]
    for (const deed of deeds) await expect(deed()).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('alone do any of it', async () => {
    const bob = await server.member('Bob')
    const { key } = await (
      await admin.post('/api/account/keys', { name: 'K', tools: 'all', days: null, password })
    ).json()
    const calls: [string, string][] = [
      ['GET', '/api/admin/people'],
      ['PATCH', `/api/admin/people/${bob.person.id}`],
      ['POST', `/api/admin/people/${bob.person.id}/reset-link`],
      ['POST', '/api/admin/people/invitations'],
      ['POST', `/api/admin/people/invitations/${crypto.randomUUID()}/renew`],
      ['DELETE', `/api/admin/people/invitations/${crypto.randomUUID()}`],
    ]
    for (const [method, path] of calls) {
      const byKey = await fetch(server.url + path, { method, headers: { authorization: `Bearer ${key}` } })
      expect([path, byKey.status]).toEqual([path, 403])
      expect((await bob.send(path, { method })).status).toBe(403)
      expect((await server.visitor().send(path, { method })).status).toBe(401)
    }
    const confirmation = await fetch(`${server.url}/api/links/confirmation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    })
    expect([confirmation.status, (await server.visitor().post('/api/links/confirmation')).status]).toEqual([403, 401])
  })
})

describe('the password of the administrator', () => {
  /** What opens another's account or the administration: each without a password, with a wrong one, and with the right one. */
  const given = (body: object) => [body, { ...body, password: 'not the password' }, { ...body, password }]
  const missing = [400, 'Enter your own password to confirm this.']
  const isWrong = [403, 'This is not your current password.']
  const told = async (asked: Promise<Response>) => {
    const answer = await asked
    return answer.ok ? answer.status : [answer.status, await answer.text()]
  }

  it('is asked for by a link for a new password, which is not made without it', async () => {
    const bob = await server.member('Bob')
    const links = () =>
      server.services.db.selectFrom('oneTimeLink').select('id').where('personId', '=', bob.person.id).execute()
    const [without, wrong, right] = given({})
    const make = (body?: object) => told(admin.post(`/api/admin/people/${bob.person.id}/reset-link`, body))
    expect([await make(), await make(without), await make(wrong)]).toEqual([missing, missing, isWrong])
    expect([await links(), await actionsOn(bob.person.id)]).toEqual([
      [],
      expect.not.arrayContaining(['person.reset-link-made']),
    ])
    expect(await make(right)).toBe(201)
    expect(await links()).toHaveLength(1)
  })

  it('is asked for by making an administrator and by deactivating, and by no other change', async () => {
    const bob = await server.member('Bob')
    const change = (body: object) => told(patch(bob.person.id, body))
    const [without, wrong, right] = given({ role: 'administrator', active: false }) as [object, object, object]
    expect([await change(without), await change(wrong)]).toEqual([missing, isWrong])
    expect(await listed(bob)).toMatchObject({ role: 'member', deactivatedAt: null })
    expect(await change({ ...right, active: true })).toBe(204)
    expect((await listed(bob)).role).toBe('administrator')
    expect(await change({ role: 'member' })).toBe(204)
    const [unasked, guessed, confirmed] = given({ active: false }) as [object, object, object]
    expect([await change(unasked), await change(guessed), await change(confirmed)]).toEqual([missing, isWrong, 204])
    expect(await change({ active: true })).toBe(204)
  })

  it('is asked for by an invitation of an administrator and its renewal, and by none of a member', async () => {
    const email = someEmail()
    const found = async () => (await people()).invitations.find((invitation) => invitation.email === email)
    const [without, wrong, right] = given({ email, role: 'administrator' })
    const send = (body?: object) => told(admin.post('/api/admin/people/invitations', body))
    expect([await send(without), await send(wrong)]).toEqual([missing, isWrong])
    expect(await found()).toBeUndefined()
    expect(await send(right)).toBe(201)

    const made = await found()
    const renew = (body?: object) => told(admin.post(`/api/admin/people/invitations/${made?.id}/renew`, body))
    expect([await renew(), await renew({ password: 'not it' })]).toEqual([missing, isWrong])
    expect((await found())?.id).toBe(made?.id)
    expect(await renew({ password })).toBe(201)
    expect(await send({ email: someEmail(), role: 'member' })).toBe(201)
  })

  it('is guessed ten times and no more', async () => {
    const [other, bob] = [await server.member('Other'), await server.member('Bob')]
    await patch(other.person.id, { role: 'administrator', password })
    const make = (body: object) => other.post(`/api/admin/people/${bob.person.id}/reset-link`, body)
    for (let n = 0; n < 10; n++) expect((await make({ password: `guess ${n}` })).status).toBe(403)
    expect((await make({ password })).status).toBe(429)
    await patch(other.person.id, { role: 'member' })
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => server.visitor().post('/api/links/forgotten', { email })

  it('waits for an administrator where there is no mail, and tells a stranger nothing', async () => {
    const bob = await server.member('Bob')
    const answers = [await forgot(bob.email), await forgot(someEmail())]
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [204, ''],
      [204, ''],
    ])
    await eventually(async () => expect((await listed(bob)).askedForPasswordAt).not.toBeNull())
    const handed = (await (
      await admin.post(`/api/admin/people/${bob.person.id}/reset-link`, { password })
    ).json()) as HandedLink
    expect((await listed(bob)).askedForPasswordAt).toBeNull()
    expect(await (await server.visitor().post('/api/links/look', { token: tokenIn(handed) })).json()).toEqual({
      kind: 'password-reset',
      email: bob.email,
    })

    const { key } = await (
      await bob.post('/api/account/keys', { name: 'K', tools: 'all', days: null, password })
    ).json()
    const form = { token: tokenIn(handed), password: 'a wholly new one' }
    const own = await server.visitor().post('/api/links/password', { ...form, password: 'bob12345' })
    expect([own.status, await own.text()]).toEqual([400, expect.stringContaining('harder to guess')])
    const statuses = await Promise.all([1, 2, 3].map(() => server.visitor().post('/api/links/password', form)))
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await bob.get('/api/user')).status).toBe(401)
    const byKey = await fetch(`${server.url}/api/tools`, { headers: { authorization: `Bearer ${key}` } })
    expect(byKey.status).toBe(401)
    expect((await server.visitor().post('/api/login', { email: bob.email, password })).status).toBe(401)
    const login = await server.visitor().post('/api/login', { email: bob.email, password: form.password })
    expect(login.status).toBe(200)
    expect(await actionsOn(bob.person.id)).toEqual(
      expect.arrayContaining(['account.password-forgotten', 'person.reset-link-made', 'account.password-reset']),
    )
  })

  it('opens an account again that others have locked by guessing', async () => {
    const bob = await server.member('Bob')
    const login = (given: string) => server.visitor().post('/api/login', { email: bob.email, password: given })
    for (let n = 0; n < 11; n++) await login('wrong')
    expect((await login(password)).status).toBe(429)
    const handed = (await (
      await admin.post(`/api/admin/people/${bob.person.id}/reset-link`, { password })
    ).json()) as HandedLink
    await server.visitor().post('/api/links/password', { token: tokenIn(handed), password: 'a wholly new one' })
    expect((await login('a wholly new one')).status).toBe(200)
  })

  it('is asked for five times an hour for an email, with or without an account', async () => {
    const bob = await server.member('Bob')
    for (const email of [bob.email, someEmail()]) {
      const statuses: number[] = []
      for (let n = 0; n < 6; n++) statuses.push((await forgot(email)).status)
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    }
  })

  it('has a link that works no more once the email or the password is another', async () => {
    const link = async (who: Member) => {
      const answer = await admin.post(`/api/admin/people/${who.person.id}/reset-link`, { password })
      return { token: tokenIn((await answer.json()) as HandedLink), password: 'a wholly new one' }
    }
    const [bob, eve] = [await server.member('Bob'), await server.member('Eve')]
    const [his, hers] = [await link(bob), await link(eve)]
    await bob.post('/api/account/email', { email: someEmail(), password })
    await eve.post('/api/account/password', { currentPassword: password, newPassword: 'yet another good one' })
    for (const form of [his, hers]) expect((await server.visitor().post('/api/links/password', form)).status).toBe(404)
  })
})
