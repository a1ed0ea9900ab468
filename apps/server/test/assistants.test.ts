import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureModules, sensitiveModule } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let ada: Member
let everything: string
const keyFor = async (tools: 'all' | string[]) =>
  (
    (await (
      await ada.post('/api/account/keys', { name: 'Assistant', tools, days: null, password: 'correct horse battery' })
    ).json()) as { key: string }
  ).key
const openFor = async (key: string) => {
  const client = new Client({ name: 'a test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  )
  return client
}

beforeAll(async () => {
  server = await startServer({}, { modules: [...fixtureModules, sensitiveModule] })
  ada = await server.member()
  everything = await keyFor('all')
})
afterAll(() => server.stop())

const switchOn = async (mcp: boolean) => expect((await ada.put('/api/admin/settings', { mcp })).status).toBe(200)

describe('the door for assistants', () => {
  it('is closed until an administrator opens it', async () => {
    await expect(openFor(everything)).rejects.toThrow(/turned off/)
    await switchOn(true)
    await (await openFor(everything)).close()
  })

  it('opens to a key alone: not to nobody, not to a page’s session, not to another site', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/mcp`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...headers },
      })
    expect((await ask({})).status).toBe(401)
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await ask({ cookie })).status).toBe(401)
    expect((await ask({ authorization: 'Bearer cwk_wrong' })).status).toBe(401)
    expect((await ask({ authorization: `Bearer ${everything}`, origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('offers what the key was made for, without what is sensitive', async () => {
    const all = await (await openFor(everything)).listTools()
    expect(all.tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['echo_say', 'echo_upload', 'echo_queued', 'filing_file']),
    )
    expect(all.tools.map(({ name }) => name)).not.toContain('filing_seal')
    const file = all.tools.find(({ name }) => name === 'filing_file')
    expect(JSON.stringify(file)).not.toMatch(/ssn|passport/)
    const one = await (await openFor(await keyFor(['filing']))).listTools()
    expect(one.tools.map(({ name }) => name)).toEqual(['filing_file'])
  })

  it('calls actions as their person: with progress, files and the history, and says failures in words', async () => {
    const client = await openFor(everything)
    await client.listTools()
    const said = await client.callTool({ name: 'echo_say', arguments: { text: 'Notice' } })
    expect(said.structuredContent).toEqual({ text: 'Notice' })
    const run = (said._meta as { run: string }).run
    expect((await ada.get(`/api/runs/${run}`)).status).toBe(200)
    const words = await client.callTool({
      name: 'echo_upload',
      arguments: { kind: 'detailed', document: { name: 'lease.txt', text: 'The tenant shall pay rent.' } },
    })
    expect(words.structuredContent).toMatchObject({ name: 'lease.txt', words: expect.stringContaining('shall pay') })
    const bytes = Buffer.from('The landlord shall repair.').toString('base64')
    const seen: string[] = []
    const sent = await client.callTool(
      { name: 'echo_upload', arguments: { kind: 'detailed', document: { name: 'deed.txt', base64: bytes } } },
      undefined,
      { onprogress: ({ message }) => void seen.push(message ?? '') },
    )
    expect(sent.structuredContent).toMatchObject({ words: expect.stringContaining('repair') })
    expect(seen.join()).toContain('Reading page')
    for (const [args, sentence] of [
      [{ name: 'echo_say', arguments: { text: '' } }, 'Please enter a text'],
      [{ name: 'echo_upload', arguments: { kind: 'detailed', document: { name: 'a.txt' } } }, 'The file needs a name'],
      [{ name: 'echo_fail', arguments: { how: 'throw' } }, ''],
      [{ name: 'nothing', arguments: {} }, 'This tool does not exist'],
    ] as const) {
      const answer = await client.callTool(args)
      expect(answer.isError).toBe(true)
      expect((answer.content as { text: string }[])[0]?.text).toContain(sentence)
    }
  })

  it('gives no sensitive field of a result, and takes none', async () => {
    const client = await openFor(everything)
    await client.listTools()
    const args = { name: 'Ada', ssn: '219-09-9999' }
    const answer = await client.callTool({ name: 'filing_file', arguments: args })
    const run = await (await ada.get(`/api/runs/${(answer._meta as { run: string }).run}`)).text()
    expect(run).toContain('078-05-1120')
    expect(run).not.toContain('219-09-9999')
    expect(answer.structuredContent).toEqual({ name: 'Ada', rows: [{ label: 'one' }] })
    expect(JSON.stringify(answer)).not.toMatch(/078-05|X1234567/)
  })

  it('ends a run whose assistant gives up', async () => {
    const client = await openFor(everything)
    const giveUp = new AbortController()
    const calling = client.callTool({ name: 'echo_say', arguments: { text: 'long', wait: 20_000 } }, undefined, {
      signal: giveUp.signal,
    })
    setTimeout(() => giveUp.abort(), 400)
    await expect(calling).rejects.toThrow()
    await expect
      .poll(
        async () =>
          ((await (await ada.get('/api/runs?text=long')).json()) as { runs: { state: string }[] }).runs[0]?.state,
        {
          timeout: 5000,
        },
      )
      .toBe('cancelled')
  })

  it('is closed again at once, and to a key that was revoked', async () => {
    const key = await keyFor('all')
    const keys = (await (await ada.get('/api/account/keys')).json()) as { id: string }[]
    const client = await openFor(key)
    await client.listTools()
    const waiting = client.callTool({ name: 'echo_say', arguments: { text: 'waited for', wait: 1500 } })
    const begun = async () =>
      ((await (await ada.get('/api/runs?text=waited')).json()) as { runs: object[] }).runs.length
    await expect.poll(begun).toBe(1)
    await ada.delete(`/api/account/keys/${keys[0]?.id}`)
    await expect(client.listTools()).rejects.toThrow(/not valid/)
    expect(await waiting).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('not valid') }] })
    await switchOn(false)
    await expect(openFor(everything)).rejects.toThrow(/turned off/)
  })
})
