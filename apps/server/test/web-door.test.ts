import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, type Database } from '../src/platform/db/client.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createWebDoor, type WebDoor } from '../src/research/search/index.ts'
import { type Doors, openDoors, page } from './egress-fixture.ts'
import { migratedDatabase } from './postgres.ts'

let doors: Doors
let own: { db: Database; pool: pg.Pool; drop(): Promise<void> }
let folder = ''
const open: WebDoor[] = []
const ada = { userId: 'ada', runId: null }

beforeAll(async () => {
  doors = await openDoors()
  const database = await migratedDatabase(inject('postgresUrl'))
  const { db, pool } = createDatabase(database.url, () => {})
  own = { db, pool, drop: database.drop }
  folder = await mkdtemp(join(tmpdir(), 'casewright-web-'))
  await mkdir(join(folder, 'content'))
})
afterEach(async () => {
  for (const door of open.splice(0)) await door.close()
  await doors.reset()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await own.db.destroy()
  await own.drop()
  await doors.stop()
})

interface Given {
  settings?: { SEARXNG_URL?: string; BRAVE_API_KEY?: string }
  offline?: boolean
  /** Whether this machine stands for the internet. */
  isPublic?: boolean
}

function webOf({ settings = {}, offline = false, isPublic = true }: Given = {}) {
  const { egress } = doors.door(page, { offline, ...(!isPublic && { classes: {} }) })
  const env = { DATA_DIR: folder, SOURCE_TIMEOUT: 1, ...settings }
  const door = createWebDoor({ env, pool: own.pool, egress, log: createLog('silent') })
  open.push(door)
  const asked: string[] = []
  const web = door.webFor(ada, new AbortController().signal, (sources) => void asked.push(...sources))
  return { web, asked }
}

const feedOf = (title: string, link = 'https://courts.example/1') =>
  `<rss version="2.0"><channel><title>x</title><item><title>${title}</title><link>${link}</link></item></channel></rss>`
const served: string[] = []
const address = async (answers: Record<string, string | undefined>) => {
  served.length = 0
  const port = await doors.serve((request, response) => {
    served.push(request.url ?? '')
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const to = answers[path]
    if (to === undefined) return void response.writeHead(500).end()
    if (to.startsWith('to ')) return void response.writeHead(302, { location: to.slice(3) }).end()
    response.writeHead(200, { 'content-type': to.startsWith('{') ? 'application/json' : 'text/html' }).end(to)
  })
  return `http://127.0.0.1:${port}`
}
const writeFeeds = (feeds: unknown) => writeFile(join(folder, 'content', 'feeds.json'), JSON.stringify(feeds))
const article = (words: string) =>
  `<html><head><title>Ruling</title></head><body><article>${`<p>${words}</p>`.repeat(8)}</article></body></html>`
const sentence = 'The court of appeals held that the lien on the vessel had priority, and it affirmed the order.'

describe('the web with an engine', () => {
  it('is searched through the one door, and the person’s ledger says so', async () => {
    const results = [{ title: 'Courts', url: 'https://www.uscourts.gov/', content: 'News of the courts' }]
    const url = await address({ '/search': JSON.stringify({ results, unresponsive_engines: [['bing', 'timeout']] }) })
    const { web, asked } = webOf({ settings: { SEARXNG_URL: url } })
    expect(await web.search('lien on a vessel')).toMatchObject({
      by: 'engine',
      total: 1,
      results: [{ domain: 'uscourts.gov' }],
      asked: [{ source: 'SearXNG', outcome: 'answered', note: 'It got no response from bing.' }],
    })
    expect(asked).toEqual(['SearXNG'])
    const [row, ...more] = await doors.rows()
    expect(row).toMatchObject({ personId: 'ada', kind: 'web', name: 'SearXNG' })
    expect(more).toEqual([])
  })

  it('may be the firm’s own, at a private address', async () => {
    const url = await address({ '/search': '{"results": []}' })
    const { web } = webOf({ settings: { SEARXNG_URL: url }, isPublic: false })
    expect((await web.search('x')).asked[0]?.outcome).toBe('answered')
  })

  it('takes nothing away when it is down, and heeds the pause that it asks for', async () => {
    let calls = 0
    const port = await doors.serve((_, response) => {
      calls++
      response.writeHead(429, { 'retry-after': '120' }).end()
    })
    const { web } = webOf({ settings: { SEARXNG_URL: `http://127.0.0.1:${port}` } })
    expect(await web.search('x')).toMatchObject({ results: [], total: 0, asked: [{ outcome: 'error' }] })
    const again = await web.search('x')
    expect(again.asked[0]).toMatchObject({ outcome: 'skipped', note: expect.stringContaining('pause') })
    expect(calls).toBe(1)
    await own.db.deleteFrom('rateLimit' as never).execute()
  })

  it('is not asked where nothing may leave', async () => {
    const url = await address({ '/search': '{"results": []}' })
    const { web } = webOf({ settings: { SEARXNG_URL: url }, offline: true })
    expect((await web.search('x')).asked[0]).toMatchObject({ outcome: 'skipped' })
    expect(served).toEqual([])
  })
})

describe('the web without an engine', () => {
  it('is the feeds of the list, searched here: no word of the query leaves', async () => {
    const url = await address({ '/a': feedOf('Lien upheld'), '/b': feedOf('Zoning', 'https://courts.example/2') })
    await writeFeeds([
      { title: 'Court A', url: `${url}/a` },
      { title: 'Court B', url: `${url}/b` },
      { title: 'Down', url: `${url}/down` },
    ])
    const { web } = webOf()
    const found = await web.search('liens of Hallworth')
    expect(found).toMatchObject({ by: 'feeds', total: 1, results: [{ title: 'Lien upheld' }] })
    expect(found.asked.map(({ source, outcome }) => [source, outcome])).toEqual([
      ['Court A', 'answered'],
      ['Court B', 'answered'],
      ['Down', 'error'],
    ])
    expect(served.join()).not.toMatch(/lien|hallworth/i)
    await web.search('zoning')
    expect(served).toHaveLength(3)
  })

  it('follows a public feed that has moved, and never into the own network', async () => {
    const url = await address({ '/old': 'to /new', '/new': feedOf('Lien upheld') })
    await writeFeeds([{ title: 'Moved', url: `${url}/old` }])
    expect((await webOf().web.search('lien')).total).toBe(1)
    const closed = await webOf({ isPublic: false }).web.search('lien')
    expect(closed).toMatchObject({ total: 0, asked: [{ outcome: 'skipped' }] })
  })

  it('calls a feed of the own network where the administrator says that it is one', async () => {
    const url = await address({ '/a': feedOf('Lien upheld') })
    await writeFeeds([{ title: 'Our own', url: `${url}/a`, internal: true }])
    expect((await webOf({ isPublic: false }).web.search('lien')).total).toBe(1)
  })
})

describe('a page of the web', () => {
  it('is read to its text, and what it links to is not called', async () => {
    const url = await address({ '/a': article(`${sentence}<img src="/pixel.png"><iframe src="/frame">`) })
    const { web } = webOf()
    expect(await web.read(`${url}/a`)).toMatchObject({ title: 'Ruling', text: expect.stringContaining(sentence) })
    expect(served).toEqual(['/a'])
  })

  it('is not read at a private address, directly or by a redirect', async () => {
    const url = await address({ '/a': article(sentence), '/away': 'to http://10.0.0.1/admin' })
    expect(await webOf({ isPublic: false }).web.read(`${url}/a`)).toBeNull()
    expect(served).toEqual([])
    expect(await webOf().web.read(`${url}/away`)).toBeNull()
    const { web } = webOf()
    for (const odd of ['file:///etc/passwd', 'javascript:alert(1)', 'not an address', 'http://169.254.169.254/'])
      expect(await web.read(odd)).toBeNull()
  })

  it('is given up where it is no text, or comes too slowly', async () => {
    const port = await doors.serve((request, response) => {
      if (request.url === '/pdf') return void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
      response.writeHead(200, { 'content-type': 'text/html' }).write('<html>')
    })
    const { web } = webOf()
    expect(await web.read(`http://127.0.0.1:${port}/pdf`)).toBeNull()
    // It never comes.
    expect(await web.read(`http://127.0.0.1:${port}/slow`)).toBeNull()
  })
})
