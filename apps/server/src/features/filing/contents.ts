import type { MatterDocument, MatterRun } from '@casewright/api'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { findMatter, readable } from '../matters/index.ts'
import { asSummary, summaryColumns } from '../runs/index.ts'

export interface ContentsQuery {
  limit: number
  /** Where the page before ended: the last one's time and id. */
  before?: readonly [at: string, id: string]
}

/** The runs of all members, newest first, a page at a time. @throws CasewrightError not-found */
export async function runsOfMatter(
  own: Own,
  vault: Vault,
  id: string,
  { limit, before }: ContentsQuery,
): Promise<{ runs: MatterRun[]; next: string | null }> {
  await findMatter(own, id)
  let select = own.trx
    .selectFrom('run')
    .innerJoin('person', 'person.id', 'run.ownerId')
    .select(summaryColumns.map((column) => `run.${column}` as const))
    .select(['person.id as ownerId', 'person.name as ownerName'])
    .where('run.matterId', '=', id)
    .where('run.retain', '=', 'history')
    .where(readable('run', own.userId))
  if (before) {
    const [created, last] = before
    select = select.where(sql<boolean>`(run.created_at, run.id) < (${created}::timestamptz, ${last}::uuid)`)
  }
  const rows = await select
    .orderBy('run.createdAt', 'desc')
    .orderBy('run.id', 'desc')
    .limit(limit + 1)
    .execute()
  const runs = rows
    .slice(0, limit)
    .map((row) => ({ ...asSummary(row, vault), owner: { id: row.ownerId, name: row.ownerName } }))
  const last = runs.at(-1)
  return { runs, next: rows.length > limit && last ? `${last.createdAt}_${last.id}` : null }
}

type Row = Omit<MatterDocument, 'at' | 'owner'> & { ownerId: string; ownerName: string; at: Date }

/** Uploads and saved documents of all members, the last changed first. @throws CasewrightError not-found */
export async function documentsOfMatter(
  own: Own,
  id: string,
  { limit, before }: ContentsQuery,
): Promise<{ documents: MatterDocument[]; next: string | null }> {
  await findMatter(own, id)
  const [at, last] = before ?? [null, null]
  const { rows } = await sql<Row>`
    select lying.*, person.name as owner_name
    from (
      select 'upload' as kind, id, name as title, bytes, null as tool, owner_id,
        date_trunc('milliseconds', created_at) as at
      from document
      where matter_id = ${id}::uuid and state = 'kept' and ${readable('document', own.userId)}
      union all
      select 'kept', id, title, null, tool, owner_id, updated_at
      from kept_document
      where matter_id = ${id}::uuid and ${readable('keptDocument', own.userId)}
    ) as lying
    join person on person.id = lying.owner_id
    where ${at}::timestamptz is null or (lying.at, lying.id) < (${at}::timestamptz, ${last}::uuid)
    order by lying.at desc, lying.id desc
    limit ${limit + 1}
  `.execute(own.trx)
  const documents = rows.slice(0, limit).map(({ ownerId, ownerName, at: changed, ...row }) => ({
    ...row,
    owner: { id: ownerId, name: ownerName },
    at: changed.toISOString(),
  }))
  const end = documents.at(-1)
  return { documents, next: rows.length > limit && end ? `${end.at}_${end.id}` : null }
}
