import { CasewrightError, type KeptDocument, type OpenedDocument } from '@casewright/core'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Own } from '../../platform/db/for-user.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { readable } from '../matters/index.ts'
import { keptSeal } from './seal.ts'

export type KeptRow = Selectable<Schema['keptDocument']>

export interface KeptQuery {
  /** Only this tool. */
  tool?: string
  /** With these words in the title. */
  text?: string
  limit: number
  /** Where the page before ended: the last document's time of change and id. */
  before?: readonly [updatedAt: string, id: string]
}

export const asKept = ({ id, title, tool, version, matterId, createdAt, updatedAt }: KeptRow): KeptDocument => ({
  id,
  title,
  tool,
  version,
  matter: matterId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const pattern = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`

/** A person's saved documents, the last changed first, a page at a time. */
export async function listKept(
  { userId, trx }: Own,
  { tool, text, limit, before }: KeptQuery,
): Promise<{ documents: KeptDocument[]; next: string | null }> {
  let select = trx.selectFrom('keptDocument').selectAll().where('ownerId', '=', userId)
  if (tool) select = select.where('tool', '=', tool)
  if (text) select = select.where('title', 'ilike', pattern(text))
  if (before) {
    const [changed, id] = before
    select = select.where(sql<boolean>`(updated_at, id) < (${changed}::timestamptz, ${id}::uuid)`)
  }
  const rows = await select
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { documents: page.map(asKept), next: last ? `${last.updatedAt.toISOString()}_${last.id}` : null }
}

/**
 * One of the person's documents, held until the transaction ends where it is to be changed.
 * @throws CasewrightError not-found: also where it is another person's
 */
export async function findKept({ userId, trx }: Own, id: string, { toChange = false } = {}): Promise<KeptRow> {
  const row = z.uuid().safeParse(id).success
    ? await trx
        .selectFrom('keptDocument')
        .selectAll()
        .where('id', '=', id)
        .where('ownerId', '=', userId)
        .$if(toChange, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined
  if (!row) throw noSuchDocument()
  return row
}

const noSuchDocument = () => new CasewrightError('not-found', 'This document no longer exists, or it is not yours.')

/** A document to be read: one's own, or of a matter that one is a member of. @throws CasewrightError not-found */
async function findReadableKept({ userId, trx }: Own, id: string): Promise<KeptRow & { ownerName: string }> {
  const row = z.uuid().safeParse(id).success
    ? await trx
        .selectFrom('keptDocument')
        .innerJoin('person', 'person.id', 'keptDocument.ownerId')
        .selectAll('keptDocument')
        .select('person.name as ownerName')
        .where('keptDocument.id', '=', id)
        .where(readable('keptDocument', userId))
        .executeTakeFirst()
    : undefined
  if (!row) throw noSuchDocument()
  return row
}

/** What one version holds. @throws CasewrightError not-found */
export async function contentOf(
  { trx }: Pick<Own, 'trx'>,
  vault: Vault,
  { id }: KeptRow,
  version: number,
): Promise<unknown> {
  const row = await trx
    .selectFrom('keptVersion')
    .select('sealed')
    .where('documentId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new CasewrightError('not-found', 'This version of the document does not exist.')
  return keptSeal(vault, id, version).open(row.sealed)
}

/**
 * A document with the content of one version, the newest unless one is asked for. To members of its matter it says
 * whose it is.
 */
export async function openKept(own: Own, vault: Vault, id: string, version?: number): Promise<OpenedDocument> {
  const row = await findReadableKept(own, id)
  const shown = version ?? row.version
  const content = await contentOf(own, vault, row, shown)
  const versions = await own.trx
    .selectFrom('keptVersion')
    .select(['version', 'title', 'at'])
    .where('documentId', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const owner = row.ownerId === own.userId ? {} : { owner: { id: row.ownerId, name: row.ownerName } }
  return {
    ...asKept(row),
    ...owner,
    shown,
    content,
    versions: versions.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}
