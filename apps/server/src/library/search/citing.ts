import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** A passage that cites somebody, and how well it fits the query. */
export interface CitingPassage {
  /** The number of the authority that it stands in. */
  citing: number
  /** Its ordinal in the text. */
  passage: number
  score: number
}

/** Each further passage that cites the same authority counts half as much as the one before, up to this many. */
const most = 5

/** What the passages of others say for the authorities that they cite, by work. */
export async function scoreCited(
  db: Database,
  passages: readonly CitingPassage[],
  without: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const told = passages.filter((one) => !without.has(one.citing))
  const scores = new Map<number, number>()
  if (told.length === 0) return scores
  const { rows } = await sql<{ place: number; work: number }>`
    select distinct place, cited.work
    from unnest(${told.map((one) => one.citing)}::int[], ${told.map((one) => one.passage)}::int[])
      with ordinality as told (citing, passage, place)
    join authority_link link on link.citing = told.citing and link.passage = told.passage
    join authority_citation citation on citation.key = link.key
    join authority cited on cited.number = citation.authority
    join authority writer on writer.number = told.citing
    where cited.work <> writer.work`.execute(db)
  const byWork = Map.groupBy(rows, (row) => row.work)
  for (const [work, of] of byWork) {
    const best = of.map((row) => told[row.place - 1]?.score ?? 0).sort((one, other) => other - one)
    scores.set(
      work,
      best.slice(0, most).reduce((sum, score, nth) => sum + score / 2 ** nth, 0),
    )
  }
  return scores
}

/** How many authorities cite each work, those that are left out not counted. */
export async function citedCounts(
  db: Database,
  works: readonly number[],
  without: ReadonlySet<number>,
): Promise<Map<number, number>> {
  if (works.length === 0) return new Map()
  const { rows } = await sql<{ work: number; citations: number }>`
    select work, max(cited_by) as citations from authority where work = any(${works}) group by work`.execute(db)
  const counts = new Map(rows.map((row) => [row.work, row.citations]))
  if (without.size > 0) {
    const left = await sql<{ work: number; citations: number }>`
      select cited.work, count(distinct link.citing)::int as citations
      from authority_link link join authority_citation citation on citation.key = link.key
      join authority cited on cited.number = citation.authority
      where link.citing = any(${[...without]}) and cited.work = any(${works}) group by cited.work`.execute(db)
    for (const row of left.rows) counts.set(row.work, (counts.get(row.work) ?? 0) - row.citations)
  }
  return counts
}
