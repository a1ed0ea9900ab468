import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The lines of a file in the folder of test data, gzipped or not. */
export async function linesOf(folder: string, file: string): Promise<string[]> {
  const bytes = await readFile(join(folder, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n')
}

/** The rows of a file of JSON Lines. */
export const rowsOf = async <T>(folder: string, file: string): Promise<T[]> =>
  (await linesOf(folder, file)).map((line) => JSON.parse(line) as T)
