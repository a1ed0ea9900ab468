import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Place } from './labels.ts'

interface Reported {
  name: string
  court: { name: string }
  casebody: { head_matter?: string; opinions: { text: string }[] }
}

/** The text of a document as it lies in the folder of test data. */
export function textOf(folder: string, place: Place): string {
  const bytes = readFileSync(join(folder, place.file))
  if ('cluster' in place) {
    const rows = gunzipSync(bytes).toString().trim().split('\n')
    const found = rows
      .map((row) => JSON.parse(row) as { cluster_id: number; text: string })
      .find(({ cluster_id }) => cluster_id === place.cluster)
    return found?.text ?? ''
  }
  if (!place.file.endsWith('.json')) return bytes.toString()
  const { name, court, casebody } = JSON.parse(bytes.toString()) as Reported
  return [name, court.name, casebody.head_matter ?? '', ...casebody.opinions.map(({ text }) => text)].join('\n\n')
}
