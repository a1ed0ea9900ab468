import {
  createPlaces,
  type IndexedCase,
  type IndexPlace,
  type OtherPages,
  packCases,
  packPages,
} from '@casewright/publishers'
import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'

const places = createPlaces()

/**
 * Writes the cases of a volume in place of what the index had of it: all at once, so that a reader sees the old or the new.
 * @returns how many were written, and those whose citation is not a volume and a page of a reporter that is known
 */
export async function writeVolume(
  db: Database,
  importId: string,
  cases: readonly IndexedCase[],
): Promise<{ written: number; refused: IndexedCase[] }> {
  const refused: IndexedCase[] = []
  const own = new Map<string, { page: string; one: IndexedCase }[]>()
  for (const one of cases) {
    const place = places(one.citations[0] ?? '')
    if (!place) refused.push(one)
    else {
      const volume = own.get(place.volume) ?? []
      volume.push({ page: place.page, one })
      own.set(place.volume, volume)
    }
  }
  await db.transaction().execute(async (trx) => {
    for (const [volume, all] of own) {
      await sql`delete from case_index_volume where import_id = ${importId} and home = ${volume}`.execute(trx)
      const block = packCases(all.map(({ one, page }) => ({ ...one, firstPage: page })))
      await put(trx, { importId, volume, home: volume, cases: all.length, block })
      for (const [other, pages] of pagesElsewhere(all, volume))
        await put(trx, { importId, volume: other, home: volume, cases: 0, block: packPages(pages) })
    }
  })
  return { written: cases.length - refused.length, refused }
}

interface Row {
  importId: string
  volume: string
  home: string
  cases: number
  block: Buffer
}

const put = (trx: Trx, row: Row) => trx.insertInto('caseIndexVolume').values(row).execute()

/** What other reporters call the cases: by their volume the page there, and the page here. */
function pagesElsewhere(all: readonly { page: string; one: IndexedCase }[], home: string): Map<string, OtherPages> {
  const elsewhere = new Map<string, OtherPages>()
  for (const { page, one } of all)
    for (const place of one.citations.slice(1).map(places))
      if (place && place.volume !== home) add(elsewhere, place, page)
  return elsewhere
}

function add(elsewhere: Map<string, OtherPages>, { volume, page }: IndexPlace, home: string): void {
  const pages = elsewhere.get(volume) ?? []
  pages.push([page, home])
  elsewhere.set(volume, pages)
}
