import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { SaidAgainst } from './said-of.ts'

/** An authority, and the decision that is known to have done something to it, each by its keys. */
export interface Pair {
  of: readonly string[]
  by: readonly string[]
}

const most = 8

/** For each pair, what the opinion of the court says itself against the authority, the surest first. */
export async function saidBy(db: Database, asked: readonly Pair[]): Promise<SaidAgainst[][]> {
  if (asked.length === 0) return []
  const { rows } = await sql<SaidAgainst & { place: number }>`
    select place::int, said.* from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as given (pair, place),
    lateral (
      select keys, name, year, treatment.kind, voice, certainty, words, start_at, end_at, by_citation, by_name, by_year,
        by_court, authority.id, authority.title, authority.citation, authority.court, authority.date
      from authority_treatment as treatment join authority on authority.number = citing
      where citing in (select authority from authority_citation
          where key = any(array(select jsonb_array_elements_text(pair->'by'))))
        and against and by_citation is null and voice = 'court'
        and keys && array(select jsonb_array_elements_text(pair->'of'))
      order by certainty desc, start_at limit ${most}) as said`.execute(db)
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return asked.map((_, at) => (byPlace.get(at + 1) ?? []).map(({ place: _, ...said }) => said))
}
