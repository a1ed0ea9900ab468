import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { startServer, type TestServer } from './harness.ts'

const password = 'correct horse battery'
type Member = Awaited<ReturnType<TestServer['member']>>
const erase = (who: Member) => who.post('/api/account/erase', { password })
const account = async (who: Member) => (await who.get('/api/account')).json()

it('refuses the only administrator, as long as other people have accounts', async () => {
  const server = await startServer()
  const [first, other] = [await server.member('First'), await server.member('Other')]
  expect([(await account(first)).onlyAdministrator, (await account(other)).onlyAdministrator]).toEqual([true, false])
  await first.post('/api/echo', { text: 'stays' })
  const answer = await erase(first)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringMatching(/^You are the only administrator, and other users have accounts\./),
  ])
  expect((await (await first.get('/api/runs')).json()).runs).toHaveLength(1)

  expect((await erase(other)).status).toBe(204)
  expect((await account(first)).onlyAdministrator).toBe(false)
  expect((await erase(first)).status).toBe(204)
  await server.stop()
})

it('lets the last person go, after whom the next is the administrator, also where registration is closed', async () => {
  const server = await startServer({ REGISTRATION: 'closed' })
  const about = async () => (await server.visitor().get('/api/about')).json()
  expect((await about()).hasAccounts).toBe(false)
  const last = await server.member()
  expect((await about()).hasAccounts).toBe(true)
  expect((await erase(last)).status).toBe(204)
  expect((await about()).hasAccounts).toBe(false)
  expect((await server.member()).person.role).toBe('administrator')
  await server.stop()
})

it('lets one of two administrators go, but not both at once', async () => {
  const server = await startServer()
  const [one, two, three] = [await server.member(), await server.member(), await server.member()]
  await server.services.pool.query(`update person set role = 'administrator' where id = $1`, [two.person.id])
  const statuses = (await Promise.all([erase(one), erase(two)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([204, 409])
  expect((await account(three)).role).toBe('member')
  expect((await server.member()).person.role).toBe('member')
  await server.stop()
})

it('leaves no installation without an administrator when the last goes while others come', async () => {
  const server = await startServer()
  const first = await server.member()
  const coming = [1, 2, 3, 4].map(() => server.member())
  await erase(first)
  await Promise.all(coming)
  const { rows } = await server.services.pool.query(`select role from person`)
  expect(rows.filter(({ role }) => role === 'administrator')).toHaveLength(1)
  await server.stop()
})

it('opens the calls of administrators to nobody else, whichever there are', async () => {
  const server = await startServer()
  const [first, other] = [await server.member(), await server.member()]
  const calls = createApp(server.services).routes.filter(
    ({ path, method }) => path.startsWith('/api/admin') && method !== 'ALL',
  )
  expect(calls.map(({ path }) => path)).toContain('/api/admin/installation')
  for (const { method, path } of calls) {
    const statusFor = async (who: Pick<Member, 'send'>) => (await who.send(path, { method })).status
    expect([path, await statusFor(other), await statusFor(server.visitor())]).toEqual([path, 403, 401])
  }
  expect((await first.get('/api/admin/installation')).status).toBe(200)
  await server.stop()
})

it('tells administrators of files that a tool cannot use, read each time', async () => {
  const server = await startServer()
  const first = await server.member()
  const problems = async () => (await (await first.get('/api/admin/installation')).json()).firmProblems
  expect(await problems()).toEqual([])
  await mkdir(join(server.folder, 'tools', 'echo'), { recursive: true })
  await writeFile(join(server.folder, 'tools', 'echo', 'rates.json'), '{}')
  expect(await problems()).toEqual([{ tool: 'echo', problem: 'rates.json: this tool reads words.json alone.' }])
  await rm(join(server.folder, 'tools'), { recursive: true })
  expect(await problems()).toEqual([])
  await server.stop()
})
