import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { TreatmentRow } from '../schema.ts'

/** A statement of an opinion of the library against an authority. */
export interface SaidAgainst
  extends Pick<
    TreatmentRow,
    | 'keys'
    | 'name'
    | 'year'
    | 'kind'
    | 'voice'
    | 'certainty'
    | 'words'
    | 'startAt'
    | 'endAt'
    | 'byCitation'
    | 'byName'
    | 'byYear'
    | 'byCourt'
  > {
  /** The citing opinion. */
  id: string
  title: string
  citation: string
  court: string | null
  date: string | null
}

/** What opinions of the library say of what has one of these keys. */
export interface SaidOf {
  against: SaidAgainst[]
  /** How many opinions of the library that cite it were read, of which years. */
  opinions: number
  from: number | null
  to: number | null
}

/** Of a decision that all others cite, this many statements and opinions are enough. */
const most = 100
const mostCounted = 5000

/** For each list of keys what is said of the authority that has them. Without a word of it, it has no opinions. */
export async function saidOf(db: Database, asked: readonly (readonly string[])[]): Promise<SaidOf[]> {
  if (asked.length === 0) return []
  const lists = JSON.stringify(asked)
  const { rows: counts } = await sql<{ place: number; opinions: number; from: number | null; to: number | null }>`
    select place::int, counted.* from jsonb_array_elements(${lists}::jsonb) with ordinality as given (list, place),
    lateral (select count(*)::int as opinions, min(left(date, 4)::int) as from, max(left(date, 4)::int) as to from (
      select authority.date from authority_treatment join authority on authority.number = citing
      where chief and keys && array(select jsonb_array_elements_text(list)) limit ${mostCounted}) as cited) as counted`.execute(
    db,
  )
  const { rows: against } = await sql<SaidAgainst & { place: number }>`
    select place::int, said.* from jsonb_array_elements(${lists}::jsonb) with ordinality as given (list, place),
    lateral (
      select keys, name, year, treatment.kind, voice, certainty, words, start_at, end_at, by_citation, by_name, by_year,
        by_court, authority.id, authority.title, authority.citation, authority.court, authority.date
      from authority_treatment as treatment join authority on authority.number = citing
      where against and keys && array(select jsonb_array_elements_text(list))
      order by certainty desc, authority.date limit ${most}) as said`.execute(db)
  const byPlace = Map.groupBy(against, ({ place }) => place)
  const counted = new Map(counts.map(({ place, ...count }) => [place, count]))
  return asked.map((_, at) => ({
    opinions: 0,
    from: null,
    to: null,
    ...counted.get(at + 1),
    against: (byPlace.get(at + 1) ?? []).map(({ place: _, ...said }) => said),
  }))
}
