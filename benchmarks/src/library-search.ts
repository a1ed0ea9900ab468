import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('../../apps/server/test/library-measure.ts', import.meta.url))

interface Times {
  p50: number
  p95: number
}

interface Measured {
  documents: number
  words: number
  segments: number
  queries: number
  partLength: number
  memory: number
  filling: { ours: number; theirs: number }
  pairs: { measure: string; ours: Times; theirs: Times }[]
  /** Plain words through the door, as a tool asks. */
  door: Times
}

/**
 * Searching the library beside SQLite's FTS5 (porter stems, bm25), the same documents and queries in the same run, in
 * turn. Both give the first twenty: ours with all that is known of an authority, FTS5 with its title. The documents are
 * all sections of the two codes in TEST_DATA and its opinions, cut into parts. LIBRARY_DOCUMENTS says how many: 25,000
 * unless given, 100,000 as an option.
 */
export async function measureLibrarySearch(): Promise<Row[]> {
  if (!process.env.TEST_DATA) {
    console.log('The search of the library is left out: TEST_DATA names no folder of real law.')
    return []
  }
  const child = spawn(process.execPath, [script, process.env.LIBRARY_DOCUMENTS ?? '25000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The search of the library could not be measured.')
  const measured = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured
  const { documents, words, segments, queries, partLength, memory, filling } = measured
  console.log(
    `${documents.toLocaleString('en-US')} documents of ${Math.round(words / documents)} words on average, ${segments} segments; opinions cut into parts of about ${partLength.toLocaleString('en-US')} characters; ${queries} queries of 2 to 8 words of each kind; ${memory} MB of memory at most.`,
  )
  return [
    ...measured.pairs.flatMap(({ measure, ours, theirs }) =>
      (['p50', 'p95'] as const).map(
        (share): Row => ({
          measure: `library, ${measure}, ${share}`,
          ours: ours[share],
          against: 'SQLite FTS5',
          theirs: theirs[share],
        }),
      ),
    ),
    ...(['p50', 'p95'] as const).map(
      (share): Row => ({
        measure: `library, plain words as a tool asks, ${share}`,
        ours: measured.door[share],
        against: 'limit',
        theirs: 100,
      }),
    ),
    { measure: 'library, adding all of them', ours: filling.ours, against: 'SQLite FTS5', theirs: filling.theirs },
  ]
}
