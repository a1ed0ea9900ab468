import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Embedder, localEmbedder, remoteEmbedder } from '@casewright/embeddings'
import { countVectors, createLibrary, embedMissing, importPath, loadStarter, readStarter } from '@casewright/library'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log/log.ts'

/** Started by the evaluation: reads what is asked as JSON, and writes what was found as JSON. */
interface Asked {
  /** `local:<name>` in a folder of models, or the address of a server with `/v1/embeddings`. */
  model: string
  modelsFolder: string
  questions: { text: string }[]
  /** JSON Lines of opinions that are imported beside the starter set. */
  law?: string
  /** A file in which vectors are kept by the hash of their text. */
  cache?: string
  /** After so long the questions are asked of what has vectors by then. */
  seconds?: number
}

const asked: Asked = JSON.parse(await readFile(process.argv[2] as string, 'utf8'))
const { signal } = new AbortController()
const most = 50

async function made(): Promise<Embedder> {
  const [provider, name = ''] = asked.model.split(/:(.*)/s)
  if (provider === 'local') return localEmbedder(asked.modelsFolder, name)
  return remoteEmbedder({
    id: 'compatible:measured',
    model: 'measured',
    apiKey: undefined,
    baseUrl: asked.model,
    trust: 'local',
    fetch,
  })
}

/** Vectors are made once, however often they are measured. */
function cached(embedder: Embedder, path: string | undefined) {
  const kept = new DatabaseSync(path ?? ':memory:')
  kept.exec('create table if not exists vector (hash blob primary key, data blob) without rowid')
  const [find, keep] = [
    kept.prepare('select data from vector where hash = ?'),
    kept.prepare('insert or replace into vector values (?, ?)'),
  ]
  const counts = { made: 0, milliseconds: 0 }
  const embed = async (texts: readonly string[]) => {
    const hashes = texts.map((text) => createHash('sha256').update(`${embedder.id}\n${text}`).digest())
    const vectors = hashes.map((hash) => {
      const data = find.get(hash)?.data as Uint8Array | undefined
      return data && new Float32Array(Uint8Array.from(data).buffer)
    })
    const missing = texts.filter((_, at) => !vectors[at])
    const started = performance.now()
    const fresh = missing.length > 0 ? await embedder.embed(missing, 'passage', signal) : []
    counts.made += missing.length
    counts.milliseconds += performance.now() - started
    return vectors.map((vector, at) => {
      if (vector) return vector
      const next = fresh.shift() as Float32Array
      keep.run(hashes[at] as Buffer, new Uint8Array(next.buffer, next.byteOffset, next.byteLength))
      return next
    })
  }
  return { embed, counts }
}

const folder = await mkdtemp(join(tmpdir(), 'casewright-meaning-'))
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const { db } = createDatabase(embedded.owner, () => {})
const library = createLibrary(db, createLog('silent'))
try {
  await migrate(db)
  await loadStarter(db, library, await readStarter())
  if (asked.law)
    await importPath(db, library, {
      kind: 'jsonl',
      path: asked.law,
      rejectFolder: folder,
      screen: { write: () => true },
    })
  const embedder = await made()
  const { embed, counts } = cached(embedder, asked.cache)
  const time = asked.seconds ? AbortSignal.timeout(asked.seconds * 1000) : signal
  await embedMissing(db, { id: embedder.id, embed }, time).catch((error) => {
    if (!time.aborted) throw error
  })
  const milliseconds: number[] = []
  const answers = []
  for (const { text } of asked.questions) {
    const words = (await library.search({ text, limit: most }, { snippets: false })).results
    const started = performance.now()
    const [vector] = await embedder.embed([text], 'query', signal)
    const near = await library.nearest({ model: embedder.id, vector: vector as Float32Array }, { limit: most })
    milliseconds.push(performance.now() - started)
    const works = [...new Map(near.units.map((unit) => [unit.work, unit])).values()]
    const meant = await Promise.all(works.map(async ({ id }) => (await library.read(id))?.authority))
    answers.push({ words: words.map(citationsOf), meaning: meant.flatMap((one) => (one ? [citationsOf(one)] : [])) })
  }
  const { embedded: found, authorities } = await countVectors(db, embedder.id)
  console.log(
    JSON.stringify({ model: embedder.id, authorities, embedded: found, ...counts, answers, query: milliseconds }),
  )
  await embedder.close()
} finally {
  await library.close()
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}

function citationsOf(one: { citation: string; parallel?: readonly string[] | undefined }): string[] {
  return [one.citation, ...(one.parallel ?? [])]
}
