import { sql } from 'kysely'
import type { Trx } from '../database.ts'

/** Adds what these authorities cite to the counts of the cited works, or takes it off again before they go. */
export async function adjustCitedBy(trx: Trx, citing: readonly number[], by: 1 | -1, except: readonly number[] = []) {
  if (citing.length === 0) return
  await sql`
    update authority set cited_by = cited_by + ${by} * counted.citations
    from (
      select cited.work, count(distinct link.citing)::int as citations
      from authority_link link
      join authority_citation cited on cited.key = link.key
      join authority writer on writer.number = link.citing
      where link.citing = any(${citing}) and cited.work <> writer.work and not cited.work = any(${except})
      group by cited.work
    ) counted
    where authority.work = counted.work`.execute(trx)
}

/** Counts again for works that came in or that lost a member. */
export async function countCitedBy(trx: Trx, works: readonly number[]) {
  if (works.length === 0) return
  await sql`
    update authority set cited_by = counted.citations
    from (
      select cited.work, count(distinct link.citing)::int as citations
      from authority_citation cited
      join authority_link link on link.key = cited.key
      join authority writer on writer.number = link.citing
      where cited.work = any(${works}) and cited.work <> writer.work
      group by cited.work
    ) counted
    where authority.work = counted.work and authority.cited_by <> counted.citations`.execute(trx)
}
