import { citationKeys } from '@casewright/law'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { TreatmentRow } from '../schema.ts'

/** An opinion that cites an authority, and what it does to it above all. */
export interface CitingOpinion
  extends Pick<TreatmentRow, 'name' | 'year' | 'kind' | 'against' | 'mentions' | 'citing'> {
  id: string
  title: string
  citation: string
  court: string | null
  jurisdiction: string | null
  date: string | null
}

/** The words of it. */
export type CitingWords = Pick<
  TreatmentRow,
  'citing' | 'voice' | 'certainty' | 'words' | 'startAt' | 'endAt' | 'byCitation' | 'byName' | 'byYear' | 'byCourt'
>

/** As many as are read at most: no page shows more. */
export const mostCiting = 20_000

/** The keys under which opinions cite an authority. The wider keys of an enactment are those of others too. */
export const keysOfAuthority = (kind: string, citations: readonly string[]): string[] => [
  ...new Set(
    kind === 'case' ? citations.flatMap(citationKeys) : citations.flatMap((one) => citationKeys(one).slice(0, 1)),
  ),
]

/** The opinions that cite what has one of these keys, each once, whatever number of imports has it. */
export async function citingOpinions(db: Database, keys: readonly string[], id: string): Promise<CitingOpinion[]> {
  const { rows } = await sql<CitingOpinion>`
    select * from (
      select distinct on (authority.work) name, year, treatment.kind, against, mentions, citing,
        authority.id, authority.title, authority.citation, authority.court, authority.jurisdiction, authority.date
      from authority_treatment as treatment join authority on authority.number = citing
      where chief and keys && ${keys}::text[]
        and authority.work <> coalesce((select work from authority where id = ${id}), 0)
      order by authority.work, mentions desc, citing
      limit ${mostCiting}) as once`.execute(db)
  return rows
}

/** What those opinions say, by their numbers. */
export async function citingWords(
  db: Database,
  keys: readonly string[],
  citing: readonly number[],
): Promise<Map<number, CitingWords>> {
  const { rows } = await sql<CitingWords>`
    select distinct on (citing) citing, voice, certainty, words, start_at, end_at, by_citation, by_name, by_year, by_court
    from authority_treatment where citing = any(${citing}) and chief and keys && ${keys}::text[]
    order by citing, mentions desc`.execute(db)
  return new Map(rows.map((row) => [row.citing, row]))
}

/** Whether another case has one of these keys: then the name tells which one is cited. */
export async function isPageShared(db: Database, keys: readonly string[], id: string): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select 1 from authority_citation where key = any(${keys}::text[])
      and work <> coalesce((select work from authority where id = ${id}), 0)) as shared`.execute(db)
  return rows[0]?.shared ?? false
}

/** How many opinions of the library nobody has read yet. */
export async function countDue(db: Database): Promise<number> {
  const { rows } = await sql<{ due: number }>`select count(*)::int as due from treatment_due`.execute(db)
  return rows[0]?.due ?? 0
}
