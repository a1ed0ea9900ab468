import type { Given } from '../set.ts'
import { rowsOf } from './rows.ts'

interface Row {
  _id: string
  title: string
  text: string
  metadata: { citations: string[]; year: number }
}

let read: Promise<Given[]> | undefined

/** The real opinions in the folder of test data: the same list each time, as sets with the same list share a library. */
export const readOpinions = (folder: string): Promise<Given[]> => {
  read ??= opinionsIn(folder)
  return read
}

const opinionsIn = async (folder: string): Promise<Given[]> =>
  (await rowsOf<Row>(folder, 'law/scotus_opinions.jsonl.gz')).map(({ _id, title, text, metadata }) => ({
    externalId: _id,
    kind: 'case',
    title,
    cited: metadata.citations,
    court: 'scotus',
    jurisdiction: 'us',
    date: String(metadata.year),
    text,
  }))
