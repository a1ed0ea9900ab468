import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LawLibrary } from '@casewright/api'
import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { system } from '../src/features/audit/index.ts'
import {
  askForPack,
  cancelPack,
  completionOf,
  failuresOf,
  type LawWorkDeps,
  lawLibrary,
  postponeCompletion,
  resumePack,
  workOnPacks,
} from '../src/features/law-library/index.ts'
import { createEgress, type Egress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { startServer } from './harness.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string
let server: Server
let egress: Egress
let law: LawWorkDeps
/** What the archive has, by path; a number is an error. All else it does not have. */
let has: Map<string, string | number>
let asked: string[]
let authorities: number
/** Cases that are asked for, as the first question counts them. */
let cases: number
/** Called with each address that is requested. */
let onAsked = (_: string) => {}

beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-completion-'))
  const starter = await readStarter()
  authorities = starter.length
  await loadStarter(own.db, own.library, starter)
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    onAsked(url)
    const body = has.get(url) ?? 404
    response.writeHead(typeof body === 'number' ? body : 200).end(typeof body === 'number' ? '' : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  egress = createEgress({
    db: own.db,
    vault: createVault('11'.repeat(32)),
    log: createLog('silent'),
    offline: false,
    network: { classOf: () => 'public', resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
  })
  const send = egress.fetchFor({ kind: 'source', name: 'The archive', address: 'open', trust: 'cloud' }, null)
  law = {
    ...lawWorkIn(own, folder),
    egress,
    // The archive is encrypted; what is asked of it goes through the door to this machine instead.
    fetch: (url, init) => send(url.replace('https://static.case.law', origin), init),
  }
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await egress.close()
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  has = new Map()
  asked = []
  onAsked = () => {}
})

const keeps = (path: string, name: string, cite: string, year: string, words: string) => {
  const record = {
    id: 1,
    name,
    name_abbreviation: name,
    decision_date: year,
    docket_number: '',
    first_page: cite.split(' ').at(-1),
    last_page: '496',
    citations: [{ type: 'official', cite }],
    court: { name: 'Supreme Court of the United States' },
    jurisdiction: { name: 'U.S.', name_long: 'United States' },
    casebody: { opinions: [{ text: words }] },
  }
  has.set(path, JSON.stringify(record))
}
const brown = () =>
  keeps('/us/347/cases/0483-01.json', 'Brown v. Board of Education', '347 U.S. 483', '1954', 'On schools.')
const roe = () => keeps('/us/410/cases/0113-01.json', 'Roe v. Wade', '410 U.S. 113', '1973', 'On privacy.')
const work = (signal = new AbortController().signal) => workOnPacks(law, signal)
const textOf = async (citation: string) => {
  const [found] = await own.library.lookup(citation)
  return found && (await own.library.read(found.id))?.text
}
const pack = 'starter-texts'

describe('the first administrator', () => {
  it('is asked once, with what is fetched from whom and how much', async () => {
    const { question, work } = await completionOf(law)
    cases = question?.cases ?? 0
    // Each case is two requests: where it is in its volume, and its text.
    expect(question).toMatchObject({ pack, host: 'static.case.law', authorities, requests: 2 * cases })
    expect(cases).toBeGreaterThan(1200)
    expect(cases + (question?.inPacks ?? 0) + (question?.without ?? 0)).toBe(authorities)
    expect(work).toBeNull()
  })

  it('is asked without a network only where the folder mirrors the archive', async () => {
    const offline = { ...law, places: { ...law.places, offline: true } }
    expect((await completionOf(offline)).question).toBeNull()
    await mkdir(join(law.places.folder, 'static.case.law'), { recursive: true })
    expect((await completionOf(offline)).question).toMatchObject({ from: 'folder', folder: law.places.folder })
    await rm(law.places.folder, { recursive: true })
  })

  it('who says later is not asked again, and can still complete the library', async () => {
    await postponeCompletion(law, system)
    expect((await completionOf(law)).question).toBeNull()
    await expect(postponeCompletion(law, system)).rejects.toThrow('already been answered')
    expect((await lawLibrary(law)).packs.find(({ id }) => id === pack)).toMatchObject({
      held: false,
      from: ['network'],
    })
  })
})

describe('completing the library', () => {
  it('goes on where it was when the process ends in the middle, and says how far it is', async () => {
    brown()
    roe()
    await askForPack(law, system, pack, 'network')
    const stopping = new AbortController()
    onAsked = (url) => {
      if (url === '/us/347/cases/0483-01.json') stopping.abort(new Error('This process ends.'))
    }
    await work(stopping.signal)
    const { question, work: at } = await completionOf(law)
    expect(question).toBeNull()
    expect(at).toMatchObject({ state: 'downloading', files: { of: cases } })
    onAsked = () => {}
    await work()
    expect((await completionOf(law)).work).toBeNull()
    expect([await textOf('347 U.S. 483'), await textOf('410 U.S. 113')]).toEqual([
      expect.stringContaining('On schools.'),
      expect.stringContaining('On privacy.'),
    ])
  })

  it('holds the texts as a pack of their own, and lists with its reason what the archive does not have', async () => {
    expect((await lawLibrary(law)).held.find((one) => one.pack === pack)).toMatchObject({
      title: 'Texts of the starter set',
      authorities: 2,
      texts: 2,
      failures: cases - 2,
    })
    const { total, failures } = await failuresOf(own.db, pack)
    expect(total).toBe(cases - 2)
    expect(failures[0]).toMatchObject({ reason: 'The publisher does not have this case.' })
  })

  it('is in the ledger as the installation’s own, and in no user’s', async () => {
    await egress.settled()
    const rows = await own.db.selectFrom('egressEntry').select(['personId', 'runId', 'outcome']).execute()
    expect(rows.length).toBeGreaterThan(cases - 2)
    expect(rows.filter(({ personId, runId }) => personId !== null || runId !== null)).toEqual([])
  })

  it('asks again only for what is missing, and keeps what it has where the archive cannot be reached', async () => {
    await askForPack(law, system, pack, 'network')
    law = { ...law, fetch: async () => new Response(null, { status: 429, headers: { 'retry-after': '3600' } }) }
    await work()
    const { work: at } = await completionOf(law)
    expect(at).toMatchObject({ state: 'failed', files: { done: 2, of: cases } })
    expect(at?.problem).toContain('asks for fewer requests')
    expect(await textOf('347 U.S. 483')).toContain('On schools.')
    const requested: string[] = []
    law = {
      ...law,
      fetch: async (url) => {
        requested.push(url)
        return new Response(null, { status: 404 })
      },
    }
    await resumePack(law, system, pack)
    await work()
    expect(requested).toHaveLength(cases - 2)
    expect(requested.filter((url) => url.includes('/347/cases/0483'))).toEqual([])
  })

  it('that is canceled when it was new removes what it brought', async () => {
    await own.db.deleteFrom('lawPack').where('id', '=', pack).execute()
    await own.db.updateTable('libraryImport').set({ state: 'running' }).where('source', '=', pack).execute()
    await askForPack(law, system, pack, 'network')
    await cancelPack(law, system, pack)
    await work()
    expect(await textOf('347 U.S. 483')).toBe('')
    expect((await own.library.lookup('347 U.S. 483'))[0]?.holding).toBeTruthy()
  })
})

it('is asked and answered over HTTP by administrators only', async () => {
  const there = await startServer({ ROLE: 'web' })
  try {
    const admin = await there.member('Admin')
    const member = await there.member('Member')
    const address = '/api/admin/law-library/completion'
    expect((await member.get(address)).status).toBe(403)
    expect(await (await admin.get(address)).json()).toMatchObject({ question: { cases }, work: null })
    expect((await member.post(`${address}/later`)).status).toBe(403)
    expect((await member.post('/api/admin/law-library/completion')).status).toBe(403)
    expect((await admin.post('/api/admin/law-library/completion')).status).toBe(202)
    expect(await (await admin.get(address)).json()).toMatchObject({ question: null, work: { state: 'waiting' } })
    const { work } = (await (await admin.get('/api/law-library')).json()) as LawLibrary
    expect(work.map(({ pack }) => pack)).toEqual(
      expect.arrayContaining(['starter-texts', 'us-code-42', 'federal-rules-title-28', 'cfr-17']),
    )
    expect(work[0]?.pack).toBe('starter-texts')
    expect((await admin.post(`${address}/later`)).status).toBe(409)
  } finally {
    await there.stop()
  }
})
