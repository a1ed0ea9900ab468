import type { IdleTime } from '@casewright/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endIdleSessions } from '../src/features/accounts/idle.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>
let server: TestServer
let admin: Member
beforeAll(async () => {
  server = await startServer()
  admin = await server.member('Ada Administrator')
  expect(await idle(admin)).toEqual({ minutes: null, secondsLeft: null })
  expect((await admin.put('/api/admin/settings', { idleMinutes: 30 })).status).toBe(200)
})
afterAll(() => server.stop())

const idle = async (who: Member) => (await (await who.get('/api/account/idle')).json()) as IdleTime
/** As if somebody had done nothing for so long. */
const unusedFor = (who: Member, minutes: number) =>
  server.services.pool.query('update session set last_seen_at = now() - make_interval(mins => $2) where user_id = $1', [
    who.person.id,
    minutes,
  ])
const linesOf = async ({ person }: Member) =>
  (
    await server.services.pool.query(
      `select detail from audit_event where subject_id = $1 and action = 'account.session-ended' and actor_kind = 'system'`,
      [person.id],
    )
  ).rows.map(({ detail }) => detail)

describe('a session that nobody uses', () => {
  it('ends at the next call, whatever it asks for, and the owner finds a line about it', async () => {
    const ben = await server.member()
    await unusedFor(ben, 31)
    expect((await ben.post('/api/account/idle')).status).toBe(401)
    expect((await ben.get('/api/user')).status).toBe(401)
    await unusedFor(ben, 0)
    expect((await ben.get('/api/user')).status).toBe(401)
    expect(await linesOf(ben)).toEqual([{ unusedMinutes: 30 }])
  })

  it('is put off by what a person does, and not by what a page reads', async () => {
    const ben = await server.member()
    await unusedFor(ben, 29)
    for (const path of ['/api/user', '/api/runs', '/api/notifications', '/api/account/idle'])
      expect((await ben.get(path)).status).toBe(200)
    await ben.post('/api/notifications/seen', { runs: [] })
    expect((await idle(ben)).secondsLeft).toBeLessThanOrEqual(60)
    expect((await ben.post('/api/echo', { text: 'at work' })).status).toBe(200)
    expect((await idle(ben)).secondsLeft).toBeGreaterThan(1700)
    await unusedFor(ben, 29)
    expect(await (await ben.post('/api/account/idle')).json()).toMatchObject({ minutes: 30 })
    expect((await idle(ben)).secondsLeft).toBeGreaterThan(1700)
  })

  it('ends with the streams that are read by it, without another call', async () => {
    const ben = await server.member()
    const stream = await ben.get('/api/notifications/events')
    expect(stream.status).toBe(200)
    const whole = stream.text().then(
      () => 'ended',
      () => 'ended',
    )
    await unusedFor(ben, 31)
    await endIdleSessions(server.services.db)
    expect(await Promise.race([whole, new Promise((go) => setTimeout(go, 15_000, 'still open'))])).toBe('ended')
  })

  it('is swept away without a call', async () => {
    const ben = await server.member()
    await unusedFor(ben, 31)
    await vi.waitFor(async () => expect(await linesOf(ben)).toHaveLength(1), { timeout: 60_000, interval: 250 })
  })

  it('leaves keys alone', async () => {
    const ben = await server.member()
    const form = { name: 'Script', tools: 'all', days: 1, password: 'correct horse battery' }
    const { key } = await (await ben.post('/api/account/keys', form)).json()
    await unusedFor(ben, 31)
    const byKey = await fetch(`${server.url}/api/tools`, { headers: { authorization: `Bearer ${key}` } })
    expect(byKey.status).toBe(200)
  })
})

it('is set by administrators, from five minutes to a day, and signs nobody out at once', async () => {
  const ben = await server.member()
  for (const idleMinutes of [4, 1441, 7.5, '30'])
    expect((await admin.put('/api/admin/settings', { idleMinutes })).status).toBe(400)
  expect((await ben.put('/api/admin/settings', { idleMinutes: 5 })).status).toBe(403)
  await admin.put('/api/admin/settings', { idleMinutes: null })
  await unusedFor(ben, 100)
  expect(await idle(ben)).toEqual({ minutes: null, secondsLeft: null })
  await admin.put('/api/admin/settings', { idleMinutes: 30 })
  expect((await idle(ben)).secondsLeft).toBeGreaterThan(1700)
})
