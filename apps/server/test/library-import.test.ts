import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../src/ops/library/run-command.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'

const command = fileURLToPath(new URL('../src/ops/library/main.ts', import.meta.url))
let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string

beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-import-'))
})
afterAll(async () => {
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const library = async (...words: string[]) => {
  const written: string[] = []
  const screen = { write: (text: string) => written.push(text) }
  await runCommand(words, {
    db: own.db,
    library: own.library,
    rejectFolder: join(folder, 'imports'),
    law: lawWorkIn(own, folder),
    screen,
    signal: new AbortController().signal,
  })
  return written.join('')
}
const begin = (...words: string[]): ChildProcess => {
  const env = { ...process.env, DATABASE_URL: own.url, DATA_DIR: folder }
  return spawn(process.execPath, [command, ...words], { env, stdio: 'ignore' })
}
const held = async (source: string) => (await own.library.status()).imports.find((one) => one.source === source)

const opinion = (nth: number) => ({
  _id: `op-${nth}`,
  title: `Party ${nth} v. Other ${nth}`,
  text: `The opinion numbered ${nth} follows 1 U.S. ${1 + (nth % 50)}. ${'It says so at length. '.repeat(60)}`,
  metadata: { year: 1900 + (nth % 100), citations: [`${1 + Math.floor(nth / 900)} U.S. ${1 + (nth % 900)}`] },
})

describe('importing', () => {
  it('goes on after it was killed, and ends with what an import in one go has', async () => {
    const path = join(folder, 'killed.jsonl')
    const file = createWriteStream(path)
    const count = 8000
    for (let nth = 0; nth < count; nth++)
      if (!file.write(`${JSON.stringify(opinion(nth))}\n`)) await once(file, 'drain')
    file.end()
    await once(file, 'close')
    let kills = 0
    for (const share of [0.1, 0.5]) {
      const child = begin('import', 'jsonl', path)
      while (child.exitCode === null && ((await held('killed.jsonl'))?.authorities ?? 0) < count * share) await wait(20)
      child.kill('SIGKILL')
      await once(child, 'exit')
      if (((await held('killed.jsonl'))?.authorities ?? 0) < count) kills++
    }
    expect(kills).toBe(2)
    const said = await library('import', 'jsonl', path)
    expect(said).toContain('Resumed where it was interrupted.')
    const after = await held('killed.jsonl')
    expect(after).toMatchObject({ state: 'done', authorities: count, rejected: 0 })
    // What was added in a batch and not yet noted comes again, and changes nothing.
    expect((after?.added ?? 0) + (after?.updated ?? 0)).toBe(count)
    expect((await own.library.search('opinion numbered 7999')).results[0]?.title).toBe('Party 7999 v. Other 7999')
    expect((await own.library.lookup('1 U.S. 7'))[0]?.citedBy).toBe(count / 50 - 1)
    expect(await library('import', 'jsonl', path)).toContain('0 added, 0 updated, 8,000 unchanged')
  }, 240_000)

  it('begins an update all at once, so that one that is killed as it begins remains an update', async () => {
    const path = join(folder, 'begun.jsonl')
    await writeFile(path, JSON.stringify(opinion(1)))
    await library('import', 'jsonl', path)
    let update: Promise<string> | undefined
    await own.db.transaction().execute(async (trx) => {
      // The update waits in the middle of its beginning.
      await sql`lock table library_arrival in access exclusive mode`.execute(trx)
      update = library('import', 'jsonl', path)
      const waits = async () => {
        const { rows } = await sql<{ waits: boolean }>`
          select exists (select 1 from pg_locks where not granted and relation = 'library_arrival'::regclass) as waits`.execute(
          trx,
        )
        return rows[0]?.waits
      }
      while (!(await waits())) await wait(20)
      const before = own.db.selectFrom('libraryImport').select(['state', 'added']).where('source', '=', 'begun.jsonl')
      expect(await before.executeTakeFirst()).toEqual({ state: 'done', added: 1 })
    })
    expect(await update).toContain('0 added, 0 updated, 1 unchanged')
  })

  it('writes bad rows to a file and takes in the others', async () => {
    const path = join(folder, 'bad.jsonl.gz')
    const noCitation = { ...opinion(2), metadata: { citations: [' '] } }
    const lines = [
      JSON.stringify(opinion(1)),
      '{"_id": "cut',
      JSON.stringify({ title: 'no id' }),
      JSON.stringify(noCitation),
    ]
    await writeFile(path, gzipSync(lines.join('\n')))
    const said = await library('import', 'jsonl', path)
    expect(said).toMatch(/1 added/)
    const rejected = /listed in (\S+)\./.exec(said)?.[1] ?? ''
    const rows = (await readFile(rejected, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map((row) => row.item)).toEqual([2, 3, 4])
    expect(rows[0]).toMatchObject({ file: 'bad.jsonl.gz', reason: 'The line is not JSON.', row: '{"_id": "cut' })
    expect((await held('bad.jsonl.gz'))?.rejected).toBe(3)
  }, 60_000)

  it('takes away what a later file no longer has', async () => {
    const path = join(folder, 'later.jsonl')
    await writeFile(path, [opinion(50_001), opinion(50_002)].map((row) => JSON.stringify(row)).join('\n'))
    await library('import', 'jsonl', path)
    await writeFile(path, JSON.stringify(opinion(50_002)))
    expect(await library('import', 'jsonl', path)).toContain('1 no longer there')
    expect((await held('later.jsonl'))?.authorities).toBe(1)
  }, 60_000)

  it('lists and removes', async () => {
    expect(await library('status')).toContain('jsonl later.jsonl: done, 1 authorities')
    expect(await library('remove', 'later.jsonl')).toContain('Removed jsonl later.jsonl: 1 authorities.')
    expect(await held('later.jsonl')).toMatchObject({ state: 'removed', authorities: 0 })
  }, 60_000)

  it('says in a sentence what is wrong', async () => {
    const wrong = (...words: string[]) => library(...words).then(String, (error: Error) => error.message)
    expect(await wrong('import', 'jsonl', '/nowhere')).toContain('There is no file or folder /nowhere.')
    expect(await wrong('import', 'films', folder)).toContain('No import is named films.')
    expect(await wrong('remove', 'nothing')).toContain('No import is named nothing.')
    expect(await wrong('what')).toContain('npm run library -- status')
  }, 60_000)
})
