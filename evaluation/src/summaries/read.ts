import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed } from '../truth/packed.ts'
import type { Place } from './labels.ts'

interface Reported {
  name: string
  court: { name: string }
  casebody: { head_matter?: string; opinions: { text: string }[] }
}

/** The text of a document as it lies in the folder of test data. */
export function textOf(folder: string, place: Place): string {
  if ('cluster' in place) {
    const rows = packed<{ cluster_id: number; text: string }>(folder, place.file)
    const found = rows.find(({ cluster_id }) => cluster_id === place.cluster)
    return found?.text ?? ''
  }
  const bytes = readFileSync(join(folder, place.file))
  if (!place.file.endsWith('.json')) return bytes.toString()
  const { name, court, casebody } = JSON.parse(bytes.toString()) as Reported
  return [name, court.name, casebody.head_matter ?? '', ...casebody.opinions.map(({ text }) => text)].join('\n\n')
}
