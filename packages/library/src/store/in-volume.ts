import { placeOfKey } from '@casewright/publishers'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { HeldInVolume } from '../types.ts'

/** The cases that the library has in the volume of a citation, by its key: of 'us/466/687' those of 466 U.S. */
export async function heldInVolume(db: Database, key: string): Promise<HeldInVolume[]> {
  const volume = placeOfKey(key)?.volume
  if (!volume) return []
  // '0' follows '/', so that these are all that begin so.
  const { rows } = await sql<{ key: string; citation: string; titles: string[] }>`
    select key, min(written) as citation, array_agg(distinct title) as titles
    from authority_citation join authority on authority.number = authority_citation.authority
    where key >= ${`${volume}/`} and key < ${`${volume}0`} and kind = 'case'
    group by key, authority_citation.work`.execute(db)
  return rows.flatMap(({ key: own, citation, titles }) => {
    const page = placeOfKey(own)?.page ?? ''
    return /^\d+$/.test(page) ? [{ page: Number(page), citation, titles }] : []
  })
}
