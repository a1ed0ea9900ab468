import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed } from '../truth/packed.ts'
import type { Place } from './labels.ts'

interface Reported {
  name: string
  court: { name: string }
  casebody: { head_matter?: string; opinions: { text: string }[] }
}

/** One opinion of a case; a case may have several. */
interface Row {
  cluster_id?: number
  _id?: string
  file?: string
  text: string
}

/** Recorded as an API gave it. */
interface Recorded {
  response: { json: { results: { casebody: { data: Reported['casebody'] } }[] } }
}

const wholeOf = ({ name, court, casebody }: Reported): string =>
  [name, court.name, casebody.head_matter ?? '', ...casebody.opinions.map(({ text }) => text)].join('\n\n')

/** The text of a document as it lies in the folder of test data, or of one of our own papers. */
export function textOf(folder: string, place: Place): string {
  if ('paper' in place) return readFileSync(new URL(`papers/${place.paper}.txt`, import.meta.url)).toString()
  const path = join(folder, place.file)
  if ('entry' in place && place.file.endsWith('.zip'))
    return wholeOf(JSON.parse(execFileSync('unzip', ['-p', path, place.entry]).toString()) as Reported)
  if (place.file.endsWith('.gz')) {
    const found = packed<Row>(folder, place.file).find(({ cluster_id, _id, file }) =>
      'entry' in place ? file === place.entry : 'cluster' in place && (cluster_id ?? Number(_id)) === place.cluster,
    )
    return found?.text ?? ''
  }
  const bytes = readFileSync(path)
  if (!place.file.endsWith('.json')) return bytes.toString()
  const read = JSON.parse(bytes.toString()) as Reported | Recorded
  if (!('response' in read)) return wholeOf(read)
  const body = read.response.json.results[0]?.casebody.data
  return body ? [body.head_matter ?? '', ...body.opinions.map(({ text }) => text)].join('\n\n') : ''
}
