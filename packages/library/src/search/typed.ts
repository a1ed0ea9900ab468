import type { LawQuery, ScopeChip } from '@casewright/core'
import { citationKeys } from '@casewright/law'
import type { Database } from '../database.ts'
import { dateBounds, dateNumber, isWithin } from '../index/dates.ts'
import { membersOf, worksCited, worksOfSection } from '../store/find.ts'
import { sectionAlone } from './codes-named.ts'

/** A query with more citations than this is not the citation of one authority. */
const mostKeys = 4

/** What a query says that is a section and nothing else, unless it was told not to be read so. */
export function sectionChip({ text, unscoped = [] }: LawQuery): ScopeChip | undefined {
  const number = sectionAlone(text)
  const id = `section:${number}`
  return number && !unscoped.includes(id) ? { id, label: `§ ${number}` } : undefined
}

/** The works whose citation stands in a query, or whose section is all that it says, as far as they pass its filters. */
export async function typedWorks(db: Database, query: LawQuery, without: ReadonlySet<number>): Promise<number[]> {
  if (query.text.length > 300) return []
  const keys = citationKeys(query.text)
  const section = keys.length === 0 && sectionChip(query) ? sectionAlone(query.text) : undefined
  if (!section && (keys.length === 0 || keys.length > mostKeys)) return []
  const works = await (section ? worksOfSection(db, section) : worksCited(db, query.text))
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
