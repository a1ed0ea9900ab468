import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyOut, sequencesOf } from './catalogue.ts'
import { createTally } from './file/tally.ts'
import type { Made } from './make.ts'

/**
 * Holds a database to what a backup says of itself: every row of every table, and the sequences.
 * @returns what is not the same, in words; empty where all is
 */
export async function differences(client: pg.ClientBase, { manifest, end }: Made): Promise<string[]> {
  const found: string[] = []
  for (const table of manifest.tables) {
    const tally = createTally()
    for await (const rows of client.query(copyTo(copyOut(table)))) tally.add(rows as Buffer)
    const [is, was] = [tally.sums(), end.tables[table.name]]
    if (is.rows !== was?.rows) found.push(`${table.name} has ${is.rows} rows instead of ${was?.rows}`)
    else if (is.content !== was.content) found.push(`rows of ${table.name} are not the same`)
  }
  if (JSON.stringify(await sequencesOf(client)) !== JSON.stringify(end.sequences)) found.push('a sequence differs')
  return found
}
