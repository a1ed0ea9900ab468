import { sameCase } from '@casewright/law'
import { sql } from 'kysely'
import type { Trx } from '../database.ts'

/** An authority that is being added. */
export interface Coming {
  kind: string
  title: string
  date?: string
  keys: readonly string[]
}

const yearOf = (date: string | null | undefined) => (date ? Number(date.slice(0, 4)) : undefined)

/**
 * Whether two authorities that share a citation are the same one. Enactments are; of cases several can begin on one
 * page, so that a name must agree, and the years where both are known.
 */
function isSameWork(
  one: { kind: string; title: string; date?: string | null },
  other: { kind: string; title: string; date?: string | null },
): boolean {
  if ((one.kind === 'case') !== (other.kind === 'case')) return false
  if (one.kind !== 'case') return true
  const [year, otherYear] = [yearOf(one.date), yearOf(other.date)]
  // Dispositions of a term stand many on a page: one that only looks alike must stay apart.
  return (!year || !otherYear || year === otherYear) && sameCase(one.title, other.title)
}

/**
 * For each, the work of an authority of another import that is the same one. What one import tells apart stays apart.
 */
export async function knownWorks(
  trx: Trx,
  importId: string,
  coming: readonly Coming[],
): Promise<(number | undefined)[]> {
  const keys = [...new Set(coming.flatMap((it) => it.keys))]
  if (keys.length === 0) return coming.map(() => undefined)
  const rows = await trx
    .selectFrom('authorityCitation')
    .innerJoin('authority', 'authority.number', 'authorityCitation.authority')
    .select([
      'authorityCitation.key',
      'authorityCitation.main',
      'authority.work',
      'authority.kind',
      'authority.title',
      'authority.date',
    ])
    .where(sql<boolean>`authority_citation.key = any(${keys})`)
    .where('authority.importId', '<>', importId)
    .orderBy('authority.number')
    .execute()
  const byKey = Map.groupBy(rows, (row) => row.key)
  return coming.map((it) => {
    // The wider keys of an enactment are those of others too.
    for (const key of it.kind === 'case' ? it.keys : it.keys.slice(0, 1)) {
      const same = byKey.get(key)?.find((row) => isSameWork(row, it) && (it.kind === 'case' || row.main))
      if (same) return same.work
    }
    return undefined
  })
}
