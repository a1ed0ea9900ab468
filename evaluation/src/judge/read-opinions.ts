import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** An opinion, as the lines have it that the library imports. */
interface Opinion {
  title: string
  text: string
  metadata: { citations: string[] }
}

/** Reads opinions from JSON Lines, packed or not. */
export function readOpinions(file: string): Opinion[] {
  const bytes = readFileSync(file)
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as Opinion)
}
