import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toolFile, toolsFolder } from './own-tools-folder.ts'
import { startSpawned } from './spawned.ts'

const word = 'quokkafish'
const password = `${word} battery staple`
const modelKey = 'sk-ant-very-secret-key'
const mcpText = `${word} asked by an assistant`

/** Real documents, and such as are made to break their reader; without the folder those of the test alone. */
const data = process.env.TEST_DATA ?? ''
const filesIn = (folder: string, most: number) =>
  existsSync(join(data, folder)) && data
    ? readdirSync(join(data, folder))
        .filter((name) => /\.(pdf|docx|doc|txt)$/.test(name))
        .slice(0, most)
        .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(data, folder, name))) }))
    : []

let server: Awaited<ReturnType<typeof startSpawned>>
let fake: FakeModel
let own: Awaited<ReturnType<typeof toolsFolder>>
/** What must not be told, by what it is. */
const secrets: Record<string, string> = { word, password, modelKey, email: 'ada@example.com', name: 'Ada Admin' }

beforeAll(async () => {
  fake = await startFakeModel()
  own = await toolsFolder({
    'confide/server.ts': toolFile({
      id: 'confide',
      body: `if (text.includes('reject')) Promise.reject(new TypeError('stray ' + text))
        throw Object.assign(new Error('could not read ' + text), { detail: text, cause: new Error(text) })`,
    }),
  })
  server = await startSpawned({
    LOG_LEVEL: 'trace',
    TOOLS_DIR: own.folder,
    OFFLINE: '0',
    LLM_MODEL: 'anthropic:fake',
    ANTHROPIC_API_KEY: modelKey,
    ANTHROPIC_BASE_URL: fake.url,
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await fake.stop()
  await own.remove()
})

it('tells of a busy server what was asked and how it went, and nothing that anybody said', async () => {
  const { administrator: ada } = server
  const register = { name: `Bob ${word}`, email: `${word}@example.com`, password }
  const bob = (await import('./client.ts')).createClient(server.url)
  expect((await bob.post('/api/register', register)).status).toBe(200)
  await bob.post('/api/login', { email: register.email, password: `${password} wrong` })
  await bob.post('/api/login', `{"email": "${word}`)
  expect((await bob.post('/api/account/password', { currentPassword: password, newPassword: word })).status).toBe(400)
  await bob.post('/api/links/forgotten', { email: register.email })
  await bob.post('/api/links/look', { token: `${word}-token` })
  secrets.bobsCookie = [...bob.cookies.values()][0] ?? ''
  secrets.adasCookie = [...ada.cookies.values()][0] ?? ''

  const made = await bob.post('/api/account/keys', { password, name: word, tools: 'all', days: 1 })
  const { key } = (await made.json()) as { key: string }
  secrets.key = key
  const { id } = (await (await bob.get('/api/user')).json()) as { id: string }
  const link = await ada.post(`/api/admin/people/${id}/reset-link`, { password: 'correct horse battery' })
  secrets.link = new URL(((await link.json()) as { link: string }).link).hash.slice(-30)
  expect(secrets.link.length).toBeGreaterThan(20)

  // A model that answers, one that breaks, and one that is not there.
  const risk = { caseType: 'contract', description: `The ${word} did not pay.`, jurisdiction: 'Texas' }
  for (const behaviour of [{ kind: 'right' }, { kind: 'invalid-json' }, { kind: 'server-error' }] as const) {
    fake.behave(behaviour)
    await bob.post('/api/analyze-risk', risk)
  }
  for (const text of [`${word} the tool`, `reject ${word}`]) {
    const answer = await bob.post('/api/tools/confide/say', { text })
    expect(answer.status).toBe(500)
  }
  const documents = [
    { name: `${word} lease.txt`, bytes: new TextEncoder().encode(`The ${word} clause survives.`) },
    { name: `${word}.pdf`, bytes: new TextEncoder().encode(`%PDF-1.7 ${word}`) },
    ...filesIn('documents/txt', 1),
    ...filesIn('documents/docx', 1),
    ...filesIn('hostile', 12),
  ]
  for (const document of documents) {
    await bob.upload('/api/summarize-document', document, { detail: 'brief', summaryType: 'brief' })
    if (document.name.length > 12) secrets[`file ${document.name}`] = document.name
  }
  await bob.post('/api/kept', { tool: 'document-generation', title: word, content: { text: word } })
  await bob.get(`/api/runs?text=${word}`)
  await bob.get(`/api/${word}?q=${word}`)
  await bob.put('/api/privacy/names', { names: [word] })
  await bob.post('/api/matters', { name: word })

  await ada.put('/api/admin/settings', { mcp: true })
  for (const bearer of [key, `cwk_${word}`])
    await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: word,
        method: 'tools/call',
        params: { name: 'confide_say', arguments: { text: mcpText } },
      }),
    })

  const log = server.said() + server.complained()
  for (const [what, secret] of Object.entries(secrets))
    expect(
      log.includes(secret),
      `${what} stands in the log: ${log.split('\n').find((line) => line.includes(secret))}`,
    ).toBe(false)
  const [token = ''] = decodeURIComponent(secrets.bobsCookie).split('.')
  expect(token.length).toBeGreaterThan(20)
  expect(log).not.toContain(token)

  const lines = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'POST',
      route: '/api/login',
      status: 401,
      milliseconds: expect.any(Number),
    }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ errorName: 'Error', tool: 'confide' }))
  expect(lines.length).toBeGreaterThan(20)
}, 180_000)
