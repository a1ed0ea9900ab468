import '../src/boot/memory.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createLibrary } from '@casewright/library'
import { resourceLimits } from '../src/features/law-library/work/import-in-thread.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log/log.ts'
import type { FilesMade } from './library-filling-files.ts'

// A process of the benchmarks: the library is filled in ten steps, in a thread as the server does it, while this thread
// searches; after each step SQLite's FTS5 takes the same file. The last line is what was measured, as JSON.
const partLength = Number(process.argv[2] ?? 2500)
/** The share of what there is that is used. */
const share = Number(process.argv[3] ?? 1)
const pause = 50
const searchesWhenIdle = 40

/** Another process does what the server does not: its memory is not the import's. */
const beside = (script: URL, ...words: string[]) => fork(script, words, { serialization: 'advanced' })
const answerOf = async <Answer>(child: ChildProcess): Promise<Answer> => {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process beside the import ended with ${code}.`))),
  ])
  return message
}

const importIn = (databaseUrl: string, path: string, rejectFolder: string) =>
  new Promise<{ added: number; seconds: number }>((resolve, reject) => {
    const thread = new Worker(new URL('./library-filling-thread.ts', import.meta.url), {
      workerData: { databaseUrl, path, rejectFolder },
      resourceLimits,
    })
    thread.on('message', (message) => message !== 'begun' && resolve(message))
    thread.on('error', reject)
  })

const addTo = (fts: ChildProcess, path: string) => {
  const seconds = answerOf<number>(fts)
  fts.send(path)
  return seconds
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const percentiles = (times: readonly number[]) => {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p95: at(0.95) }
}

const folder = await mkdtemp(join(tmpdir(), 'casewright-filling-'))
const made = await answerOf<FilesMade>(
  beside(new URL('./library-filling-files.ts', import.meta.url), folder, `${partLength}`, `${share}`),
)
const embedded = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const { db } = createDatabase(embedded.owner, () => {})
const library = createLibrary(db, createLog('silent'))
const fts = beside(new URL('./library-filling-fts.ts', import.meta.url), folder)
try {
  await migrate(db)
  const search = async () => {
    const words = made.asked.shift() ?? []
    const started = performance.now()
    await library.search(words.join(' '))
    return performance.now() - started
  }
  const curve: { documents: number; ours: number; theirs: number }[] = []
  const [idle, during]: [number[], number[]] = [[], []]
  let held = 0
  let memory = 0
  for (const [step, path] of made.files.entries()) {
    let isRunning = true
    const importing = importIn(embedded.owner, path, folder).finally(() => {
      isRunning = false
    })
    // The first step has nothing to search in yet.
    while (isRunning) {
      if (step > 0) during.push(await search())
      memory = Math.max(memory, process.memoryUsage.rss())
      await wait(pause)
    }
    const { added, seconds } = await importing
    held += added
    library.refresh()
    for (let nth = 0; nth < searchesWhenIdle; nth++) {
      const took = await search()
      // What is read for the first time after a step is no usual search.
      if (nth >= searchesWhenIdle / 4) idle.push(took)
      await wait(pause)
    }
    curve.push({ documents: held, ours: seconds, theirs: await addTo(fts, path) })
    console.error(`${held} documents: ${seconds.toFixed(1)} s, FTS5 ${curve.at(-1)?.theirs.toFixed(1)} s`)
  }
  const { characters } = made
  const searches = { idle: percentiles(idle), during: percentiles(during) }
  console.log(JSON.stringify({ documents: held, characters, curve, searches, memory: Math.round(memory / 1024 ** 2) }))
} finally {
  fts.disconnect()
  await library.close()
  await db.destroy()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
