import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { type Card, createKindred, type Kindred } from './kindred.ts'

/** Of a library that changes all the time what was read stays so long. */
const readEvery = 10_000

/** Reads what the library's editors say of authorities, and keeps it until the library changes. */
export function createDescribed(db: Database) {
  let reading: Promise<Kindred> | undefined
  let isStale = false
  let lastRead = Number.NEGATIVE_INFINITY

  const read = async (): Promise<Kindred> => {
    const { rows } = await sql<Card>`
      select work, kind = 'case' as "isCase", coalesce(field, '') as field, subjects,
        concat_ws('. ', holding, array_to_string(key_points, '. ')) as said
      from authority where subjects is not null order by number`.execute(db)
    return createKindred(rows)
  }
  return {
    /** The library has changed. */
    forget(): void {
      isStale = true
    },
    kindred(): Promise<Kindred> {
      const isDue = isStale && performance.now() - lastRead >= readEvery
      if (reading && !isDue) return reading
      isStale = false
      lastRead = performance.now()
      const begun = read()
      begun.catch(() => {
        if (reading === begun) reading = undefined
      })
      reading = begun
      return begun
    },
  }
}

export type DescribedCards = ReturnType<typeof createDescribed>
