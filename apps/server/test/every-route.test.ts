import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'
import { everyMethod, type Ids, type RouteRule, routes } from './route-table.ts'
import { tablesOfPeople } from './wall.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

/** Stands in everything that is Ada's, and in nothing else. */
const word = 'quokkafish'

let server: TestServer
let administrator: Member
let ada: Member
let bob: Member
let ids: Ids
const keys = { good: '', revoked: '', expired: '', ofAnotherTool: '', bobs: '' }
const sessions = { expired: '', ended: '' }

const keyOf = async (who: Member): Promise<{ id: string; key: string }> => {
  const body = { password: 'correct horse battery', name: who === ada ? word : 'a key', tools: 'all', days: 1 }
  return (await who.post('/api/account/keys', body)).json() as Promise<{ id: string; key: string }>
}
const cookieOf = (who: Member) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
/** The same person at another place. */
async function anotherSession(who: Member): Promise<string> {
  const visitor = server.visitor()
  await visitor.post('/api/login', { email: who.email, password: 'correct horse battery' })
  return cookieOf(visitor as Member)
}

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: 'a-word-that-was-set' }, { modules: fixtureModules })
  administrator = await server.member('The Administrator')
  ada = await server.member('Ada Member')
  bob = await server.member('Bob Stranger')
  await administrator.put('/api/admin/settings', { mcp: true })

  sessions.expired = await anotherSession(ada)
  sessions.ended = await anotherSession(ada)
  const run = await ada.start('/api/echo', { text: `${word} privileged` })
  await ada.upload('/api/tools/echo/upload', { name: `${word}.txt`, bytes: `${word} memo` }, { kind: 'detailed' })
  const kept = await ada.post('/api/kept', { tool: 'echo', title: word, content: word })
  await ada.put(`/api/runs/${run}/reviews/finding`, { decision: 'accepted', note: word })
  await ada.put('/api/privacy/names', { names: [word] })
  const matter = await ada.post('/api/matters', { name: word })
  await ada.put('/api/office-profile', { firm: word })
  const { id: matterId } = (await matter.clone().json()) as { id: string }
  await ada.put(`/api/matters/${matterId}/particulars`, { court: word })
  const good = await keyOf(ada)
  keys.good = good.key
  keys.bobs = (await keyOf(bob)).key
  for (const name of ['revoked', 'expired', 'ofAnotherTool'] as const) {
    const made = await keyOf(ada)
    keys[name] = made.key
    if (name === 'revoked') await ada.delete(`/api/account/keys/${made.id}`)
    else
      await sql`update api_key set ${
        name === 'expired' ? sql`expires_at = now() - interval '1 minute'` : sql`permissions = '{"tools":["other"]}'`
      } where id = ${made.id}`.execute(server.services.db)
  }
  const token = (cookie: string) => decodeURIComponent(/session_token=([^;.]*)/.exec(cookie)?.[1] ?? '')
  await sql`update session set expires_at = now() - interval '1 minute' where token = ${token(sessions.expired)}`.execute(
    server.services.db,
  )
  await sql`delete from session where token = ${token(sessions.ended)}`.execute(server.services.db)
  const { rows } = await sql<{ document: string; session: string }>`
    select (select id::text from document where owner_id = ${ada.person.id} limit 1) as document,
      (select id from session where user_id = ${ada.person.id} and expires_at > now() limit 1) as session
  `.execute(server.services.db)
  ids = {
    person: ada.person.id,
    run,
    document: rows[0]?.document ?? '',
    kept: ((await kept.json()) as { id: string }).id,
    session: rows[0]?.session ?? '',
    key: good.id,
    matter: matter.ok ? ((await matter.json()) as { id: string }).id : crypto.randomUUID(),
  }
  for (const [name, id] of Object.entries(ids)) expect([name, id]).toEqual([name, expect.stringMatching(/^\S{10,}$/)])
})
afterAll(() => server.stop())

/** Every route that there is, with its rule. */
const all = () =>
  [...new Set(createApp(server.services).routes.map(({ method, path }) => `${method} ${path}`))]
    .filter((route) => !route.startsWith('ALL '))
    .map((route) => ({
      route,
      rule: routes[route] as RouteRule,
      method: route.split(' ')[0] ?? '',
      path: route.split(' ')[1] ?? '',
    }))
type One = ReturnType<typeof all>[number]

/** The addresses of a route with each of Ada's ids in turn, or with the first alone; where it has none, the one that it has. */
function addresses({ path, rule }: One, each: boolean): string[] {
  const named = path.match(/:\w+/g) ?? []
  const query = rule.query?.(ids) ?? ''
  const free = named.filter((name) => !rule.params?.[name.slice(1)])
  const fill = (id: string) =>
    named.reduce((done, name) => done.replace(name, rule.params?.[name.slice(1)] ?? id), path).replace('*', id) + query
  const given = Object.values(ids)
  return free.length > 0 ? (each ? given : given.slice(1, 2)).map(fill) : [fill('index.js')]
}

type Headers = Record<string, string>
async function call({ method, rule }: One, address: string, headers: Headers) {
  const body = rule.body?.(ids)
  const answer = await fetch(server.url + address, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-casewright-matter': rule.body && /echo/.test(address) ? ids.matter : '',
      ...(headers.cookie && { origin: server.url }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5000),
  })
  if (answer.ok && /event-stream/.test(answer.headers.get('content-type') ?? '')) {
    const first = await answer.body?.getReader().read()
    return { status: answer.status, text: new TextDecoder().decode(first?.value) }
  }
  return { status: answer.status, text: await answer.text() }
}

/** Whom everybody tries it as: what each route may answer them. */
const notTheirs = (one: One, inPerson: number[], byKey: number[]) =>
  ({ open: [], token: [401, 403, 404], caller: byKey, person: inPerson, administrator: inPerson })[one.rule.for]

interface Trial {
  headers: Headers
  /** The statuses that a route may answer; none named: any but a failure of the server. */
  expected: (one: One) => number[]
  only?: (one: One) => boolean
  /** With every id, not one alone: for who gets as far as an id. */
  eachId?: boolean
}

/** Calls routes and looks at what they answer. Returns how many calls there were. */
async function tryAll({ headers, expected, only = () => true, eachId = false }: Trial): Promise<number> {
  const calls = all()
    .filter(only)
    .flatMap((one) => addresses(one, eachId).map((address) => ({ one, address })))
  const wrong: string[] = []
  const next = calls[Symbol.iterator]()
  const one = async () => {
    for (const { one, address } of next) {
      const { status, text } = await call(one, address, headers)
      const allowed = expected(one)
      const told = `${one.method} ${address}: ${status} ${text.slice(0, 200)}`
      // The tests build no pages.
      const fault = status >= 500 && !text.startsWith('The web app has not been built')
      if (allowed.length > 0 ? !allowed.includes(status) : fault) wrong.push(told)
      if (text.includes(word)) wrong.push(`tells of it: ${told}`)
    }
  }
  await Promise.all([one(), one(), one(), one()])
  expect(wrong).toEqual([])
  return calls.length
}

/** All rows in which one of Ada's ids stands, but what counts her visits, and what a worker writes behind them. */
async function rowsOfAda(): Promise<string[]> {
  const rows: string[] = []
  for (const table of await tablesOfPeople(server.services.db)) {
    if (['session', 'api_key', 'audit_event', 'usage_entry', 'treatment_watch'].includes(table)) continue
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      server.services.db,
    )
    rows.push(...found.rows.map(({ row }) => `${table} ${row}`))
  }
  return rows.filter((row) => Object.values(ids).some((id) => row.includes(id))).sort()
}

it('knows for whom each route is', () => {
  const there = [...new Set(createApp(server.services).routes.map(({ method, path }) => `${method} ${path}`))]
  expect(there.filter((route) => !route.startsWith('ALL ') && !routes[route])).toEqual([])
  expect(there.filter((route) => route.startsWith('ALL ') && !everyMethod.includes(route.slice(4)))).toEqual([])
})

describe('what is Ada’s', () => {
  let before: string[]
  beforeAll(async () => {
    before = await rowsOfAda()
    expect(before.length).toBeGreaterThan(8)
  })
  const unchanged = async () => {
    expect(await rowsOfAda()).toEqual(before)
    expect((await ada.get(`/api/runs/${ids.run}`)).status).toBe(200)
    const byKey = await fetch(`${server.url}/api/runs/${ids.run}`, {
      headers: { authorization: `Bearer ${keys.good}` },
    })
    expect(await byKey.text()).toContain(word)
  }
  const hasId = ({ path, rule }: One) => (path.match(/:\w+/g) ?? []).some((name) => !rule.params?.[name.slice(1)])

  it('is not there for another person, on any route and by any id', async () => {
    const expected = (one: One) =>
      one.rule.for === 'administrator' ? [403] : hasId(one) ? (one.rule.others ?? [404]) : []
    const mine = (one: One) => one.rule.for !== 'open' && one.rule.for !== 'token' && one.path !== '/api/logout'
    const tried = await tryAll({ headers: { cookie: cookieOf(bob) }, expected, only: mine, eachId: true })
    expect(tried).toBeGreaterThan(200)
    await unchanged()
  })

  it('is not there for another person’s key', async () => {
    const expected = (one: One) => (one.rule.for !== 'caller' ? [403] : hasId(one) ? [404] : [])
    const only = (one: One) => one.rule.for !== 'open' && one.rule.for !== 'token'
    await tryAll({ headers: { authorization: `Bearer ${keys.bobs}` }, expected, only, eachId: true })
    await unchanged()
  })

  it('is not there for an administrator, who works with others’ accounts and not with what is theirs', async () => {
    const only = (one: One) => (one.rule.for === 'person' || one.rule.for === 'caller') && hasId(one)
    await tryAll({
      headers: { cookie: cookieOf(administrator) },
      expected: (one) => one.rule.others ?? [404],
      only,
      eachId: true,
    })
    await unchanged()
  })

  it.each([
    ['nobody', () => ({})],
    ['an expired session of hers', () => ({ cookie: sessions.expired })],
    ['a session of hers that she ended', () => ({ cookie: sessions.ended })],
    ['a key of hers that was revoked', () => ({ authorization: `Bearer ${keys.revoked}` })],
    ['a key of hers that has expired', () => ({ authorization: `Bearer ${keys.expired}` })],
    ['a session that was made up', () => ({ cookie: 'casewright.session_token=abcdef.abcdef' })],
  ] as [string, () => Headers][])('is closed to %s', async (_, headers) => {
    await tryAll({ headers: headers(), expected: (one) => notTheirs(one, [401], [401]) })
    await unchanged()
  })

  it('is closed to a key of hers for another tool', async () => {
    const expected = (one: One) => {
      if (one.rule.for !== 'caller') return notTheirs(one, [403], [])
      return /tools\/:tool|echo/.test(one.path) ? [403] : hasId(one) ? [404] : []
    }
    await tryAll({ headers: { authorization: `Bearer ${keys.ofAnotherTool}` }, expected })
    await unchanged()
  })

  it('is not reached by an assistant that names it', async () => {
    const ask = (key: string, name: string, args: object) =>
      fetch(`${server.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-casewright-matter': ids.matter,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
      })
    for (const name of ['echo_upload', 'echo-upload', 'upload'])
      expect(await (await ask(keys.bobs, name, { kind: 'detailed', document: ids.document })).text()).not.toContain(
        word,
      )
    expect((await ask(keys.revoked, 'echo_say', { text: 'x' })).status).toBe(401)
    await unchanged()
  })

  it('is closed to her own session and key while her account is', async () => {
    await sql`update person set deactivated_at = now() where id = ${ids.person}`.execute(server.services.db)
    for (const headers of [{ cookie: cookieOf(ada) }, { authorization: `Bearer ${keys.good}` }] as Headers[])
      await tryAll({
        headers,
        expected: (one) => notTheirs(one, [401, 403], [401, 403]),
        only: ({ path }) => path !== '/api/logout',
      })
    await sql`update person set deactivated_at = null where id = ${ids.person}`.execute(server.services.db)
    await unchanged()
  })
})
