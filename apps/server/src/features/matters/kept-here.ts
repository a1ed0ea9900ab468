import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'

/** Of a run: whether the matter that it lies in, or that one of its documents lies in, is kept on this server. */
export async function isKeptHere(
  db: Database,
  { id, matterId }: { id: string; matterId: string | null },
): Promise<boolean> {
  const { rows } = await keptOf(id, matterId).execute(db)
  return rows[0]?.kept ?? false
}

const keptOf = (runId: string, matterId: string | null): RawBuilder<{ kept: boolean }> => sql<{ kept: boolean }>`
  select exists (
    select from matter where kept_here and (id = ${matterId}::uuid or id in (
      select document.matter_id from document
      join run_document on run_document.document_id = document.id and run_document.run_id = ${runId}::uuid
    ))
  ) as kept`
