import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const password = 'correct horse battery'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

/** Signs in once more, as another device. */
async function signIn(email: string, headers: Record<string, string>) {
  const client = server.visitor()
  await client.post('/api/login', { email, password }, headers)
  return client
}

const list = async (who: { get(path: string): Promise<Response> }) =>
  (await who.get('/api/account/sessions')).json() as Promise<
    { id: string; device: string; address: string; startedAt: string; lastUsedAt: string; current: boolean }[]
  >

it("lists one's own sessions: the device in words, where from, since when, and which is this one", async () => {
  const [ada, bob] = [await server.member(), await server.member()]
  await signIn(ada.email, { 'user-agent': iphone })
  const sessions = await list(ada)
  expect(sessions).toMatchObject([
    { device: 'node', current: true },
    { device: 'Safari on iOS', address: '127.0.0.1', current: false },
  ])
  for (const { startedAt, lastUsedAt } of sessions)
    for (const at of [startedAt, lastUsedAt]) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
  expect(await list(bob)).toHaveLength(1)
})

it('believes no address that a header claims', async () => {
  const ada = await server.member()
  await signIn(ada.email, { 'x-forwarded-for': '203.0.113.9', 'x-casewright-address': '203.0.113.9' })
  expect((await list(ada)).map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1'])
})

it('tells no token', async () => {
  const ada = await server.member()
  const token = await server.services.db
    .selectFrom('session')
    .select('token')
    .where('userId', '=', ada.person.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(await list(ada))).not.toContain(token.token)
})

it('writes down that a session is used, ten minutes after the last time', async () => {
  const ada = await server.member()
  await server.services.pool.query(
    `update session set updated_at = now() - interval '1 hour', expires_at = expires_at - interval '1 hour'
     where user_id = $1`,
    [ada.person.id],
  )
  await ada.get('/api/user')
  const [session] = await list(ada)
  expect(Date.now() - Date.parse(session?.lastUsedAt ?? '')).toBeLessThan(60_000)
})

it('lists a session that is older than a day as well', async () => {
  const ada = await server.member()
  await server.services.pool.query(`update session set created_at = now() - interval '3 days' where user_id = $1`, [
    ada.person.id,
  ])
  expect(await list(ada)).toHaveLength(1)
})

it('ends one session, whose next request is refused', async () => {
  const ada = await server.member()
  const phone = await signIn(ada.email, { 'user-agent': iphone })
  const other = (await list(ada)).find(({ current }) => !current)
  expect((await ada.delete(`/api/account/sessions/${other?.id}`)).status).toBe(204)
  expect((await phone.get('/api/user')).status).toBe(401)
  expect(await list(ada)).toHaveLength(1)
  expect((await ada.delete(`/api/account/sessions/${other?.id}`)).status).toBe(404)
})

it("ends nobody else's", async () => {
  const [ada, eve] = [await server.member(), await server.member()]
  const [session] = await list(ada)
  expect((await eve.delete(`/api/account/sessions/${session?.id}`)).status).toBe(404)
  expect((await ada.get('/api/user')).status).toBe(200)
})

it('ends all others at once, and leaves this one and other people alone', async () => {
  const [ada, bob] = [await server.member(), await server.member()]
  const others = [await signIn(ada.email, {}), await signIn(ada.email, { 'user-agent': iphone })]
  expect((await ada.delete('/api/account/sessions')).status).toBe(204)
  for (const other of others) expect((await other.get('/api/user')).status).toBe(401)
  expect((await list(ada)).map(({ current }) => current)).toEqual([true])
  expect((await bob.get('/api/user')).status).toBe(200)
})
