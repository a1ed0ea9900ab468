import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What the publisher of an enactment prints of it. */
export interface PublishedOf {
  id: string
  /** 'repealed' */
  status: string | null
  /** The acts that made it. */
  history: string | null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const longest = 60_000

/** What publishers print of those of these that the library holds, by their ids; of one that several imports hold, of any. */
export async function publishedOf(db: Database, ids: readonly string[]): Promise<Map<string, PublishedOf>> {
  const held = ids.filter((id) => uuid.test(id))
  if (held.length === 0) return new Map()
  const { rows } = await sql<PublishedOf>`
    select asked.id, max(detail->>'status') as status, max(left(detail->>'history', ${longest})) as history
    from authority as asked join authority as same on same.work = asked.work
      join authority_detail on authority_detail.authority = same.number
    where asked.id = any(${held}::uuid[]) group by asked.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
