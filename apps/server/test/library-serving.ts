import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEmbedder } from '@casewright/embeddings'
import { createLibrary, embedMissing, loadStarter, readStarter } from '@casewright/library'
import { sql } from 'kysely'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log/log.ts'
import { documents, queries } from './library-measure-material.ts'
import { served } from './library-serving-child.ts'
import { servedByProduct } from './library-serving-product.ts'
import { vectorOf, vectorsOfChance } from './library-serving-vectors.ts'

// A process of the benchmarks: fills a library, and lets a process of its own search it, as a web node does. Its last line
// is what that one measured, as JSON. With a folder of data that has a model of embeddings, the product is searched as well.
const count = Number(process.argv[2] ?? 25_000)
const partLength = 640
const asked = 400
const overHttp = 120
const dataFolder = process.argv[3]
const { signal } = new AbortController()

const folder = await mkdtemp(join(tmpdir(), 'casewright-serving-'))
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const { db } = createDatabase(embedded.owner, () => {})
try {
  await migrate(db)
  const library = createLibrary(db, createLog('silent'))
  // A server would load it while it is measured.
  if (dataFolder) await loadStarter(db, library, await readStarter())
  const all = await documents(count, partLength)
  const id = await library.startImport('jsonl', 'measured')
  for (let from = 0; from < all.length; from += 1000) await library.add(id, all.slice(from, from + 1000))
  await library.tidy()
  const words = queries(
    asked,
    all.map(({ text }) => text ?? ''),
  ).map((one) => one.join(' '))
  all.length = 0
  const started = performance.now()
  await embedMissing(db, { id: vectorsOfChance, embed: async (texts) => texts.map(vectorOf) }, signal)
  const embedding = performance.now() - started
  await library.close()
  const inProcess = await served(embedded.owner, words)
  const product = dataFolder ? await throughProduct(dataFolder, words) : undefined
  console.log(JSON.stringify({ embedding, ...inProcess, ...(product && { product }) }))
} finally {
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The same over HTTP: by words, then with the vector that the model makes of each query, beside vectors of chance. */
async function throughProduct(folder: string, words: readonly string[]) {
  // A server would read what opinions say of each other while it is measured, which is done once for each.
  await sql`delete from treatment_due`.execute(db)
  const plain = await servedByProduct(embedded.owner, join(folder, 'without'), words.slice(0, overHttp))
  const embedder = await localEmbedder([join(folder, 'models')], 'all-minilm-l6-v2')
  const { id } = embedder
  await embedder.close()
  await sql`update authority_vector set model = ${id}`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const settings = { EMBEDDING_MODEL: 'local:all-minilm-l6-v2' }
  return { words: plain, meaning: await servedByProduct(embedded.owner, folder, words.slice(-overHttp), settings) }
}
