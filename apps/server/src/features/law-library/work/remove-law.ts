import type { Library } from '@casewright/library'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'
import { importOf } from '../row.ts'

const tables = [
  'authority',
  'authority_text',
  'authority_citation',
  'authority_link',
  'authority_detail',
  'authority_earlier',
  'authority_treatment',
  'library_block',
]

/** Removes what a pack brought, and gives the room back to the database. */
export async function removeLaw(db: Database, library: Library, pack: string): Promise<void> {
  const held = await importOf(db, pack)
  if (!held) return
  await library.remove(held.id)
  await library.tidy()
  // Only who owns the tables may; the database does it by itself sooner or later.
  for (const table of tables)
    await sql
      .raw(`vacuum ${table}`)
      .execute(db)
      .catch(() => {})
}
