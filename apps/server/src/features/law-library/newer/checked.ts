import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'

/** When publishers were last asked for newer releases: by the audit log, in which each time stands. */
export async function checkedAt(db: Database): Promise<string | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from audit_event where action = 'law.checked'`.execute(db)
  return rows[0]?.at?.toISOString() ?? null
}
