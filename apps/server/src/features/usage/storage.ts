import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'

/** Bytes that people's documents take: the files, the text that was read out of them, and all versions that are kept. */
export async function storageOf(trx: Trx, personId?: string): Promise<Map<string, number>> {
  const one = personId ?? null
  const { rows } = await sql<{ personId: string; bytes: number }>`
    select person_id, sum(bytes)::bigint as bytes from (
      select owner_id as person_id, bytes::bigint from document
      union all
      select owner_id, octet_length(sealed) from document_text join document on document.id = document_id
      union all
      select owner_id, octet_length(sealed) from kept_version join kept_document on kept_document.id = document_id
    ) as stored (person_id, bytes)
    where ${one}::text is null or person_id = ${one}
    group by person_id
  `.execute(trx)
  return new Map(rows.map(({ personId, bytes }) => [personId, bytes]))
}

export const storedBytes = async (trx: Trx, personId: string): Promise<number> =>
  (await storageOf(trx, personId)).get(personId) ?? 0
