import { surely } from '@casewright/law'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { TreatmentRow } from '../schema.ts'

/** What happened to a case on appeal, as an opinion of the library tells it. */
export interface HistoryRow
  extends Pick<
    TreatmentRow,
    'kind' | 'certainty' | 'words' | 'startAt' | 'endAt' | 'byCitation' | 'byName' | 'byYear' | 'name' | 'year'
  > {
  /** The opinion that tells it. */
  id: string
  title: string
  citation: string
  date: string | null
  /** Whether the case itself did it, to another that `name` and `year` tell. */
  isOwn: boolean
  /** Of that other case, where the library has it. */
  ofId: string | null
  ofTitle: string | null
  ofCitation: string | null
}

/** Courts above do these to a decision in its own case; what they do to others is treatment. */
const direct = ['affirmed', 'reversed', 'vacated']
const most = 40

/** Of what many cite so many opinions are looked at for what it did to the decisions below. */
const mostCiting = 500

/**
 * What courts above did to a case, and what it did to the decisions below, as far as opinions of the library say so surely:
 * in histories behind citations, 'rev'd, 477 U.S. 317'.
 * @param citations of the case itself, as a history writes them
 */
export async function historyOf(
  db: Database,
  { keys, citations, id }: { keys: readonly string[]; citations: readonly string[]; id: string },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select said.*, below.id as of_id, below.title as of_title, below.citation as of_citation from (
      select treatment.keys, treatment.kind, certainty, words, start_at, end_at, by_citation, by_name, by_year, name, year,
        authority.id, authority.title, authority.citation, authority.date,
        not keys && ${keys}::text[] as is_own
      from authority_treatment as treatment join authority on authority.number = citing
      where (keys && ${keys}::text[]
          or (authority.id = ${id} and by_citation is null)
          or (by_citation = any(${citations}) and citing in (
            select citing from authority_treatment where chief and keys && ${keys}::text[] limit ${mostCiting})))
        and treatment.kind = any(${direct}) and voice = 'court' and not denied and certainty >= ${surely}
      order by certainty desc, authority.date limit ${most}) as said
    left join lateral (
      select other.id, other.title, other.citation
      from authority_citation join authority as other on other.number = authority_citation.authority
      where said.is_own and key = any(said.keys) limit 1) as below on true`.execute(db)
  return rows
}
