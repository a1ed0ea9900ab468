import { placeOfKey } from '@casewright/publishers'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { HeldInVolume } from '../types.ts'

/**
 * The cases that the library has in the volumes of citations, by the keys of these: for 'us/466/687' those of 466 U.S.
 * All volumes are asked for in one question.
 */
export async function heldInVolumes(db: Database, keys: readonly string[]): Promise<Map<string, HeldInVolume[]>> {
  const volumeOf = new Map(keys.map((key) => [key, placeOfKey(key)?.volume ?? '']))
  const volumes = [...new Set(volumeOf.values())].filter(Boolean)
  if (volumes.length === 0) return new Map()
  // '0' follows '/', so that these are all that begin so.
  const { rows } = await sql<{ volume: string; key: string; citation: string; titles: string[] }>`
    select volume, key, min(written) as citation, array_agg(distinct title) as titles
    from unnest(${volumes}::text[]) as wanted (volume)
    join authority_citation on key >= (volume || '/') collate "C" and key < (volume || '0') collate "C"
    join authority on authority.number = authority_citation.authority
    where kind = 'case' group by volume, key, authority_citation.work`.execute(db)
  const byVolume = Map.groupBy(rows, ({ volume }) => volume)
  return new Map([...volumeOf].map(([key, volume]) => [key, (byVolume.get(volume) ?? []).flatMap(heldAt)]))
}

function heldAt({ key, citation, titles }: { key: string; citation: string; titles: string[] }): HeldInVolume[] {
  const page = placeOfKey(key)?.page ?? ''
  return /^\d+$/.test(page) ? [{ page: Number(page), citation, titles }] : []
}
