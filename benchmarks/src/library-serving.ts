import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('../../apps/server/test/library-serving.ts', import.meta.url))

interface Times {
  p50: number
  p95: number
}

interface Measured {
  /** Milliseconds, for the vectors of all documents, the model left out. */
  embedding: number
  queries: number
  words: Times
  meaning: Times
  memory: { started: number; words: number; meaning: number }
}

/**
 * Searching as a tool does, and the memory of a process that does nothing else, with a vector for every passage. The
 * vectors are of chance, and the time of the embedding model is not in it. LIBRARY_DOCUMENTS says how many documents:
 * 25,000 unless given.
 */
export async function measureLibraryServing(): Promise<Row[]> {
  if (!process.env.TEST_DATA) {
    console.log('Serving the library is left out: TEST_DATA names no folder of real law.')
    return []
  }
  const documents = process.env.LIBRARY_DOCUMENTS ?? '25000'
  const child = spawn(process.execPath, [script, documents], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { queries, words, meaning, memory, embedding } = JSON.parse(await text(child.stdout)) as Measured
  const of = `${Number(documents).toLocaleString('en-US')} documents`
  console.log(
    `${of}, ${queries} queries each way; vectors written in ${Math.round(embedding / 1000)} s; memory after starting: ${memory.started} MB.`,
  )
  const ofMemory = (what: string, ours: number): Row => ({
    measure: `memory of a process that serves ${of}, ${what}`,
    ours,
    unit: 'MB',
    against: 'limit',
    theirs: 600,
  })
  return [
    { measure: `search of ${of} by words, p50`, ours: words.p50, against: 'limit', theirs: 100 },
    { measure: `search of ${of} by words, p95`, ours: words.p95, against: 'limit', theirs: 100 },
    { measure: `search of ${of} by words and meaning, p50`, ours: meaning.p50, against: 'limit', theirs: 250 },
    { measure: `search of ${of} by words and meaning, p95`, ours: meaning.p95, against: 'limit', theirs: 250 },
    ofMemory('words', memory.words),
    ofMemory('words and meaning', memory.meaning),
  ]
}
