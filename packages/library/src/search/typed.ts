import type { LawQuery } from '@casewright/core'
import { citationKeys } from '@casewright/law'
import type { Database } from '../database.ts'
import { dateBounds, dateNumber, isWithin } from '../index/dates.ts'
import { membersOf, worksCited } from '../store/find.ts'

/** A query with more citations than this is not the citation of one authority. */
const mostKeys = 4

/** The works whose citation stands in a query, as far as they pass its filters. */
export async function typedWorks(db: Database, query: LawQuery, without: ReadonlySet<number>): Promise<number[]> {
  if (query.text.length > 300) return []
  const keys = citationKeys(query.text)
  if (keys.length === 0 || keys.length > mostKeys) return []
  const works = await worksCited(db, query.text)
  const members = await membersOf(db, works)
  const bounds = dateBounds(query.from, query.to)
  const isOne = (names: readonly string[] | undefined, name: string | null) =>
    !names || names.length === 0 || (name !== null && names.includes(name))
  const passing = new Set(
    members
      .filter(
        (one) =>
          !without.has(one.number) &&
          isOne(query.kinds, one.kind) &&
          isOne(query.courts, one.court) &&
          isOne(query.jurisdictions, one.jurisdiction) &&
          (!bounds || isWithin(dateNumber(one.date), bounds)),
      )
      .map((one) => one.work),
  )
  return works.filter((work) => passing.has(work))
}
