import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** A passage that cites somebody, and how well it fits the query. */
export interface CitingPassage {
  /** The number and the work of the authority that it stands in. */
  citing: number
  work: number
  /** Its ordinal in the text. */
  passage: number
  score: number
}

interface Missing {
  unread: readonly CitingPassage[]
  uncounted: readonly number[]
}

/** Each further passage that cites the same authority counts half as much as the one before, up to this many. */
const most = 5
/** What is kept in memory at most. */
const mostPassages = 200_000
const mostCounts = 500_000
/** A library with fewer citations of its own authorities than this is read whole, in the background, at most so often. */
const mostLinks = 150_000
const readWholeEvery = 10_000

/**
 * What authorities say of each other. What was read is kept until the library changes, as a new authority may be the
 * one that an old passage cites.
 */
export function createCiting(db: Database) {
  let cited = new Map<string, number[]>()
  let counts = new Map<number, number>()

  // Whether what is not in the maps is not there at all.
  let whole = false
  let tooMany = false
  let lastWhole = Number.NEGATIVE_INFINITY
  let readingWhole = Promise.resolve()

  const readWhole = async () => {
    const [intoCited, intoCounts] = [cited, counts]
    const links = await sql<{ citing: number; passage: number; work: number }>`
      select link.citing, link.passage, citation.work from authority_link link
      join authority_citation citation on citation.key = link.key limit ${mostLinks + 1}`.execute(db)
    tooMany = links.rows.length > mostLinks
    if (tooMany) return
    const often = await sql<{ work: number; citations: number }>`
      select work, max(cited_by) as citations from authority where cited_by > 0 group by work`.execute(db)
    for (const [key, of] of Map.groupBy(links.rows, ({ citing, passage }) => `${citing} ${passage}`))
      intoCited.set(key, [...new Set(of.map(({ work }) => work))])
    for (const { work, citations } of often.rows) intoCounts.set(work, citations)
    // Unless the library has changed in the meantime.
    if (cited === intoCited) whole = true
  }
  const readWholeBehind = () => {
    if (whole || tooMany || performance.now() - lastWhole < readWholeEvery) return
    lastWhole = performance.now()
    readingWhole = readWhole().catch(() => {})
  }

  const missingOf = (passages: readonly CitingPassage[], works: readonly number[]): Missing | undefined => {
    if (whole) return undefined
    readWholeBehind()
    const unread = passages.filter(({ citing, passage }) => !cited.has(`${citing} ${passage}`))
    const uncounted = works.filter((work) => !counts.has(work))
    return unread.length + uncounted.length > 0 ? { unread, uncounted } : undefined
  }
  /** Both in one question, as asking costs more than answering. */
  const readMissing = async ({ unread, uncounted }: Missing) => {
    const [intoCited, intoCounts] = [cited, counts]
    if (cited.size + unread.length > mostPassages) cited.clear()
    if (counts.size + uncounted.length > mostCounts) counts.clear()
    const { rows } = await sql<{
      links: [place: number, work: number][] | null
      counts: [work: number, citations: number][] | null
    }>`
      select (
        select json_agg(json_build_array(place, citation.work))
        from unnest(${unread.map((one) => one.citing)}::int[], ${unread.map((one) => one.passage)}::int[])
          with ordinality as told (citing, passage, place)
        join authority_link link on link.citing = told.citing and link.passage = told.passage
        join authority_citation citation on citation.key = link.key
      ) as links, (
        select json_agg(json_build_array(work, cited_by)) from authority where work = any(${uncounted}) and cited_by > 0
      ) as counts`.execute(db)
    const links = Map.groupBy(rows[0]?.links ?? [], ([place]) => place - 1)
    for (const [place, { citing, passage }] of unread.entries())
      intoCited.set(`${citing} ${passage}`, [...new Set((links.get(place) ?? []).map(([, work]) => work))])
    for (const work of uncounted) intoCounts.set(work, 0)
    for (const [work, citations] of rows[0]?.counts ?? [])
      intoCounts.set(work, Math.max(citations, intoCounts.get(work) ?? 0))
  }

  return {
    /** Waits until the citations of a library of moderate size are in memory. */
    readAhead(): Promise<void> {
      readWholeBehind()
      return readingWhole
    },

    /** The library has changed. */
    forget(): void {
      // New ones: an answer that is on its way belongs to the library as it was.
      cited = new Map()
      counts = new Map()
      whole = false
    },

    /**
     * What the passages of others say for the authorities that they cite, and how many cite each of `works`, those in
     * `without` not counted.
     * @param meanwhile begun only where the database must be asked: what can be asked of it at the same time
     */
    async about(
      passages: readonly CitingPassage[],
      works: readonly number[],
      without: ReadonlySet<number>,
      meanwhile: () => Promise<unknown>,
    ) {
      const missing = missingOf(passages, works)
      if (missing) await Promise.all([readMissing(missing), meanwhile()])
      return { said: said(passages), counts: await countsOf(works, without) }
    },
  }

  function said(passages: readonly CitingPassage[]): Map<number, number> {
    const byWork = new Map<number, number[]>()
    for (const { citing, work, passage, score } of passages)
      for (const other of cited.get(`${citing} ${passage}`) ?? []) {
        if (other === work) continue
        const scores = byWork.get(other)
        if (scores) scores.push(score)
        else byWork.set(other, [score])
      }
    const scores = new Map<number, number>()
    for (const [work, of] of byWork) {
      of.sort((one, other) => other - one)
      scores.set(
        work,
        of.slice(0, most).reduce((sum, score, nth) => sum + score / 2 ** nth, 0),
      )
    }
    return scores
  }

  async function countsOf(works: readonly number[], without: ReadonlySet<number>): Promise<Map<number, number>> {
    const found = new Map(works.map((work) => [work, counts.get(work) ?? 0]))
    if (without.size > 0) {
      const left = await sql<{ work: number; citations: number }>`
        select citation.work, count(distinct link.citing)::int as citations
        from authority_link link join authority_citation citation on citation.key = link.key
        where link.citing = any(${[...without]}) and citation.work = any(${works}) group by citation.work`.execute(db)
      for (const row of left.rows) found.set(row.work, (found.get(row.work) ?? 0) - row.citations)
    }
    return found
  }
}

export type Citing = ReturnType<typeof createCiting>
