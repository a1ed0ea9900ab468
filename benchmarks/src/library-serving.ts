import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('../../apps/server/test/library-serving.ts', import.meta.url))

interface Times {
  p50: number
  p95: number
}

interface ByProduct extends Times {
  queries: number
  bare: number
  memory: { server: number; tools: number }
  searched: string
}

interface Measured {
  product?: { words: ByProduct; meaning: ByProduct }
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
 * 25,000 unless given. LIBRARY_MODELS names a folder of data with all-minilm-l6-v2 in `models`: then the product is searched over
 * HTTP too, with the vector that this model makes of each query.
 */
export async function measureLibraryServing(): Promise<Row[]> {
  if (!process.env.TEST_DATA) {
    console.log('Serving the library is left out: TEST_DATA names no folder of real law.')
    return []
  }
  const documents = process.env.LIBRARY_DOCUMENTS ?? '25000'
  const child = spawn(
    process.execPath,
    [script, documents, ...(process.env.LIBRARY_MODELS ? [process.env.LIBRARY_MODELS] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const { queries, words, meaning, memory, embedding, product } = JSON.parse(await text(child.stdout)) as Measured
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
    ...(product ? byProduct(of, product) : []),
  ]
}

function byProduct(of: string, product: NonNullable<Measured['product']>): Row[] {
  return (['words', 'meaning'] as const).flatMap((way) => {
    const { queries, bare, p50, p95, memory, searched } = product[way]
    console.log(
      `Over HTTP, ${way}: ${queries} queries, a bare call ${bare.toFixed(1)} ms; searched: ${searched}; memory: server ${memory.server} MB, tools ${memory.tools} MB.`,
    )
    const limit = way === 'words' ? 100 : 250
    return [
      { measure: `search of ${of} over HTTP, ${way}, p50`, ours: p50, against: 'limit', theirs: limit },
      { measure: `search of ${of} over HTTP, ${way}, p95`, ours: p95, against: 'limit', theirs: limit },
      {
        measure: `memory of the server, ${of}, ${way}`,
        ours: memory.server,
        unit: 'MB',
        against: 'limit',
        theirs: 600,
      },
    ]
  })
}
