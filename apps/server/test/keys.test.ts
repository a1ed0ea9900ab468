import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recheckReaders } from '../src/platform/request/readers.ts'
import { fixtureModules, secondModule } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>
interface Made {
  id: string
  key: string
  expiresAt: string | null
}

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startServer({}, { modules: [...fixtureModules, secondModule] })
  ada = await server.member()
})
afterAll(() => server.stop())

const make = async (who: Member, body: object = {}): Promise<Made> => {
  const answer = await who.post('/api/account/keys', {
    name: 'Docket script',
    tools: 'all',
    days: 30,
    password,
    ...body,
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as Made
}
const password = 'correct horse battery'
const by = (key: string) => ({ authorization: `Bearer ${key}`, accept: 'application/json' })
const call = (key: string, path: string, body?: object) =>
  fetch(server.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...by(key), 'content-type': 'application/json' },
  })

describe('a key', () => {
  it('calls an action for its owner, whose history has the run, and is shown once', async () => {
    const { key } = await make(ada)
    const answer = await call(key, '/api/echo', { text: 'Notice of claim' })
    expect(answer.status).toBe(200)
    const run = answer.headers.get('x-run-id')
    expect((await ada.get(`/api/runs/${run}`)).status).toBe(200)
    expect((await call(key, `/api/runs/${run}`)).status).toBe(200)
    const followed = await call(key, `/api/runs/${run}/events`)
    expect([followed.status, await followed.text()]).toEqual([200, expect.stringContaining('event: result')])
    const streamed = await fetch(`${server.url}/api/echo`, {
      method: 'POST',
      body: JSON.stringify({ text: 'Notice' }),
      headers: { ...by(key), 'content-type': 'application/json', accept: 'text/event-stream' },
    })
    expect([streamed.status, await streamed.text()]).toEqual([200, expect.stringContaining('event: result')])
    const listed = await (await ada.get('/api/account/keys')).text()
    expect(listed).toContain('Docket script')
    expect(listed).not.toContain(key)
    expect(server.logged()).not.toContain(key)
    const { rows } = await server.services.pool.query('select key, start from api_key')
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('of one tool calls no other, and sees no run of another', async () => {
    const { key } = await make(ada, { tools: ['second'] })
    expect((await call(key, '/api/echo', { text: 'x' })).status).toBe(403)
    expect((await call(key, '/api/tools/second/say', { text: 'x' })).status).toBe(200)
    const own = await (await call(key, '/api/runs')).json()
    expect(own.runs).toHaveLength(1)
    const run = (await ada.post('/api/echo', { text: 'mine' })).headers.get('x-run-id')
    for (const path of [`/api/runs/${run}`, `/api/runs/${run}/events`, `/api/runs/${run}/exports/memo`])
      expect((await call(key, path)).status, path).toBe(404)
    expect((await call(key, `/api/runs/${run}/cancel`, {})).status).toBe(404)
    expect((await (await call(key, '/api/runs')).json()).runs).toEqual(own.runs)
    const { tools } = (await (await call(key, '/api/tools')).json()) as { tools: { id: string }[] }
    expect(tools.map(({ id }) => id)).toEqual(['second'])
  })

  it('opens nothing that is the person’s own, and is never an administrator’s', async () => {
    const { id, key } = await make(ada)
    expect(ada.person.role).toBe('administrator')
    const closed: [string, string][] = [
      ['GET', '/api/account'],
      ['GET', '/api/account/keys'],
      ['POST', '/api/account/keys'],
      ['DELETE', `/api/account/keys/${id}`],
      ['GET', '/api/account/sessions'],
      ['GET', '/api/account/export'],
      ['POST', '/api/account/password'],
      ['GET', '/api/admin/installation'],
      ['GET', '/api/privacy'],
      ['GET', '/api/search-history'],
      ['DELETE', '/api/runs'],
    ]
    for (const [method, path] of closed) {
      const answer = await fetch(server.url + path, { method, headers: by(key) })
      expect([403, 404], `${method} ${path} ${answer.status}`).toContain(answer.status)
    }
    expect((await ada.get('/api/account')).status).toBe(200)
  })

  it('ends when it is revoked, when its time is over, and with the account', async () => {
    const revoked = await make(ada)
    expect((await ada.delete(`/api/account/keys/${revoked.id}`)).status).toBe(204)
    const old = await make(ada)
    await server.services.pool.query(`update api_key set expires_at = now() - interval '1 minute' where id = $1`, [
      old.id,
    ])
    const bob = await server.member('Bob')
    const gone = await make(bob)
    await server.services.pool.query('delete from person where id = $1', [bob.person.id])
    for (const { key } of [revoked, old, gone]) {
      const answer = await call(key, '/api/echo', { text: 'x' })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'not-signed-in', error: expect.stringContaining('not valid') })
    }
  })

  it.each(['revoked', 'over'])(
    'gives no result and no stream once it is %s, though it came while it was valid',
    async (how) => {
      const { id, key } = await make(ada)
      const waiting = call(key, '/api/echo', { text: 'x', wait: 1500 })
      const stream = await fetch(`${server.url}/api/echo`, {
        method: 'POST',
        body: JSON.stringify({ text: 'streamed', wait: 4000 }),
        headers: { ...by(key), 'content-type': 'application/json', accept: 'text/event-stream' },
      })
      if (how === 'revoked') await ada.delete(`/api/account/keys/${id}`)
      else await server.services.pool.query(`update api_key set expires_at = now() where id = $1`, [id])
      recheckReaders(ada.person.id)
      expect(await stream.text()).not.toContain('event: result')
      const answer = await waiting
      expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('API key is not valid')])
    },
  )

  it('of somebody else is not found, and a wrong one is refused whatever it looks like', async () => {
    const { id } = await make(ada)
    const eve = await server.member('Eve')
    expect((await eve.delete(`/api/account/keys/${id}`)).status).toBe(404)
    expect(await (await eve.get('/api/account/keys')).json()).toEqual([])
    for (const wrong of ['cwk_', 'cwk_nothing', 'x'.repeat(5000), 'cwk_é%00'.normalize()])
      expect((await call(encodeURIComponent(wrong), '/api/tools')).status).toBe(401)
  })

  it('is not made by whoever sits down at an open browser', async () => {
    const answer = await ada.post('/api/account/keys', { name: 'A', tools: 'all', days: null, password: 'a guess' })
    expect([answer.status, await answer.text()]).toEqual([403, 'This is not your current password.'])
  })

  it.each([
    [{ password: '' }, 'Password is required'],
    [{ name: ' ' }, 'Enter a name for the key.'],
    [{ name: 'n'.repeat(61) }, 'The name is longer than 60 characters.'],
    [{ tools: [] }, 'Choose the tools the key can call.'],
    [{ tools: ['no-such-tool'] }, 'One of the tools is no longer installed. Reload the page and choose again.'],
    [{ days: 0 }, 'A key must be valid for at least one day.'],
    [{ days: 4000 }, 'A key can be valid for at most 366 days.'],
  ])('is not made of %j', async (body, sentence) => {
    const answer = await ada.post('/api/account/keys', { name: 'A', tools: 'all', days: null, password, ...body })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toBe(sentence)
  })
})
