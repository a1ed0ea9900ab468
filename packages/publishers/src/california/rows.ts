import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'

const mostOfRow = 1_000_000

/** The rows of a table of California's Legislative Counsel: parted by tabs, quoted by backticks, NULL where there is nothing. */
export async function* rowsOf(input: Readable): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: '\t',
    quote: '`',
    escape: '`',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostOfRow,
    cast: (value) => (value === 'NULL' ? '' : value.trim()),
  })
  input.on('error', (error) => parser.destroy(error))
  yield* input.pipe(parser)
}
