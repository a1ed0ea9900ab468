import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { createDatabase } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded/index.ts'
import { migrate } from '../src/db/migrate.ts'
import { createLibrary } from '../src/library/library.ts'
import { isCommon } from '../src/library/text/stem.ts'
import { scanWords } from '../src/library/text/words.ts'
import type { Library, NewAuthority } from '../src/library/types.ts'
import { createLog } from '../src/log.ts'

// A process of the benchmarks: the library beside SQLite's FTS5, on the same documents and queries, in one run.
// Its last line is what it measured, as JSON.
const count = Number(process.argv[2] ?? 25_000)
const data = join(process.env.TEST_DATA ?? '', 'law')
const queriesOfEach = 600
/** Opinions are cut into parts so that there are enough documents: long parts for few, passages for many. */
const partLength = count > 30_000 ? 640 : 16_000

// The same numbers each time.
let seed = 20_261_121
const random = (below: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed % below
}

const rows = async (file: string) =>
  gunzipSync(await readFile(join(data, file)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

async function documents(): Promise<NewAuthority[]> {
  const all: NewAuthority[] = []
  for (const file of ['us_code_sections.jsonl.gz', 'dc_code_sections.jsonl.gz'])
    for (const { id, heading, citation, text } of await rows(file))
      all.push({
        externalId: id,
        kind: 'statute',
        title: heading || citation,
        citations: [citation],
        source: 'library',
        text,
      })
  for (const { _id, title, text, metadata } of await rows('scotus_opinions.jsonl.gz'))
    for (let from = 0, part = 0; from < text.length; part++) {
      const cut = text.indexOf(' ', from + partLength)
      const end = cut < 0 ? text.length : cut
      all.push({
        externalId: `${_id}-${part}`,
        kind: 'case',
        title: `${title}, part ${part + 1}`,
        citations: [part === 0 ? metadata.citations[0] : `${metadata.citations[0]} part ${part + 1}`],
        source: 'library',
        text: text.slice(from, end),
      })
      from = end
    }
  for (let at = all.length - 1; at > 0; at--) {
    const other = random(at + 1)
    ;[all[at], all[other]] = [all[other] as NewAuthority, all[at] as NewAuthority]
  }
  if (all.length < count) throw new Error(`There are ${all.length} documents, and not ${count}.`)
  return all.slice(0, count)
}

/** Two to eight words that stand near each other in some document, so that AND finds something. */
function queries(of: readonly NewAuthority[]): string[][] {
  const made: string[][] = []
  while (made.length < queriesOfEach) {
    const text = of[random(of.length)]?.text ?? ''
    const words: string[] = []
    const start = random(Math.max(1, text.length - 400))
    scanWords(text, start, Math.min(text.length, start + 400), (word) => {
      if (/^[a-z]{3,}$/.test(word) && !isCommon(word) && !words.includes(word)) words.push(word)
    })
    const size = 2 + random(7)
    if (words.length > size) made.push(words.slice(1, size + 1))
  }
  return made
}

interface Measured {
  p50: number
  p95: number
}

/** Each query once, as it is asked for the first time, and once more. */
async function timed(asked: readonly string[][], ask: (words: string[]) => Promise<unknown> | unknown) {
  const round = async (): Promise<Measured> => {
    const times: number[] = []
    for (const words of asked) {
      const started = performance.now()
      await ask(words)
      times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    return { p50: at(0.5), p95: at(0.95) }
  }
  return [await round(), await round()] as const
}

async function fill(library: Library, all: readonly NewAuthority[]): Promise<number> {
  const started = performance.now()
  const id = await library.startImport('jsonl', 'measured')
  for (let from = 0; from < all.length; from += 1000) await library.add(id, all.slice(from, from + 1000))
  await library.tidy()
  return performance.now() - started
}

function fillFts(folder: string, all: readonly NewAuthority[]): { fts: DatabaseSync; milliseconds: number } {
  const started = performance.now()
  const fts = new DatabaseSync(join(folder, 'fts.db'))
  fts.exec("create virtual table law using fts5(title, text, tokenize = 'porter unicode61')")
  const insert = fts.prepare('insert into law (title, text) values (?, ?)')
  fts.exec('begin')
  for (const { title, text } of all) insert.run(title, text ?? '')
  fts.exec('commit')
  fts.exec("insert into law (law) values ('optimize')")
  return { fts, milliseconds: performance.now() - started }
}

const folder = await mkdtemp(join(tmpdir(), 'casewright-measure-'))
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), () => process.exit(1))
const { db } = createDatabase(embedded.url, () => {})
const library = createLibrary(db, createLog('silent'))
try {
  await migrate(db)
  const all = await documents()
  const made = queries(all)
  const [warming, asked] = [made.slice(0, 10), made.slice(10)]
  const ours = await fill(library, all)
  const { fts, milliseconds } = fillFts(folder, all)
  const plain = fts.prepare('select rowid, title from law where law match ? order by rank limit 20')
  const shown = fts.prepare(
    "select rowid, title, snippet(law, 1, '[', ']', '…', 48) from law where law match ? order by rank limit 20",
  )
  const quoted = (words: string[], by: string) => words.map((word) => `"${word}"`).join(by)
  const half = Math.floor(asked.length / 2)
  for (const words of warming) {
    await library.search(words.join(' OR '))
    shown.all(quoted(words, ' OR '))
  }
  const pairs = []
  // Each way of asking has queries of its own, so that none was asked before in another way.
  for (const [by, of] of [
    [' AND ', asked.slice(0, half)],
    [' OR ', asked.slice(half)],
  ] as const)
    for (const snippets of [false, true]) {
      const part = of.filter((_, nth) => (nth % 2 === 1) === snippets)
      const ours = await timed(part, (words) => library.search(words.join(by), { snippets }))
      const theirs = await timed(part, (words) => (snippets ? shown : plain).all(quoted(words, by)))
      for (const [nth, when] of ['first', 'again'].entries())
        pairs.push({
          measure: `${by.trim()}${snippets ? ' with snippets' : ''}, ${when}`,
          ours: ours[nth],
          theirs: theirs[nth],
        })
    }
  const segments = await db.selectFrom('librarySegment').select('words').execute()
  const words = segments.reduce((sum, one) => sum + one.words, 0)
  const sizes = { documents: all.length, words, segments: segments.length, queries: asked.length, partLength }
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(JSON.stringify({ ...sizes, pairs, filling: { ours, theirs: milliseconds }, memory }))
  fts.close()
} finally {
  await library.close()
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
