import '../src/boot/memory.ts'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createLibrary } from '@casewright/library'
import { createDatabase } from '../src/platform/db/client.ts'
import type { Egress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createLaw } from '../src/research/law/index.ts'
import type { Meaning } from '../src/research/meaning/index.ts'
import { wordsAlone } from '../src/research/meaning/index.ts'
import { vectorOf, vectorsOfChance } from './library-serving-vectors.ts'

interface Times {
  p50: number
  p95: number
}

export interface Served {
  queries: number
  words: Times
  meaning: Times
  /** MB that are resident: after starting, after searching by words, and by both. */
  memory: { started: number; words: number; meaning: number }
}

/** Searches a filled library in a process that does nothing else. */
export async function served(url: string, queries: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ url, queries }))
  return JSON.parse(await text(child.stdout))
}

const warming = 40

/** Nothing goes out: the library alone is asked. */
const nobody: Egress = {
  refuses: () => null,
  fetchFor: () => () => Promise.reject(new Error('Nothing goes out here.')),
  connect: () => Promise.reject(new Error('Nothing goes out here.')),
  settled: async () => {},
  close: async () => {},
}

async function serve({ url, queries }: { url: string; queries: string[] }): Promise<Served> {
  const { db } = createDatabase(url, () => {})
  const log = createLog('silent')
  const library = createLibrary(db, log)
  const lawWith = (meaning: Meaning) =>
    createLaw(
      {
        library,
        sources: [],
        leftOut: [],
        meaning,
        keep: async () => {},
        egress: nobody,
        log,
        timeout: 1000,
        background: () => {},
      },
      { userId: '', runId: null },
      new AbortController().signal,
    )
  const measure = async (meaning: Meaning, asked: readonly string[]): Promise<Times> => {
    const law = lawWith(meaning)
    const times: number[] = []
    for (const text of asked) {
      const started = performance.now()
      await law.search(text)
      times.push(performance.now() - started)
    }
    const sorted = times.slice(warming).sort((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    return { p50: at(0.5), p95: at(0.95) }
  }
  const resident = () => Math.round(process.memoryUsage.rss() / 2 ** 20)
  const started = resident()
  await library.readAhead()
  const half = queries.length / 2
  const words = await measure(wordsAlone('No embedding model is set up.'), queries.slice(0, half))
  const ofWords = resident()
  const near: Meaning = {
    vectorOf: async (query) => ({ model: vectorsOfChance, vector: vectorOf(query) }),
    close: async () => {},
  }
  const meaning = await measure(near, queries.slice(half))
  const memory = { started, words: ofWords, meaning: resident() }
  await library.close()
  await db.destroy()
  return { queries: half - warming, words, meaning, memory }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await serve(JSON.parse(await text(process.stdin)))))
