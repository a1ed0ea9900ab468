import { afterEach, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
afterEach(() => server.stop())

const ada = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const register = (body: object) => server.visitor().post('/api/register', body)
const isAsked = async () => (await (await server.visitor().get('/api/about')).json()).needsSetupWord

it('is what the first account takes where other machines reach the server, and no later one', async () => {
  server = await startServer({ HOST: '0.0.0.0' })
  const { word } = server.services.setup
  expect(word).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/)
  expect(await isAsked()).toBe(true)
  for (const setupWord of [undefined, '', `${word}0`, 'x'.repeat(200)]) {
    const answer = await register({ ...ada, setupWord })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('setup code')])
  }
  const first = await register({ ...ada, setupWord: ` ${word} ` })
  expect([first.status, (await first.json()).role]).toEqual([200, 'administrator'])
  expect(await isAsked()).toBe(false)
  expect((await register({ ...ada, email: 'bob@example.com' })).status).toBe(200)
})

it('lets one of those who come at once be the first, and it is who knows it', async () => {
  server = await startServer({ HOST: '0.0.0.0', REGISTRATION: 'closed', SETUP_WORD: 'long enough a word' })
  const answers = await Promise.all([
    register({ ...ada, email: 'eve@example.com' }),
    register({ ...ada, setupWord: 'long enough a word' }),
    register({ ...ada, email: 'mallory@example.com', setupWord: 'a guess that is long' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 200, 403])
})

it('is asked for behind a proxy of the same machine', async () => {
  server = await startServer({ PUBLIC_URL: 'https://law.example.com' })
  expect(await isAsked()).toBe(true)
  expect((await server.visitor().post('/api/register', ada)).status).toBe(403)
  await server.stop()
  server = await startServer({ TRUSTED_PROXY: '1' })
  expect(await isAsked()).toBe(true)
})

it('is not asked for on the machine itself', async () => {
  server = await startServer()
  expect(await isAsked()).toBe(false)
  expect((await register(ada)).status).toBe(200)
})
