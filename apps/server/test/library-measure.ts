import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Library, NewAuthority } from '@casewright/library'
import { createLibrary } from '@casewright/library'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Egress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createLaw } from '../src/research/law/index.ts'
import { wordsAlone } from '../src/research/meaning/index.ts'
import { createFts } from './library-measure-fts.ts'
import { documents, queries } from './library-measure-material.ts'

// A process of the benchmarks: the library beside SQLite's FTS5, on the same documents and queries, in one run.
// Its last line is what it measured, as JSON.
const count = Number(process.argv[2] ?? 25_000)
/** Opinions are cut into parts so that there are enough documents: long parts for few, passages for many. */
const partLength = count > 30_000 ? 640 : 16_000
const queriesOfEach = 150
const warming = 20

const ways = [
  { by: ' AND ', snippets: false },
  { by: ' AND ', snippets: true },
  { by: ' OR ', snippets: false },
  { by: ' OR ', snippets: true },
]

/** Nothing goes out: the library alone is asked. */
const nobody: Egress = {
  refuses: () => null,
  fetchFor: () => () => Promise.reject(new Error('Nothing goes out here.')),
  connect: () => Promise.reject(new Error('Nothing goes out here.')),
  settled: async () => {},
  close: async () => {},
}

type Ask = (words: readonly string[]) => Promise<unknown> | unknown

const percentiles = (times: readonly number[]) => {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

/** Each query of one and of the other, in turn, so that both have the same load beside them. */
async function inTurn(asked: readonly string[][], ours: Ask, theirs: Ask) {
  const times: [number[], number[]] = [[], []]
  for (const [nth, words] of asked.entries())
    for (const which of nth % 2 ? [0, 1] : [1, 0]) {
      const started = performance.now()
      await (which === 0 ? ours : theirs)(words)
      times[which]?.push(performance.now() - started)
    }
  return { ours: percentiles(times[0]), theirs: percentiles(times[1]) }
}

async function fill(library: Library, all: readonly NewAuthority[]): Promise<number> {
  const started = performance.now()
  const id = await library.startImport('jsonl', 'measured')
  for (let from = 0; from < all.length; from += 1000) await library.add(id, all.slice(from, from + 1000))
  await library.tidy()
  return performance.now() - started
}

const folder = await mkdtemp(join(tmpdir(), 'casewright-measure-'))
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const { db } = createDatabase(embedded.owner, () => {})
const log = createLog('silent')
const library = createLibrary(db, log)
try {
  await migrate(db)
  const all = await documents(count, partLength)
  const made = queries(
    queriesOfEach * (ways.length + 1) + warming,
    all.map(({ text }) => text ?? ''),
  )
  const filled = await fill(library, all)
  const fts = createFts(folder, all)
  const sizes = { documents: all.length, queries: queriesOfEach, partLength }
  // A server does not have them, and they are a burden on what it keeps in memory.
  all.length = 0
  // A server reads ahead once it was asked something: measured is one that has done so, and whose code has run before.
  await library.readAhead()
  for (const words of made.splice(0, warming))
    for (const { by, snippets } of ways) {
      await library.search(words.join(by), { snippets })
      fts.search(words, by, snippets)
    }
  const pairs = []
  // Each way of asking has queries of its own, so that none was asked before in another way.
  for (const { by, snippets } of ways) {
    const asked = made.splice(0, queriesOfEach)
    for (const when of ['first', 'again'])
      pairs.push({
        measure: `${by.trim()}${snippets ? ' with snippets' : ''}, ${when}`,
        ...(await inTurn(
          asked,
          (words) => library.search(words.join(by), { snippets }),
          (words) => fts.search(words, by, snippets),
        )),
      })
  }
  // As a tool asks: plain words, through the door, with all that a result shows.
  const door = createLaw(
    {
      library,
      sources: [],
      leftOut: [],
      meaning: wordsAlone('No embedding model is set up.'),
      keep: async () => {},
      egress: nobody,
      log,
      timeout: 1000,
      background: () => {},
    },
    { userId: '', runId: null },
    new AbortController().signal,
  )
  const times: number[] = []
  for (const words of made) {
    const started = performance.now()
    await door.search(words.join(' '))
    times.push(performance.now() - started)
  }
  const segments = await db.selectFrom('librarySegment').select('words').execute()
  const words = segments.reduce((sum, one) => sum + one.words, 0)
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  const filling = { ours: filled, theirs: fts.milliseconds }
  console.log(
    JSON.stringify({ ...sizes, words, segments: segments.length, pairs, door: percentiles(times), filling, memory }),
  )
  fts.close()
} finally {
  await library.close()
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
