import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEgress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { searchLibrary } from '../src/research/law/in-library.ts'
import { chooseEmbedding, createEmbedderMaker, queryMeaning, startEmbedding } from '../src/research/meaning/index.ts'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder = ''
let server: Server
const asked: { input: string[] }[] = []
let status = 200
let hangs = false
beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-meaning-'))
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] }
    asked.push(body)
    if (hangs) return
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
  hangs = false
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const log = createLog('silent')
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
const { signal } = new AbortController()

async function meaningOf(
  settings: Record<string, string>,
  trust: 'local' | 'cloud' = 'local',
  offline = false,
  wait = 60_000,
) {
  const vault = createVault('11'.repeat(32))
  const egress = createEgress({ db: own.db, vault, log, offline })
  const maker = createEmbedderMaker(await chooseEmbedding(settings, async () => trust), [folder], egress)
  return { maker, meaning: queryMeaning({ maker, db: own.db, vault, log, waitMilliseconds: wait }) }
}
const compatible = () => ({ EMBEDDING_MODEL: 'compatible:topics', EMBEDDING_BASE_URL: address() })

describe('searching by meaning', () => {
  it('finds what was added a moment ago, though it shares no word with the question', async () => {
    const { maker, meaning } = await meaningOf(compatible())
    let isNight = false
    const isTime = async () => isNight
    const stop = startEmbedding({ db: own.db, databaseUrl: own.url, maker, log, isTime }, signal)
    const importId = await own.library.startImport('jsonl', 'meaning')
    const case1 = { kind: 'case', source: 'library', externalId: 'a', title: 'Terry v. Ohio' } as const
    const case2 = { kind: 'case', source: 'library', externalId: 'b', title: 'Crawford v. Washington' } as const
    await own.library.add(importId, [
      { ...case1, citations: ['392 U.S. 1'], holding: 'An officer may frisk a suspect.' },
      { ...case2, citations: ['541 U.S. 36'], holding: 'Testimonial hearsay is inadmissible.' },
    ])
    const find = (text: string) => searchLibrary({ library: own.library, meaning }, { text }, null, signal)
    const ask = async () => {
      own.library.refresh()
      return (await find('Can cops pat down somebody?')).found.meaning
    }
    // Not before its hours: two looks, and no vector.
    await new Promise((resolve) => setTimeout(resolve, 4500))
    expect(await ask()).toEqual({ embedded: 0, authorities: 2 })
    isNight = true
    await expect.poll(ask, { timeout: 30_000 }).toEqual({ embedded: 2, authorities: 2 })
    // What comes when nothing was missing is looked for at once.
    await own.library.add(importId, [
      { ...case2, externalId: 'c', title: 'Ohio v. Roberts', citations: ['448 U.S. 56'] },
    ])
    await expect.poll(ask, { timeout: 30_000 }).toEqual({ embedded: 3, authorities: 3 })
    await stop()
    const { found, by, note } = await find('Can cops pat down somebody?')
    expect([by, note]).toEqual(['words and meaning', ''])
    expect([...found.results, ...(found.nearest ?? [])][0]?.title).toBe('Terry v. Ohio')
  })

  it('makes no vector of connectors, phrases and orders by date, which are meant to the letter, nor of a paragraph', async () => {
    const { meaning } = await meaningOf(compatible())
    for (const query of [
      { text: 'frisk AND suspect' },
      { text: '"frisk a suspect"' },
      { text: 'frisk', sort: 'date' as const },
      // A paragraph of an opinion, which is ordered by trees.
      {
        text: `“An officer may frisk a suspect,” the court said. Id., at 27. ${'It weighed the intrusion. '.repeat(12)}`,
      },
    ]) {
      const { by } = await searchLibrary({ library: own.library, meaning }, query, null, signal)
      expect(by).toBe('words')
    }
    expect(asked).toEqual([])
  })

  it('goes on with words alone, and says so, when the model fails in the middle of its work', async () => {
    const { meaning } = await meaningOf(compatible())
    const find = () => searchLibrary({ library: own.library, meaning }, { text: 'testimonial hearsay' }, null, signal)
    expect((await find()).by).toBe('words and meaning')
    status = 500
    const { found, by, note } = await find()
    expect([by, found.results[0]?.title]).toEqual(['words', 'Crawford v. Washington'])
    expect(note).toBe('The embedding server answered with an error (500). Only words were searched.')
  })

  it('does not wait for a model that is too slow, nor asks it again at once', async () => {
    hangs = true
    const { meaning } = await meaningOf(compatible(), 'local', false, 20)
    const find = () => searchLibrary({ library: own.library, meaning }, { text: 'testimonial hearsay' }, null, signal)
    const { found, by, note } = await find()
    expect([by, found.results[0]?.title]).toEqual(['words', 'Crawford v. Washington'])
    expect(note).toBe('The embedding model took too long. Only words were searched.')
    // It would answer now, and is not asked for a while.
    hangs = false
    expect((await find()).by).toBe('words')
  })

  it('sends a cloud no personal facts', async () => {
    const { meaning } = await meaningOf(compatible(), 'cloud')
    await meaning.vectorOf('Can jane.doe@example.com, SSN 123-45-6789, be sued?', null, signal)
    // What a test before gave up may still arrive.
    expect(JSON.stringify(asked)).toContain('be sued?')
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
    expect(await meaning.vectorOf('anything', null, signal)).toMatchObject({ unavailable: why })
  })

  it('says in one sentence that its server fails, and asks no cloud while the installation is offline', async () => {
    status = 500
    const { meaning } = await meaningOf(compatible())
    expect(await meaning.vectorOf('anything', null, signal)).toEqual({
      unavailable: 'The embedding server answered with an error (500).',
      isMeant: false,
    })
    asked.length = 0
    const offline = await meaningOf(compatible(), 'cloud', true)
    expect(await offline.meaning.vectorOf('anything', null, signal)).toHaveProperty('unavailable')
    expect(asked).toEqual([])
  })

  it.each([
    [{ EMBEDDING_MODEL: 'compatible:topics' }, 'EMBEDDING_BASE_URL'],
    [{ EMBEDDING_MODEL: 'openai:text-embedding-3-small' }, 'EMBEDDING_API_KEY'],
  ])('is refused at the start when a setting is missing: %j', async (settings, name) => {
    await expect(chooseEmbedding(settings, async () => 'cloud')).rejects.toThrow(name)
  })
})
