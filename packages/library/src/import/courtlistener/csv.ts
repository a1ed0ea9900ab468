import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'

/** A row of a bulk file by the names of its header; what PostgreSQL wrote as null is empty. */
export type CsvRow = Record<string, string>

/** A row, or what is wrong with it. */
export type CsvItem = { row: CsvRow } | { bad: string; raw: string }

const mostOfRecord = 120_000_000

/** The rows of a file that PostgreSQL wrote with `COPY ... WITH (FORMAT csv, HEADER, ESCAPE '\')`. */
export async function* readCsv(input: Readable): AsyncGenerator<CsvItem> {
  const parser = parse({
    columns: true,
    escape: '\\',
    quote: '"',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostOfRecord,
    info: true,
    bom: true,
  })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  for await (const { record, info } of parser as AsyncIterable<{
    record: CsvRow
    info: { error?: { message: string } }
  }>)
    yield info.error ? { bad: info.error.message, raw: JSON.stringify(record) } : { row: record }
}
