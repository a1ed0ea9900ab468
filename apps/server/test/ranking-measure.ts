import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Authority } from '@casewright/core'
import { type Embedder, localEmbedder, remoteEmbedder } from '@casewright/embeddings'
import {
  countVectors,
  createLibrary,
  embedMissing,
  type Forest,
  loadStarter,
  type NewAuthority,
  type QueryVector,
  readStarter,
  type Signals,
} from '@casewright/library'
import { sql } from 'kysely'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log/log.ts'
import { cachedVectors } from './vector-cache.ts'

/** Started by the evaluation: reads what is asked as JSON, and writes the rankings as JSON. */
interface Asked {
  starter: boolean
  authorities: NewAuthority[]
  /** `set`: which one it is of. `leftOut`: the citation of an authority that is not there for this query, with all that is learned from it. */
  queries: { text: string; set: number; leftOut?: string }[]
  /** How many of each ranking. */
  most: number
  /** `local:<name>` in a folder of models, or the address of a server with `/v1/embeddings`. Absent: words alone. */
  model?: string
  modelsFolder: string
  /** A file in which vectors are kept by the hash of their text. */
  cache?: string
  /** After so long the questions are asked of what has vectors by then. */
  seconds?: number
  /** Percent of the authorities with vectors that keep them, by chance. */
  embedded?: number
  /** Trees that were trained without some opinions, and by the citation of each the trees for it. */
  folds?: { folds: Forest[]; foldOf: Record<string, number> }
  /** After so long no further question of a set is asked. */
  minutes: number
}

const asked: Asked = JSON.parse(await readFile(process.argv[2] as string, 'utf8'))
const { signal } = new AbortController()
const atOnce = 500

async function embedderOf(model: string): Promise<Embedder> {
  const [provider, name = ''] = model.split(/:(.*)/s)
  if (provider === 'local') return localEmbedder([asked.modelsFolder], name)
  return remoteEmbedder({
    id: 'compatible:measured',
    model: 'measured',
    apiKey: undefined,
    baseUrl: model,
    trust: 'local',
    fetch,
  })
}

const folder = await mkdtemp(join(tmpdir(), 'casewright-ranking-'))
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const { db } = createDatabase(embedded.owner, () => {})
const library = createLibrary(db, createLog('silent'))
try {
  await migrate(db)
  if (asked.starter) await loadStarter(db, library, await readStarter())
  const id = await library.startImport('jsonl', 'measured')
  for (let from = 0; from < asked.authorities.length; from += atOnce)
    await library.add(id, asked.authorities.slice(from, from + atOnce))
  await library.tidy()
  const embedder = asked.model ? await embedderOf(asked.model) : undefined
  const counts = embedder && (await embed(embedder))
  const answers = []
  const ends = new Map<number, number>()
  for (const query of asked.queries) {
    const end = ends.get(query.set) ?? Date.now() + asked.minutes * 60_000
    ends.set(query.set, end)
    answers.push(Date.now() < end ? await answerOf(query, embedder) : null)
  }
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20)
  const vectors = embedder ? await countVectors(db, embedder.id) : { embedded: 0 }
  const { authorities } = await library.status()
  console.log(
    JSON.stringify({ model: embedder?.id, authorities, embedded: vectors.embedded, ...counts, memory, answers }),
  )
  await embedder?.close()
} finally {
  await library.close()
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}

async function embed(embedder: Embedder) {
  const { embed, counts } = cachedVectors(embedder, asked.cache, signal)
  const time = asked.seconds ? AbortSignal.timeout(asked.seconds * 1000) : signal
  await embedMissing(db, { id: embedder.id, embed }, time).catch((error) => {
    if (!time.aborted) throw error
  })
  if (asked.embedded !== undefined)
    await sql`delete from authority_vector where abs(hashtext(authority::text)) % 100 >= ${asked.embedded}`.execute(db)
  return counts
}

/** The rankings by words, by meaning, and by both as the product fuses them. */
async function answerOf({ text, leftOut }: Asked['queries'][number], embedder: Embedder | undefined) {
  const without = leftOut ? (await library.lookup(leftOut)).map(({ id }) => id) : []
  const query = { text, limit: asked.most }
  const { folds, foldOf } = asked.folds ?? { folds: [], foldOf: {} }
  const forest = folds[foldOf[leftOut ?? ''] ?? 0]
  let order: { signals: readonly Signals[]; isOrdered: boolean } | undefined
  const told = (signals: readonly Signals[], isOrdered: boolean) => {
    order = { signals, isOrdered }
  }
  const started = performance.now()
  const words = await library.search(query, { snippets: false, without, order: { told, ...(forest && { forest }) } })
  const ofWords = performance.now() - started
  const answer = {
    milliseconds: [ofWords],
    verdict: words.verdict,
    words: words.results.map(citationsOf),
    ...(order && { order }),
  }
  if (!embedder) return answer
  const begun = performance.now()
  const [made] = await embedder.embed([text], 'query', signal)
  const vector: QueryVector = { model: embedder.id, vector: made as Float32Array }
  const both = await library.search(query, { snippets: false, without, vector: async () => vector })
  const ofBoth = performance.now() - begun
  const near = await library.nearest(vector, { limit: asked.most })
  const works = [...new Map(near.units.map((unit) => [unit.work, unit.id])).values()]
  const meant = await Promise.all(
    works.filter((one) => !without.includes(one)).map(async (one) => (await library.read(one))?.authority),
  )
  return {
    ...answer,
    milliseconds: [ofWords, ofBoth],
    verdictOfBoth: both.verdict,
    fused: both.results.map(citationsOf),
    meaning: meant.flatMap((one) => (one ? [citationsOf(one)] : [])),
  }
}

function citationsOf(one: Pick<Authority, 'citation' | 'parallel'>): string[] {
  return [one.citation, ...(one.parallel ?? [])]
}
