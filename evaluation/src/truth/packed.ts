import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The rows of a packed file of JSON Lines. */
export const packed = <T>(folder: string, file: string): T[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as T)

/** The folder of real material. Without it nothing can be measured, which is said. */
export function testData(): string | undefined {
  const folder = process.env.TEST_DATA
  if (folder) return folder
  console.error('TEST_DATA is not set: it names the folder of the data.')
  process.exitCode = 1
  return undefined
}
