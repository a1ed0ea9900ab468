import { citationKeys } from '@casewright/law'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthorityDetails, ReadAuthority, StoredAuthority } from '../types.ts'
import { type AuthorityParts, joined } from './joined.ts'

/** The members of works, with their citations. */
export async function membersOf(db: Database, works: readonly number[]): Promise<AuthorityParts[]> {
  if (works.length === 0) return []
  const { rows } = await sql<AuthorityParts>`
    select authority.number, authority.id, work, kind, title, citation, court, jurisdiction, date, url, source, holding,
      key_points, subjects, field, length, cited_by, fetched_at,
      array(select written from authority_citation where authority = authority.number group by written
        order by bool_or(main) desc, written) as citations
    from authority where work = any(${works})`.execute(db)
  return rows
}

/** Works in the given order, each with its members joined. */
export async function authoritiesOf(db: Database, works: readonly number[]): Promise<Map<number, StoredAuthority>> {
  const members = Map.groupBy(await membersOf(db, works), (row) => row.work)
  return new Map(works.flatMap((work) => (members.has(work) ? [[work, joined(members.get(work) ?? [])] as const] : [])))
}

/** So many works of one citation are told at most. */
const mostWorks = 50

/** The works that have the most of the citations in `citation`. */
export const worksCited = async (db: Database, citation: string): Promise<number[]> =>
  (await worksCitedEach(db, [citation])).get(citation) ?? []

/** The same of each of the texts, asked in one question. */
async function worksCitedEach(db: Database, citations: readonly string[]): Promise<Map<string, number[]>> {
  const keysOf = new Map(citations.map((citation) => [citation, new Set(citationKeys(citation))]))
  const keys = [...new Set([...keysOf.values()].flatMap((of) => [...of]))]
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ work: number; key: string }>`
    select distinct work, key from authority_citation where key = any(${keys})`.execute(db)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const workOf = (of: ReadonlySet<string>) => mostOften([...of].flatMap((key) => byKey.get(key) ?? []))
  return new Map([...keysOf].map(([citation, of]) => [citation, workOf(of)]))
}

function mostOften(rows: readonly { work: number }[]): number[] {
  const counts = new Map<number, number>()
  for (const { work } of rows) counts.set(work, (counts.get(work) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts]
    .filter(([, count]) => count === most)
    .map(([work]) => work)
    .sort((one, other) => one - other)
    .slice(0, mostWorks)
}

/** The works that are sections with a number, of whatever code. */
export async function worksOfSection(db: Database, number: string): Promise<number[]> {
  const { rows } = await sql<{ work: number }>`
    select distinct work from authority where citation ilike ${`%§ ${number}`} order by work limit 50`.execute(db)
  return rows.map(({ work }) => work)
}

export const lookup = async (db: Database, citation: string): Promise<StoredAuthority[]> =>
  (await lookupEach(db, [citation])).get(citation) ?? []

/** What each citation is of, all asked in two questions. */
export async function lookupEach(db: Database, citations: readonly string[]): Promise<Map<string, StoredAuthority[]>> {
  const works = await worksCitedEach(db, citations)
  const authorities = await authoritiesOf(db, [...new Set([...works.values()].flat())])
  return new Map(
    citations.map((citation) => [citation, (works.get(citation) ?? []).flatMap((work) => authorities.get(work) ?? [])]),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The authority and its text: of a work that several imports hold, the text of the one that has one. */
export async function read(db: Database, id: string): Promise<ReadAuthority | null> {
  if (!uuid.test(id)) return null
  const row = await db
    .selectFrom('authority')
    .select(['number', 'work', 'length'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const members = await membersOf(db, [row.work])
  const withText = row.length > 0 ? row : members.sort((one, other) => other.length - one.length)[0]
  const stored = await db
    .selectFrom('authorityText')
    .select('text')
    .where('authority', '=', withText?.number ?? row.number)
    .executeTakeFirst()
  const about = await db
    .selectFrom('authorityDetail')
    .select('detail')
    .where('authority', '=', withText?.number ?? row.number)
    .executeTakeFirst()
  const details = about ? { details: about.detail as AuthorityDetails } : {}
  return { authority: joined(members), text: stored?.text ?? '', ...details }
}
