import { sql } from 'kysely'
import type { Trx } from '../../db/client.ts'
import { adjustCitedBy, countCitedBy } from './cited-by.ts'

/** Deletes authorities, and all that stands on them: texts, citations, links, counts, their slots in the index. */
export async function takeAway(trx: Trx, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await adjustCitedBy(trx, numbers, -1)
  const gone = await trx
    .deleteFrom('authority')
    .where(sql<boolean>`number = any(${numbers})`)
    .returning(['work', 'segment', 'slot'])
    .execute()
  await countCitedBy(trx, [...new Set(gone.map((row) => row.work))])
  for (const [segment, rows] of Map.groupBy(gone, (row) => row.segment)) {
    if (segment === null) continue
    const slots = rows.flatMap((row) => row.slot ?? [])
    await sql`update library_segment set removed = removed || ${slots}::integer[] where id = ${segment}`.execute(trx)
  }
  await sql`delete from library_segment where cardinality(removed) >= documents`.execute(trx)
}
