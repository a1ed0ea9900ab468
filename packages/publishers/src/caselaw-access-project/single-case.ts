import type { Readable } from 'node:stream'
import type { Item } from '../published.ts'
import { jsonOf, textOfFile } from '../reading/json.ts'
import { caseMetadata, caseText, sentenceOf } from './case.ts'
import { authorityOf } from './read.ts'
import { textOfCase } from './text-of-case.ts'

/**
 * A case from its own files, without its volume: its record, and its text as HTML, which has the pages.
 * @throws UnreadableFile
 */
export async function readSingleCase(record: Readable, html: Readable | undefined): Promise<Item> {
  const said = await jsonOf(record)
  const read = caseMetadata.safeParse(said)
  if (!read.success) return { rejected: sentenceOf(read.error), row: JSON.stringify(said).slice(0, 1000) }
  const marked = html && textOfCase(await textOfFile(html))
  if (marked?.text) return { authority: authorityOf(read.data, marked) }
  const plain = caseText.safeParse(said)
  if (!plain.success)
    return { rejected: 'The record of the case has no text.', row: JSON.stringify(said).slice(0, 1000) }
  const { head_matter: head, opinions } = plain.data.casebody
  const text = [head ?? '', ...opinions.map((one) => one.text)].filter(Boolean).join('\n')
  return { authority: authorityOf(read.data, { text, pages: [], footnotes: [], opinions: [] }) }
}
