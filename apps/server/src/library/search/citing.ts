import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** A passage that cites somebody, and how well it fits the query. */
export interface CitingPassage {
  /** The number and the work of the authority that it stands in. */
  citing: number
  work: number
  /** Its ordinal in the text. */
  passage: number
  score: number
}

/** Each further passage that cites the same authority counts half as much as the one before, up to this many. */
const most = 5
/** What is kept in memory at most. */
const mostPassages = 200_000
const mostCounts = 500_000

/**
 * What authorities say of each other. What was read is kept until the library changes, as a new authority may be the
 * one that an old passage cites.
 */
export function createCiting(db: Database) {
  const cited = new Map<string, number[]>()
  const counts = new Map<number, number>()

  const readCited = async (passages: readonly CitingPassage[]) => {
    const missing = passages.filter(({ citing, passage }) => !cited.has(`${citing} ${passage}`))
    if (missing.length === 0) return
    if (cited.size + missing.length > mostPassages) cited.clear()
    const { rows } = await sql<{ place: number; works: number[] }>`
      select place, array_agg(distinct citation.work) as works
      from unnest(${missing.map((one) => one.citing)}::int[], ${missing.map((one) => one.passage)}::int[])
        with ordinality as told (citing, passage, place)
      join authority_link link on link.citing = told.citing and link.passage = told.passage
      join authority_citation citation on citation.key = link.key
      group by place`.execute(db)
    for (const { citing, passage } of missing) cited.set(`${citing} ${passage}`, [])
    for (const { place, works } of rows) {
      const one = missing[place - 1] as CitingPassage
      cited.set(`${one.citing} ${one.passage}`, works)
    }
  }

  const readCounts = async (works: readonly number[]) => {
    const missing = works.filter((work) => !counts.has(work))
    if (missing.length === 0) return
    if (counts.size + missing.length > mostCounts) counts.clear()
    const { rows } = await sql<{ work: number; citations: number }>`
      select work, max(cited_by) as citations from authority where work = any(${missing}) group by work`.execute(db)
    for (const { work, citations } of rows) counts.set(work, citations)
  }

  return {
    /** The library has changed. */
    forget(): void {
      cited.clear()
      counts.clear()
    },

    /** What the passages of others say for the authorities that they cite, by work. */
    async scores(passages: readonly CitingPassage[]): Promise<Map<number, number>> {
      await readCited(passages)
      const said = new Map<number, number[]>()
      for (const { citing, work, passage, score } of passages)
        for (const other of cited.get(`${citing} ${passage}`) ?? []) {
          if (other === work) continue
          const scores = said.get(other)
          if (scores) scores.push(score)
          else said.set(other, [score])
        }
      const scores = new Map<number, number>()
      for (const [work, of] of said) {
        of.sort((one, other) => other - one)
        scores.set(
          work,
          of.slice(0, most).reduce((sum, score, nth) => sum + score / 2 ** nth, 0),
        )
      }
      return scores
    },

    /** How many authorities cite each work, those in `without` not counted. */
    async counts(works: readonly number[], without: ReadonlySet<number>): Promise<Map<number, number>> {
      await readCounts(works)
      const found = new Map(works.map((work) => [work, counts.get(work) ?? 0]))
      if (without.size > 0) {
        const left = await sql<{ work: number; citations: number }>`
          select citation.work, count(distinct link.citing)::int as citations
          from authority_link link join authority_citation citation on citation.key = link.key
          where link.citing = any(${[...without]}) and citation.work = any(${works}) group by citation.work`.execute(db)
        for (const row of left.rows) found.set(row.work, (found.get(row.work) ?? 0) - row.citations)
      }
      return found
    },
  }
}

export type Citing = ReturnType<typeof createCiting>
