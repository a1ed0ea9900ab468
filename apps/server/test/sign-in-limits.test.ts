import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

const password = 'correct horse battery'
let server: TestServer
let admin: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY: '1' })
  admin = await server.member()
})
afterAll(() => server.stop())

const signIn = (from: string, email: string, typed: string, browser: TestClient = server.visitor()) =>
  browser.post('/api/login', { email, password: typed }, { 'x-forwarded-for': from })
const guess = async (from: string, email: string, times: number) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await signIn(from, email, `wrong ${n}`)).status)
  return statuses
}
/** Without having signed in with any browser that is still known. */
async function member() {
  const { email, person } = await server.member()
  await server.services.pool.query('delete from known_device where person_id = $1', [person.id])
  return { email, id: person.id }
}

describe('guesses of passwords', () => {
  it('from one address pause that address for an account, and lock the account for nobody else', async () => {
    const { email } = await member()
    expect(await guess('203.0.113.1', email, 12)).toEqual([...Array(10).fill(401), 429, 429])
    expect((await signIn('203.0.113.1', email, password)).status).toBe(429)
    expect((await signIn('198.51.100.1', email, password)).status).toBe(200)
  })

  it('from an address that is paused count for no account, however many it names', async () => {
    const people = await Promise.all(Array.from({ length: 14 }, member))
    const statuses: number[] = []
    for (const { email } of people) statuses.push(...(await guess('203.0.113.2', email, 9)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    for (const { email } of people) await guess('203.0.113.2', email, 5)
    const { rows } = await server.services.pool.query(
      `select max(points)::int as most from rate_limit where key like 'account:%'`,
    )
    expect(rows[0].most).toBeLessThan(30)
    for (const { email } of people) expect((await signIn('198.51.100.2', email, password)).status).toBe(200)
  })

  it('from one network of IPv6 are those of one address', async () => {
    const { email } = await member()
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) statuses.push(...(await guess(`2001:db8:1:1::${n.toString(16)}`, email, 1)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await signIn('2001:db8:1:2::1', email, password)).status).toBe(200)
  })

  it('from many addresses lock the account, whether or not there is one, and are answered the same', async () => {
    const { email } = await member()
    const answers = async (of: string) => {
      const seen: [number, string][] = []
      for (let n = 0; n < 40; n++) {
        const answer = await signIn(`192.0.2.${n}`, of, 'wrong')
        seen.push([answer.status, await answer.text()])
      }
      return seen
    }
    const [known, unknown] = [await answers(email), await answers('nobody-at-all@example.com')]
    expect(known.map(([status]) => status)).toEqual([...Array(30).fill(401), ...Array(10).fill(429)])
    expect(known).toEqual(unknown)
    expect((await signIn('198.51.100.3', email, password)).status).toBe(429)
  })

  it('do not keep out a browser that its owner has signed in with, which has ten of its own', async () => {
    const owner = await server.member()
    expect((await owner.post('/api/logout')).status).toBe(200)
    for (let n = 0; n < 40; n++) await guess(`192.0.2.${100 + n}`, owner.email, 1)
    expect((await signIn('198.51.100.4', owner.email, password)).status).toBe(429)
    expect((await signIn('198.51.100.4', owner.email, password, owner)).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await signIn('198.51.100.4', owner.email, 'no', owner)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  it('do not come by a browser of somebody else, nor by one that is made up', async () => {
    const [owner, other] = [await server.member(), await server.member()]
    for (let n = 0; n < 31; n++) await guess(`192.0.2.${200 + n}`, owner.email, 1)
    expect((await signIn('198.51.100.5', owner.email, password, other)).status).toBe(429)
    const made = server.visitor()
    made.cookies.set('casewright.device', 'x'.repeat(43))
    expect((await signIn('198.51.100.5', owner.email, password, made)).status).toBe(429)
  })

  it('keep nobody from signing in with the new password that a link brought', async () => {
    const { email, id } = await member()
    await guess('203.0.113.9', email, 11)
    const made = await admin.post(`/api/admin/people/${id}/reset-link`, { password })
    const token = (await made.json()).link.split('#')[1]
    expect((await server.visitor().post('/api/links/password', { token, password: 'a wholly new one' })).status).toBe(
      200,
    )
    expect((await signIn('203.0.113.9', email, 'a wholly new one')).status).toBe(200)
  })
})

describe('a browser that somebody signs in with', () => {
  const devicesOf = async (id: string) =>
    (await server.services.pool.query('select id from known_device where person_id = $1', [id])).rows.length

  it('is remembered once, by a cookie that scripts and other sites do not get, of which a hash is kept', async () => {
    const owner = await server.member()
    const token = owner.cookies.get('casewright.device') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const answer = await signIn('198.51.100.6', owner.email, password, owner)
    expect(answer.headers.getSetCookie().find((one) => one.startsWith('casewright.device'))).toMatch(
      /Path=\/api; HttpOnly; SameSite=Lax/,
    )
    expect([owner.cookies.get('casewright.device'), await devicesOf(owner.person.id)]).toEqual([token, 1])
    const { rows } = await server.services.pool.query('select token_hash from known_device where person_id = $1', [
      owner.person.id,
    ])
    expect(rows[0].token_hash.toString('base64url')).not.toBe(token)
  })

  it('is known for each of those who share it, and its token is never taken over from what is sent', async () => {
    const [one, two] = [await server.member(), await server.member()]
    const planted = one.cookies.get('casewright.device') ?? ''
    const browser = server.visitor()
    browser.cookies.set('casewright.device', planted)
    expect((await signIn('198.51.100.6', two.email, password, browser)).status).toBe(200)
    const tokens = browser.cookies.get('casewright.device')?.split('.') ?? []
    expect([tokens.length, tokens[1]]).toEqual([2, planted])
    expect((await signIn('198.51.100.6', one.email, password, browser)).status).toBe(200)
    expect([await devicesOf(one.person.id), await devicesOf(two.person.id)]).toEqual([1, 2])
  })

  it('is forgotten with a new password, but for the one that it was changed with', async () => {
    const owner = await server.member()
    await signIn('198.51.100.6', owner.email, password)
    expect(await devicesOf(owner.person.id)).toBe(2)
    await owner.post('/api/account/password', { currentPassword: password, newPassword: 'a wholly new one' })
    expect(await devicesOf(owner.person.id)).toBe(1)
    expect((await signIn('198.51.100.6', owner.email, 'a wholly new one', owner)).status).toBe(200)
    expect(await devicesOf(owner.person.id)).toBe(1)
  })
})
