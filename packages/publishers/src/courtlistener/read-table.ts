import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { dialectOf } from './dialect.ts'

/** A row of a bulk file by the names of its header; what PostgreSQL wrote as null is empty. */
export type TableRow = Record<string, string>

/** A row, or what is wrong with it. */
export type TableItem = { row: TableRow } | { bad: string; raw: string }

const mostOfRecord = 120_000_000
const startOfFile = 1 << 16

/** The rows of one of CourtListener's bulk tables, unpacked, in whichever dialect it was written. */
export async function* readTable(input: Readable, fileName: string): AsyncGenerator<TableItem> {
  const chunks = input[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let length = 0
  let done = false
  while (length < startOfFile && !done) {
    const next = await chunks.next()
    done = next.done === true
    if (!next.done) {
      first.push(next.value)
      length += next.value.length
    }
  }
  const dialect = dialectOf(fileName, Buffer.concat(first).toString('utf8'))
  const parser = parse({
    columns: true,
    ...dialect,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostOfRecord,
    info: true,
    bom: true,
  })
  const feed = async () => {
    const write = async (chunk: Buffer) => {
      if (!parser.write(chunk)) await new Promise<void>((resolve) => parser.once('drain', resolve))
    }
    for (const chunk of first) await write(chunk)
    while (!done) {
      const next = await chunks.next()
      done = next.done === true
      if (!next.done) await write(next.value)
    }
    parser.end()
  }
  feed().catch((error) => parser.destroy(error))
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (info.error) yield { bad: info.error.message, raw: JSON.stringify(record) }
      else yield { row: record }
    }
  } catch (error) {
    // A record that does not end is the last of a file that was cut off.
    if ((error as { code?: string }).code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    yield { bad: 'The file ends in the middle of a row. It may not have been downloaded whole.', raw: '' }
  } finally {
    await chunks.return?.()
    parser.destroy()
  }
}

interface Parsed {
  record: TableRow
  info: { error?: { message: string } }
}
