import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median, type Row } from './table.ts'

const script = fileURLToPath(new URL('../../apps/server/test/first-token.ts', import.meta.url))

/** What redaction, fencing and streaming add to a model's first token, over 30,000 characters of evidence. */
export async function measureFirstToken(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  const { door, direct } = JSON.parse(stdout) as { door: number[]; direct: number[] }
  const overhead = median(door) - median(direct)
  return [
    {
      measure: 'first token through the door, median',
      ours: median(door),
      against: 'the bare SDK',
      theirs: median(direct),
    },
    { measure: 'overhead on the first token, median', ours: overhead, against: 'limit', theirs: 20 },
  ]
}
