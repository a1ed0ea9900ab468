import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

// A slow lane: a process that imports is killed twenty times, wherever it is, and the next one continues.
const command = fileURLToPath(new URL('../src/ops/library/main.ts', import.meta.url))
const kills = 20
const sections = 6000
/** Milliseconds of work within which a kill falls. */
const within = 1500

let own: Awaited<ReturnType<typeof emptyLibrary>>
let other: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string

beforeAll(async () => {
  own = await emptyLibrary()
  other = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-kills-'))
})
afterAll(async () => {
  await own.stop()
  await other.stop()
  await rm(folder, { recursive: true, force: true })
})

async function write(release: number): Promise<void> {
  const at = join(folder, 'mirror/www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml')
  await mkdir(join(at, '..'), { recursive: true })
  // Each release changes one section of seven, lacks one of eleven, and has some without a number.
  const wordsOf = (nth: number) =>
    `Words of section ${nth}${nth % 7 === 0 ? ` in release ${release}` : ''}, as 410 U.S. ${nth % 400} holds. `.repeat(
      20,
    )
  const one = (nth: number) =>
    nth % 11 === release % 11
      ? ''
      : `<DIV8 N="${nth % 97 === 0 ? '' : `1.${nth}`}" TYPE="SECTION"><HEAD>§ 1.${nth} Scope.</HEAD><P>${wordsOf(nth)}</P></DIV8>`
  const all = Array.from({ length: sections }, (_, nth) => one(nth)).join('')
  await writeFile(
    at,
    `<ECFR><VOLUME N="1" AMDDATE="2026-08-20"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1</HEAD>${all}</DIV1></ECFR>`,
  )
}

const start = (url: string) =>
  spawn(process.execPath, [command, 'packs', 'add', 'cfr-1', '--from', join(folder, 'mirror')], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, url === own.url ? 'own' : 'other') },
    stdio: 'ignore',
  })

async function toItsEnd(url: string): Promise<void> {
  const [code] = await once(start(url), 'exit')
  expect(code).toBe(0)
}

const rowOf = () =>
  own.db.selectFrom('lawPack').select(['state', 'deed', 'touchedAt']).where('id', '=', 'cfr-1').executeTakeFirst()

/**
 * Starts the command and kills it some time after it has begun to work.
 * @returns whether it was killed, and not at its end before
 */
async function startAndKill(after: number): Promise<boolean> {
  const before = (await rowOf())?.touchedAt.getTime() ?? 0
  const child = start(own.url)
  const ended = once(child, 'exit')
  const isWorking = async () => {
    const row = await rowOf()
    return row !== undefined && row.deed !== null && row.touchedAt.getTime() > before
  }
  while (child.exitCode === null && !(await isWorking())) await new Promise((resolve) => setTimeout(resolve, 20))
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, after))])
  const wasKilled = child.exitCode === null && child.kill('SIGKILL')
  await ended
  return wasKilled
}

/** Everything that a reader can see of the library, and what search finds by. */
async function seen({ db, library }: typeof own) {
  const { rows } = await sql<{ all: string }>`
    select md5(string_agg(concat_ws(' ', a.external_id, a.title, a.citation, a.cited_by, md5(t.text), d.detail::text), '|'
      order by a.external_id)) as all
    from authority a join authority_text t on t.authority = a.number
    left join authority_detail d on d.authority = a.number`.execute(db)
  const { links } = await db
    .selectFrom('authorityLink')
    .select((of) => of.fn.countAll<number>().as('links'))
    .executeTakeFirstOrThrow()
  const rejected = await db.selectFrom('libraryReject').select(['file', 'item', 'reason']).orderBy('item').execute()
  const changed = await db.selectFrom('libraryChange').select(['externalId', 'change']).orderBy('externalId').execute()
  const arriving = await db.selectFrom('libraryArrival').select('externalId').execute()
  const imports = await db
    .selectFrom('libraryImport')
    .select(['state', 'covers', 'rejected', 'added', 'updated', 'unchanged'])
    .execute()
  const total = async (words: string) => (await library.search(words, { snippets: false })).total
  const found = [await total('release'), await total('"section 77"'), await total('holds')]
  return { all: rows[0]?.all, links, rejected, changed, arriving, imports, found }
}

it('an import and its updates that are killed twenty times bring what those that were not killed bring', async () => {
  // The same numbers each time: where a kill falls is chance all the same.
  let seed = 20_261_122
  const upTo = (most: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed % most
  }
  let killed = 0
  for (let release = 1; killed < kills; release++) {
    await write(release)
    await toItsEnd(other.url)
    // Half of the kills fall into the first import at most, so that updates are killed too.
    const upToHere = Math.min(kills, killed + kills / 2)
    let isOpen = true
    while (isOpen && killed < upToHere) {
      isOpen = await startAndKill(upTo(within))
      if (isOpen) killed++
    }
    if (isOpen) await toItsEnd(own.url)
    own.library.refresh()
    other.library.refresh()
    await own.library.tidy()
    await other.library.tidy()
    expect(await seen(own), `release ${release} after ${killed} kills`).toEqual(await seen(other))
  }
  expect(killed).toBe(kills)
}, 1_200_000)
