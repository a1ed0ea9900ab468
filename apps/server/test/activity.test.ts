import type { SignInActivity } from '@casewright/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>
const password = 'correct horse battery'
let server: TestServer
let admin: Member
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY: '1' })
  admin = await server.member('Ada Administrator')
})
afterAll(() => server.stop())

const activity = async (who: Member, before?: number) =>
  (await (
    await who.get(`/api/account/activity${before === undefined ? '' : `?before=${before}`}`)
  ).json()) as SignInActivity
const inWords = ({ events }: SignInActivity) => events.map(({ action, by, address }) => `${action} ${by} ${address}`)

it('lists what happened around one’s own sign-in, by whom and from where, and never where an administrator sits', async () => {
  const ben = await server.member('Ben')
  const from = {
    'x-forwarded-for': '203.0.113.7',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  await server.visitor().post('/api/login', { email: ben.email, password: 'wrong' }, from)
  await server.visitor().post('/api/login', { email: ben.email, password }, from)
  await ben.post('/api/account/keys', { name: 'Script', tools: 'all', days: 1, password }, from)
  await admin.post(`/api/admin/people/${ben.person.id}/reset-link`, { password }, { 'x-forwarded-for': '198.51.100.9' })
  const page = await activity(ben)
  expect(inWords(page)).toEqual([
    'person.reset-link-made administrator null',
    'key.made you 203.0.113.7',
    'account.new-device you 203.0.113.7',
    'account.signed-in you 203.0.113.7',
    'account.sign-in-failed somebody 203.0.113.7',
    expect.stringMatching(/^account\.registered you/),
  ])
  expect(page.events[2]?.detail).toEqual({ device: 'Firefox on Linux' })
  expect(page.next).toBeNull()
})

it('shows nobody what concerns another, and no deed about another either', async () => {
  const [ben, eve] = [await server.member('Ben'), await server.member('Eve')]
  await admin.post(`/api/admin/people/${ben.person.id}/reset-link`, { password })
  expect(inWords(await activity(eve)).join()).toMatch(/^account\.registered you [^,]*$/)
  expect(inWords(await activity(admin)).join()).not.toContain('reset-link-made')
})

it('comes a page at a time, and whole with the data that a person takes along', async () => {
  const ben = await server.member('Ben')
  await server.services.pool.query(
    `insert into audit_event (actor_kind, actor_id, action, subject_kind, subject_id)
     select 'person', $1, 'account.signed-out', 'person', $1 from generate_series(1, 120)`,
    [ben.person.id],
  )
  const pages = [await activity(ben)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await activity(ben, next))
  expect(pages.map(({ events }) => events.length)).toEqual([50, 50, 21])
  const ids = pages.flatMap(({ events }) => events.map(({ id }) => id))
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  const exported = await (await ben.get('/api/account/export')).json()
  expect(exported.activity).toHaveLength(122)
  expect(exported.devices).toEqual([{ firstAt: expect.any(String), lastAt: expect.any(String) }])
})

it('is gone for whoever signs in after the account was erased, with the browsers that were known', async () => {
  const ben = await server.member('Ben')
  expect((await ben.post('/api/account/erase', { password })).status).toBe(204)
  const { rows } = await server.services.pool.query('select id from known_device where person_id = $1', [ben.person.id])
  expect(rows).toEqual([])
  const again = server.visitor()
  await again.post('/api/register', { name: 'Ben', email: ben.email, password })
  const { events } = (await (await again.get('/api/account/activity')).json()) as SignInActivity
  expect(events.map(({ action }) => action)).toEqual(['account.registered'])
})
