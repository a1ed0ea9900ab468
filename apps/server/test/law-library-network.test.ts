import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LawPackWork } from '@casewright/api'
import { brokenOff, type Mirror, startMirror, status, whole, zipOf } from '@casewright/publishers/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '../src/features/audit/index.ts'
import {
  askForPack,
  checkForNewer,
  type LawWorkDeps,
  lawLibrary,
  removePack,
  resumePack,
  workOnPacks,
} from '../src/features/law-library/index.ts'
import { checkDaily } from '../src/features/law-library/newer/check.ts'
import { createEgress, type Egress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'

// Publishers' addresses are encrypted; what is asked of them goes through the door to a mirror on this machine instead.
let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string
let mirror: Mirror | undefined
const egresses: Egress[] = []

beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-network-'))
})
afterAll(async () => {
  await mirror?.close()
  for (const egress of egresses) await egress.close()
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await own.db.deleteFrom('lawPack').execute()
})

const door = (network: 'public' | 'private') => {
  const egress = createEgress({
    db: own.db,
    vault: createVault('11'.repeat(32)),
    log: createLog('silent'),
    offline: false,
    network: { classOf: () => network, resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
  })
  egresses.push(egress)
  return egress
}

/** Answers the list of titles with 404, and each request for the title itself in turn. */
async function deps(...answers: Parameters<typeof startMirror>): Promise<LawWorkDeps> {
  await mirror?.close()
  mirror = await startMirror(...answers)
  const { origin } = mirror
  const egress = door('public')
  const send = egress.fetchFor({ kind: 'source', name: 'A publisher', address: 'open', trust: 'cloud' }, null)
  return {
    ...lawWorkIn(own, folder),
    egress,
    fetch: async (url, init) =>
      url.includes('titles.json')
        ? new Response(null, { status: 404 })
        : send(url.replace('https://www.ecfr.gov', origin), init),
  }
}

const sections = (...numbers: string[]) =>
  numbers
    .map((number) => `<DIV8 N="${number}" TYPE="SECTION"><HEAD>§ ${number} Scope.</HEAD><P>Words.</P></DIV8>`)
    .join('')
const title = (...numbers: string[]) =>
  Buffer.from(
    `<ECFR><VOLUME N="1" AMDDATE="2026-08-20"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1</HEAD>${sections(...numbers)}</DIV1></ECFR>`,
  )
const run = async (law: LawWorkDeps, signal = new AbortController().signal) => {
  await workOnPacks(law, signal)
  const { work, held } = await lawLibrary(law)
  return { work: work[0] as LawPackWork | undefined, held: held.find(({ pack }) => pack === 'cfr-1') }
}
const remove = async (law: LawWorkDeps) => {
  await removePack(law, system, 'cfr-1')
  await run(law)
}
const add = (law: LawWorkDeps) => askForPack(law, system, 'cfr-1', 'network')

describe('downloading a pack', () => {
  it('stands in the ledger as the installation’s own, and in nobody’s', async () => {
    const law = await deps(whole(title('1.1', '1.2')))
    await add(law)
    expect((await run(law)).held?.authorities).toBe(2)
    await law.egress.settled()
    const rows = await own.db.selectFrom('egressEntry').select(['personId', 'runId', 'kind', 'outcome']).execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ personId }) => personId))).toEqual(new Set([null]))
  })

  it('that is answered with a web page fails in a sentence, keeps what is held, and can be tried again', async () => {
    const down = status(200, { 'content-type': 'text/html' }, `<!DOCTYPE html><html>${'Down. '.repeat(40)}</html>`)
    const law = await deps(down, whole(title('1.1', '1.2', '1.3')))
    await add(law)
    expect((await run(law)).work).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('something else than the file'),
    })
    expect(await own.library.lookup('1 C.F.R. § 1.1')).toHaveLength(1)
    await resumePack(law, system, 'cfr-1')
    expect(await run(law)).toMatchObject({
      work: undefined,
      held: { authorities: 3, changed: { added: 1, removed: 0 } },
    })
  })

  it('that was stopped in the middle goes on from there', async () => {
    const bytes = title(...Array.from({ length: 3000 }, (_, nth) => `1.${nth + 1}`))
    const law = await deps(brokenOff(bytes, 100_000), whole(bytes))
    await add(law)
    const stopping = new AbortController()
    const working = run(law, stopping.signal)
    const started = async () => ((await lawLibrary(law)).work[0]?.download.bytes ?? 0) > 0
    while (!(await started())) await new Promise((resolve) => setTimeout(resolve, 50))
    stopping.abort(new Error('This process ends.'))
    expect((await working).work?.state).toBe('downloading')
    expect((await run(law)).held?.authorities).toBe(3000)
    expect(mirror?.asked.at(-1)?.range).toMatch(/^bytes=[1-9]\d*-$/)
  })

  it('from a name that leads into the own network is refused at once', async () => {
    const law = { ...lawWorkIn(own, folder), egress: door('private') }
    await add(law)
    expect((await run(law)).work).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('not a public address'),
    })
  })

  it('is not begun while another process works', async () => {
    const law = await deps(whole(title('1.1')))
    await add(law)
    const [one, other] = await Promise.all([
      workOnPacks(law, new AbortController().signal),
      workOnPacks(law, new AbortController().signal),
    ])
    expect([one, other].sort()).toEqual([false, true])
  })
})

describe('a title that the publisher links from its page of downloads', () => {
  const section =
    '<section identifier="/us/usc/t18/s3142"><num>§ 3142.</num><heading>Release</heading><content>Words.</content></section>'
  const file = zipOf({
    'usc18.xml': `<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" identifier="/us/usc/t18"><meta><docPublicationName>Online@119-120</docPublicationName></meta><main><title identifier="/us/usc/t18"><num>Title 18</num><heading>CRIMES</heading>${section}</title></main></uscDoc>`,
  })
  const page =
    '<h3 class="releasepointinformation">Public Law 119-120 (10/02/2026)</h3><a href="releasepoints/us/pl/119/120/xml_usc18@119-120.zip">[XML]</a>'
  const law = (text: string | undefined): LawWorkDeps => ({
    ...lawWorkIn(own, folder),
    fetch: async (url) => {
      if (url.endsWith('download.shtml') && text) return new Response(text)
      return url.endsWith('/119/120/xml_usc18@119-120.zip')
        ? new Response(new Uint8Array(file))
        : new Response(null, { status: 404 })
    },
  })

  it('comes from there, and its release is known', async () => {
    await askForPack(law(page), system, 'us-code-18', 'network')
    await workOnPacks(law(page), new AbortController().signal)
    const { held, work } = await lawLibrary(law(page))
    expect(work).toEqual([])
    expect(held.find(({ pack }) => pack === 'us-code-18')?.asOf).toBe('Public Law 119-120 (October 2, 2026)')
    expect(await own.library.lookup('18 U.S.C. § 3142')).toHaveLength(1)
  })

  it('is not added where the page cannot be read, and nothing newer is claimed', async () => {
    await askForPack(law(undefined), system, 'us-code-18', 'network')
    await workOnPacks(law(undefined), new AbortController().signal)
    expect((await lawLibrary(law(undefined))).work).toMatchObject([
      { state: 'failed', problem: expect.stringContaining('page of downloads could not be read') },
    ])
    expect(await checkForNewer({ ...law(undefined), stopping: new AbortController().signal }, system)).toBe(0)
  })
})

describe('what was left damaged', () => {
  it('in the notes of an earlier download is brought again', async () => {
    const law = await deps(whole(title('1.1', '1.2')))
    const noted = join(law.places.packFolder, 'cfr-1')
    await mkdir(noted, { recursive: true })
    await writeFile(join(noted, 'files.json'), '[{"url":"https://www.ecfr.g')
    await add(law)
    expect(await run(law)).toMatchObject({ work: undefined, held: { authorities: 2 } })
  })

  it('in a list of files is said in a sentence, and the list is brought again', async () => {
    const lists = ['[{"volume_fol', '[{"volume_folder":"1"}]']
    const law: LawWorkDeps = {
      ...lawWorkIn(own, folder),
      fetch: async (url) =>
        url.endsWith('.json') ? new Response(lists.shift() ?? '[]') : new Response(null, { status: 404 }),
    }
    await askForPack(law, system, 'cases-alaska', 'network')
    expect((await run(law)).work).toMatchObject({
      state: 'failed',
      problem: 'The publisher’s list of files is damaged. Try again later; nothing was changed.',
    })
    await resumePack(law, system, 'cases-alaska')
    expect((await run(law)).work).toBeUndefined()
    expect(lists).toEqual([])
  })
})

it('the check brings the list of reporters, whose volumes can then be added like any other', async () => {
  const reporter = {
    slug: 'ny',
    short_name: 'N.Y.',
    full_name: 'New York Reports',
    start_year: 1847,
    end_year: 2017,
    jurisdictions: [{ name_long: 'New York' }],
  }
  const answers = [Response.json([reporter]), new Response('<html>Down for maintenance.</html>')]
  const law = {
    ...lawWorkIn(own, folder),
    fetch: async (url: string) =>
      (url.endsWith('/ReportersMetadata.json') && answers.shift()) || new Response(null, { status: 404 }),
    stopping: new AbortController().signal,
  }
  const offered = async () => (await lawLibrary(law)).packs.find(({ id }) => id === 'cases-ny')
  expect(await offered()).toBeUndefined()
  // What is no list the second time leaves the first.
  for (const _ of [1, 2]) {
    await checkForNewer(law, system)
    expect(await offered()).toMatchObject({ title: 'New York Reports (N.Y.)', tried: false, from: ['network'] })
  }
})

it('a newer release is noted when the publisher lists one', async () => {
  const law = await deps(whole(title('1.1')))
  await add(law)
  await run(law)
  const listed = { titles: [{ number: 1, latest_issue_date: '2026-09-01', up_to_date_as_of: '2026-09-02' }] }
  const asked: string[] = []
  const fetch = async (url: string) => {
    asked.push(url)
    return url.includes('titles.json') ? Response.json(listed) : new Response(null, { status: 404 })
  }
  expect(await checkForNewer({ ...law, fetch, stopping: new AbortController().signal }, system)).toBe(1)
  expect(asked[0]).toContain('titles.json')
  const { held, checkedAt } = await lawLibrary(law)
  expect(held.find(({ pack }) => pack === 'cfr-1')?.newer?.current).toBe('September 2, 2026')
  expect(checkedAt).not.toBeNull()
})

it('publishers are asked by themselves once a day while something is held, and never without a network', async () => {
  let asked = 0
  const law = await deps(whole(title('1.1')))
  await add(law)
  await run(law)
  const daily = {
    ...law,
    fetch: async () => {
      asked++
      return new Response(null, { status: 404 })
    },
    stopping: new AbortController().signal,
  }
  const tomorrow = async (offline: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
    await checkDaily({ ...daily, places: { ...law.places, offline } }).finally(() => vi.useRealTimers())
  }
  await tomorrow(true)
  expect(asked).toBe(0)
  await tomorrow(false)
  const once = asked
  expect(once).toBeGreaterThan(0)
  await checkDaily(daily)
  expect(asked).toBe(once)
  await tomorrow(false)
  expect(asked).toBeGreaterThan(once)
})

it('a pack that is removed gives its space back: PostgreSQL finds nothing of it to keep', async () => {
  const size = async () => {
    await sql`vacuum full`.execute(own.db)
    const { rows } = await sql<{ bytes: number }>`
      select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname ~ '^(authority|library)'`.execute(
      own.db,
    )
    return rows[0]?.bytes ?? 0
  }
  const law = await deps(whole(title(...Array.from({ length: 4000 }, (_, nth) => `1.${nth + 1}`))))
  if ((await lawLibrary(law)).held.some(({ pack }) => pack === 'cfr-1')) await remove(law)
  const before = await size()
  await add(law)
  expect((await run(law)).held?.authorities).toBe(4000)
  expect(await size()).toBeGreaterThan(before + 1e6)
  await remove(law)
  // Rows stay for as long as anybody, such as a search that is under way, may still see them.
  await expect.poll(size, { timeout: 30_000, interval: 500 }).toBeLessThan(before + 2e5)
})
