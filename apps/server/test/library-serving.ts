import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLibrary, embedMissing } from '@casewright/library'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log/log.ts'
import { documents, queries } from './library-measure-material.ts'
import { served } from './library-serving-child.ts'
import { vectorOf, vectorsOfChance } from './library-serving-vectors.ts'

// A process of the benchmarks: fills a library, and lets a process of its own search it, as a web node does. Its last line
// is what that one measured, as JSON.
const count = Number(process.argv[2] ?? 25_000)
const partLength = 640
const asked = 400

const folder = await mkdtemp(join(tmpdir(), 'casewright-serving-'))
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const { db } = createDatabase(embedded.owner, () => {})
try {
  await migrate(db)
  const library = createLibrary(db, createLog('silent'))
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
  await embedMissing(
    db,
    { id: vectorsOfChance, embed: async (texts) => texts.map(vectorOf) },
    new AbortController().signal,
  )
  const embedding = performance.now() - started
  await library.close()
  console.log(JSON.stringify({ embedding, ...(await served(embedded.owner, words)) }))
} finally {
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
