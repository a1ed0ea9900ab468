import type { Matter, MatterSummary } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Own } from '../../platform/db/for-user.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type MatterRow = Selectable<Schema['matter']>

const pattern = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`

/** A member's own matters with what a list tells of them. */
const myMatters = ({ userId, trx }: Own) =>
  trx
    .selectFrom('matter')
    .innerJoin('matterMember as mine', 'mine.matterId', 'matter.id')
    .leftJoin('person as owner', 'owner.id', 'matter.ownerId')
    .where('mine.personId', '=', userId)
    .select(['matter.id', 'matter.name', 'matter.clientMatterNumber', 'matter.ownerId', 'owner.name as ownerName'])
    .select(['matter.createdAt', 'matter.closedAt', 'matter.keptHere'])
    .select([
      sql<number>`(select count(*) from matter_member where matter_id = matter.id)`.as('members'),
      sql<number>`(select count(*) from run where matter_id = matter.id and retain = 'history')`.as('runs'),
    ])

type Listed = Awaited<ReturnType<ReturnType<typeof myMatters>['executeTakeFirstOrThrow']>>

const asSummary = (row: Listed): MatterSummary => ({
  id: row.id,
  name: row.name,
  number: row.clientMatterNumber,
  owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
  openedAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  keptHere: row.keptHere,
  members: row.members,
  runs: row.runs,
})

export interface MattersQuery {
  /** With these words in the name or the number. */
  text?: string
  open?: 'true'
  limit: number
  /** The last matter of the page before. */
  before?: string
}

/** A person's matters: open ones first, then the last opened, a page at a time. */
export async function listMatters(
  own: Own,
  { text, open, limit, before }: MattersQuery,
): Promise<{ matters: MatterSummary[]; next: string | null }> {
  let select = myMatters(own)
  if (open) select = select.where('matter.closedAt', 'is', null)
  if (text)
    select = select.where(({ or, eb }) =>
      or([eb('matter.name', 'ilike', pattern(text)), eb('matter.clientMatterNumber', 'ilike', pattern(text))]),
    )
  if (before)
    select = select.where(
      sql<boolean>`(matter.closed_at is null, matter.created_at, matter.id)
        < (select last.closed_at is null, last.created_at, last.id from matter as last where last.id = ${before}::uuid)`,
    )
  const rows = await select
    .orderBy(sql`matter.closed_at is null`, 'desc')
    .orderBy('matter.createdAt', 'desc')
    .orderBy('matter.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit).map(asSummary)
  return { matters: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

const noSuchMatter = () =>
  new CasewrightError('not-found', 'This matter no longer exists, or you are not a member of it.')

/**
 * One of the person's matters, held until the transaction ends where it is to be changed.
 * @throws CasewrightError not-found: also where the person is no member
 */
export async function findMatter({ userId, trx }: Own, id: string, { toChange = false } = {}): Promise<MatterRow> {
  const row = z.uuid().safeParse(id).success
    ? await trx
        .selectFrom('matter')
        .innerJoin('matterMember', 'matterMember.matterId', 'matter.id')
        .selectAll('matter')
        .where('matter.id', '=', id)
        .where('matterMember.personId', '=', userId)
        .$if(toChange, (query) => query.forUpdate('matter'))
        .executeTakeFirst()
    : undefined
  if (!row) throw noSuchMatter()
  return row
}

/** A matter with its members and how much lies in it. @throws CasewrightError not-found */
export async function readMatter(own: Own, id: string): Promise<Matter> {
  await findMatter(own, id)
  const row = await myMatters(own).where('matter.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchMatter()
  const members = await own.trx
    .selectFrom('matterMember')
    .innerJoin('person', 'person.id', 'matterMember.personId')
    .select(['person.id', 'person.name', 'person.email', 'matterMember.addedAt'])
    .where('matterMember.matterId', '=', id)
    .orderBy('matterMember.addedAt')
    .orderBy('person.id')
    .execute()
  const { rows } = await sql<{ documents: number }>`
    select (select count(*) from document where matter_id = ${id}::uuid and state = 'kept')
      + (select count(*) from kept_document where matter_id = ${id}::uuid) as documents
  `.execute(own.trx)
  return {
    ...asSummary(row),
    members: members.map(({ addedAt, ...person }) => ({ ...person, addedAt: addedAt.toISOString() })),
    documents: rows[0]?.documents ?? 0,
  }
}
