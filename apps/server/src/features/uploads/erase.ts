import { sql } from 'kysely'
import type { Database, Trx } from '../../platform/db/client.ts'
import type { Own } from '../../platform/db/for-user.ts'
import { documentUnderHold } from '../holds/index.ts'

/** Erases those of a person's uploads that no run uses, that were not kept for longer, and that no hold keeps. */
export const eraseUploads = ({ userId, trx }: Own, ids: readonly string[]): Promise<number> =>
  eraseUnused(trx, ids, userId)

/** The same of whoever owns them, unless one person is named. */
export async function eraseUnused(trx: Trx, ids: readonly string[], ownerId?: string): Promise<number> {
  if (ids.length === 0) return 0
  const erased = await trx
    .deleteFrom('document')
    .where('id', 'in', ids)
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? ''))
    .where('keepUntil', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('runDocument').select('runId').whereRef('runDocument.documentId', '=', 'document.id'))),
    )
    .where(sql<boolean>`not ${documentUnderHold}`)
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}

/** Erases an upload that was refused, or that broke off; one that a run has by now stays. */
export async function eraseArriving(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('document')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('runDocument').select('runId').whereRef('runDocument.documentId', '=', 'document.id'))),
    )
    .execute()
}

/** Erases uploads that broke off, and documents whose time is over. Returns how many. */
export async function erasePastDocuments(db: Database): Promise<number> {
  const swept = await db
    .deleteFrom('document')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'arriving'), where('createdAt', '<', sql<Date>`now() - interval '1 hour'`)]),
        where.and([where('keepUntil', '<', sql<Date>`now()`), sql<boolean>`not ${documentUnderHold}`]),
      ]),
    )
    .executeTakeFirst()
  return Number(swept.numDeletedRows)
}
