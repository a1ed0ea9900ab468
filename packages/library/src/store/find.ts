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

/** The works that have the most of the citations in `citation`. */
export async function worksCited(db: Database, citation: string): Promise<number[]> {
  const keys = citationKeys(citation)
  if (keys.length === 0) return []
  const { rows } = await sql<{ work: number; count: number }>`
    select work, count(distinct key) as count from authority_citation
    where key = any(${keys}) group by work order by count desc, work limit 50`.execute(db)
  return rows.filter((row) => row.count === rows[0]?.count).map((row) => row.work)
}

/** The works that are sections with a number, of whatever code. */
export async function worksOfSection(db: Database, number: string): Promise<number[]> {
  const { rows } = await sql<{ work: number }>`
    select distinct work from authority where citation ilike ${`%§ ${number}`} order by work limit 50`.execute(db)
  return rows.map(({ work }) => work)
}

export async function lookup(db: Database, citation: string): Promise<StoredAuthority[]> {
  return [...(await authoritiesOf(db, await worksCited(db, citation))).values()]
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
