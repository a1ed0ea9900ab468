import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('../../apps/server/test/cite-check-measure.ts', import.meta.url))
const limit = 1_000

interface Measured {
  citations: number
  counts: Record<string, number>
  characters: number
  median: number
  worst: number
}

/** A brief with a hundred citations checked against the library: found, resolved, looked up, compared and joined. */
export async function measureCiteCheck(): Promise<Row[]> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The citation check could not be measured.')
  const { citations, counts, characters, median, worst } = JSON.parse(
    output.trim().split('\n').at(-1) ?? '',
  ) as Measured
  const said = Object.entries(counts).map(([status, count]) => `${count} ${status}`)
  console.log(
    `A brief of ${characters.toLocaleString('en-US')} characters with ${citations} citations: ${said.join(', ')}.`,
  )
  return [
    { measure: '100 citations checked against the library, median', ours: median, against: 'limit', theirs: limit },
    { measure: 'the same, slowest of nine', ours: worst, against: 'limit', theirs: limit },
  ]
}
