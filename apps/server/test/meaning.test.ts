import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEgress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { chooseEmbedding, createEmbedderMaker, libraryMeaning, startEmbedding } from '../src/research/meaning/index.ts'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder = ''
let server: Server
const asked: { input: string[] }[] = []
let status = 200
beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-meaning-'))
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] }
    asked.push(body)
    // Lay and legal words of one thing lie in one direction.
    const data = body.input.map((text, index) => ({
      index,
      embedding: [/frisk|pat down/i, /hearsay/i].flatMap((topic) => Array(4).fill(topic.test(text) ? 1 : -0.1)),
    }))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  asked.length = 0
  status = 200
})
afterAll(async () => {
  server.close()
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const log = createLog('silent')
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
const { signal } = new AbortController()

async function meaningOf(settings: Record<string, string>, trust: 'local' | 'cloud' = 'local', offline = false) {
  const vault = createVault('11'.repeat(32))
  const egress = createEgress({ db: own.db, vault, log, offline })
  const maker = createEmbedderMaker(await chooseEmbedding(settings, async () => trust), folder, egress)
  return { maker, meaning: libraryMeaning({ library: own.library, maker, db: own.db, vault, log }) }
}
const compatible = () => ({ EMBEDDING_MODEL: 'compatible:topics', EMBEDDING_BASE_URL: address() })

describe('searching by meaning', () => {
  it('finds what was added a moment ago, though it shares no word with the question', async () => {
    const { maker, meaning } = await meaningOf(compatible())
    const stop = startEmbedding({ db: own.db, databaseUrl: own.url, maker, log }, signal)
    const importId = await own.library.startImport('jsonl', 'meaning')
    const case1 = { kind: 'case', source: 'library', externalId: 'a', title: 'Terry v. Ohio' } as const
    const case2 = { kind: 'case', source: 'library', externalId: 'b', title: 'Crawford v. Washington' } as const
    await own.library.add(importId, [
      { ...case1, citations: ['392 U.S. 1'], holding: 'An officer may frisk a suspect.' },
      { ...case2, citations: ['541 U.S. 36'], holding: 'Testimonial hearsay is inadmissible.' },
    ])
    const find = async () => {
      own.library.refresh()
      const found = await meaning.nearest('May police pat down somebody?', { limit: 5 }, null, signal)
      return 'passages' in found && found.embedded === 2 ? found : null
    }
    await expect.poll(find, { timeout: 30_000 }).not.toBeNull()
    await stop()
    const found = await find()
    expect(found).toMatchObject({ model: 'topics', embedded: 2, authorities: 2 })
    const first = await own.library.read(found?.passages[0]?.id ?? '')
    expect(first?.authority.title).toBe('Terry v. Ohio')
  })

  it('sends a cloud no personal facts', async () => {
    const { meaning } = await meaningOf(compatible(), 'cloud')
    await meaning.nearest('Can jane.doe@example.com, SSN 123-45-6789, be sued?', { limit: 5 }, null, signal)
    expect(asked[0]?.input[0]).toContain('be sued?')
    expect(JSON.stringify(asked)).not.toMatch(/jane|6789/)
  })

  it.each([
    ['no model was added', {}, 'No embedding model was added to this server.'],
    [
      'the model that was asked for is missing',
      { EMBEDDING_MODEL: 'local:other' },
      'The embedding model other is not on this server. Bring it again with npm run model -- import.',
    ],
    ['it is switched off', { EMBEDDING_MODEL: 'none' }, 'Searching by meaning is switched off.'],
  ])('says in one sentence that %s', async (_, settings, why) => {
    const { meaning } = await meaningOf(settings as Record<string, string>)
    expect(await meaning.nearest('anything', { limit: 5 }, null, signal)).toEqual({ unavailable: why })
  })

  it('says in one sentence that its server fails, and asks no cloud while the installation is offline', async () => {
    status = 500
    const { meaning } = await meaningOf(compatible())
    expect(await meaning.nearest('anything', { limit: 5 }, null, signal)).toEqual({
      unavailable: 'The embedding server answered with an error (500).',
    })
    asked.length = 0
    const offline = await meaningOf(compatible(), 'cloud', true)
    expect(await offline.meaning.nearest('anything', { limit: 5 }, null, signal)).toHaveProperty('unavailable')
    expect(asked).toEqual([])
  })

  it.each([
    [{ EMBEDDING_MODEL: 'compatible:topics' }, 'EMBEDDING_BASE_URL'],
    [{ EMBEDDING_MODEL: 'openai:text-embedding-3-small' }, 'EMBEDDING_API_KEY'],
  ])('is refused at the start when a setting is missing: %j', async (settings, name) => {
    await expect(chooseEmbedding(settings, async () => 'cloud')).rejects.toThrow(name)
  })
})
