import { sql } from 'kysely'
import type { Trx } from '../database.ts'
import { adjustCitedBy, countCitedBy } from './cited-by.ts'

/** Deletes authorities, and all that stands on them: texts, citations, links, counts, their slots in the index. */
export async function takeAway(trx: Trx, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await adjustCitedBy(trx, numbers, -1)
  const gone = await trx
    .deleteFrom('authority')
    .where(sql<boolean>`number = any(${numbers})`)
    .returning(['work', 'number'])
    .execute()
  await countCitedBy(trx, [...new Set(gone.map((row) => row.work))])
  await sql`insert into library_gone (number) select unnest(${gone.map((row) => row.number)}::integer[])`.execute(trx)
}
