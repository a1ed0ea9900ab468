import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('../../apps/server/test/library-filling.ts', import.meta.url))

interface Times {
  count: number
  p50: number
  p95: number
}

interface Step {
  /** How many there are after it. */
  documents: number
  /** Seconds. */
  ours: number
  theirs: number
}

interface Filled {
  documents: number
  characters: number
  curve: Step[]
  searches: { idle: Times; during: Times }
  /** MB */
  memory: number
}

/**
 * Filling the library in ten steps beside SQLite's FTS5, which takes the same documents after each step, and searching
 * meanwhile. The documents are all sections of the two codes in TEST_DATA and its opinions, cut into parts of
 * LIBRARY_PART characters: 2,500 unless given. LIBRARY_SHARE takes a part of them: 0.1 is a tenth.
 */
export async function measureLibraryFilling(): Promise<Row[]> {
  if (!process.env.TEST_DATA) {
    console.log('Filling the library is left out: TEST_DATA names no folder of real law.')
    return []
  }
  const { LIBRARY_PART = '2500', LIBRARY_SHARE = '1' } = process.env
  const child = spawn(process.execPath, [script, LIBRARY_PART, LIBRARY_SHARE], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('Filling the library could not be measured.')
  const filled = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Filled
  const { documents, characters, curve, searches, memory } = filled
  const average = characters / documents
  console.log(
    `\n${show(documents)} documents of ${show(average)} characters on average.\n\n| documents | a second | characters a second | FTS5, a second |\n| ---: | ---: | ---: | ---: |`,
  )
  for (const [at, step] of curve.entries()) {
    const added = step.documents - (curve[at - 1]?.documents ?? 0)
    console.log(
      `| ${show(step.documents)} | ${show(added / step.ours)} | ${show((added * average) / step.ours)} | ${show(added / step.theirs)} |`,
    )
  }
  for (const size of [1_000_000, 10_000_000])
    console.log(`\nProjected: ${show(size)} documents in ${projected(curve, size)}.`)
  const seconds = (of: 'ours' | 'theirs') => curve.reduce((sum, step) => sum + step[of], 0)
  return [
    {
      measure: 'library, documents added a second',
      unit: '',
      ours: documents / seconds('ours'),
      against: 'SQLite FTS5',
      theirs: documents / seconds('theirs'),
    },
    {
      measure: 'library, documents added a second',
      unit: '',
      ours: documents / seconds('ours'),
      against: 'goal, on two idle cores',
      theirs: 1000,
    },
    { measure: 'library, memory while adding', unit: 'MB', ours: memory, against: 'limit', theirs: 600 },
    ...(['p50', 'p95'] as const).map(
      (share): Row => ({
        measure: `library, ${searches.during.count} searches while adding, ${share}`,
        ours: searches.during[share],
        against: `${searches.idle.count} with nothing beside them`,
        theirs: searches.idle[share],
      }),
    ),
  ]
}

const show = (value: number) => Math.round(value).toLocaleString('en-US')

/**
 * How long more documents would take: what a document takes grows with the logarithm of how many there are, as the parts
 * of the index are merged so often. Fitted to the second half of the curve, when the code has been compiled.
 */
function projected(curve: readonly Step[], size: number): string {
  const each = curve.map(({ documents, ours }, at) => {
    const before = curve[at - 1]?.documents ?? 0
    return { x: Math.log(documents), y: ours / (documents - before) }
  })
  const late = each.slice(curve.length / 2)
  const mean = (of: 'x' | 'y') => late.reduce((sum, point) => sum + point[of], 0) / late.length
  const [x, y] = [mean('x'), mean('y')]
  const slope =
    late.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) /
    late.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  // It never grows cheaper: a falling line is the noise of the machine.
  const atSize = y + Math.max(0, slope) * (Math.log(size) - x)
  return `${((((y + atSize) / 2) * size) / 3600).toFixed(1)} hours (${show(1 / atSize)} a second at its end)`
}
