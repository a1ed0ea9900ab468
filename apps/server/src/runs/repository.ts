import { CasewrightError, hasEnded, type Run, type RunSummary } from '@casewright/core'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Own } from '../db/for-user.ts'
import type { RunRow } from '../db/schema.ts'
import type { Vault } from '../vault.ts'
import { notifyRun } from './notify.ts'
import { runSeals } from './seal.ts'
import { asSummary, summaryColumns } from './summary.ts'

export interface ListQuery {
  tool?: string
  /** Part of the label. */
  text?: string
  limit: number
  /** Where the page before ended: the last run's time and id. */
  before?: readonly [createdAt: string, id: string]
}

/** A person's runs, newest first, a page at a time. */
export async function listRuns(
  { userId, trx }: Own,
  query: ListQuery,
): Promise<{ runs: RunSummary[]; next: string | null }> {
  let select = trx
    .selectFrom('run')
    .select(summaryColumns)
    .where('ownerId', '=', userId)
    .where('retain', '=', 'history')
  if (query.tool) select = select.where('tool', '=', query.tool)
  if (query.text) select = select.where('label', 'ilike', `%${query.text.replace(/[%_\\]/g, '\\$&')}%`)
  if (query.before) {
    const [created, id] = query.before
    select = select.where(sql<boolean>`(created_at, id) < (${created}::timestamptz, ${id}::uuid)`)
  }
  const rows = await select
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute()
  const page = rows.slice(0, query.limit)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { runs: page.map(asSummary), next: last ? `${last.createdAt.toISOString()}_${last.id}` : null }
}

/** @throws CasewrightError not-found: also where the run is another person's */
export async function findRun({ userId, trx }: Own, id: string): Promise<RunRow> {
  const row = isId(id)
    ? await trx.selectFrom('run').selectAll().where('id', '=', id).where('ownerId', '=', userId).executeTakeFirst()
    : undefined
  if (!row) throw new CasewrightError('not-found', 'This run does not exist, or it is not yours.')
  return row
}

/** A run with its steps and, once it is done, its result. */
export async function readRun(own: Own, vault: Vault, id: string): Promise<Run> {
  const row = await findRun(own, id)
  const seals = runSeals(vault, id)
  const steps = await own.trx.selectFrom('runStep').selectAll().where('runId', '=', id).orderBy('id').execute()
  const documents = await own.trx
    .selectFrom('runDocument')
    .innerJoin('document', 'document.id', 'runDocument.documentId')
    .select(['document.id', 'document.name', 'document.bytes', 'document.kind'])
    .where('runDocument.runId', '=', id)
    .orderBy('runDocument.position')
    .execute()
  return {
    ...asSummary(row),
    steps: steps.map((step) => ({
      message: step.message,
      ...(step.total === null ? {} : { done: step.done ?? 0, total: step.total }),
      at: step.createdAt.toISOString(),
    })),
    output: seals.openOutput(row),
    provenance: seals.openProvenance(row),
    documents,
  }
}

/** Ends a run that has not ended. Who executes it hears of it and stops. */
export async function cancelRun(own: Own, id: string): Promise<void> {
  const row = await findRun(own, id)
  if (hasEnded(row.state)) return
  await own.trx
    .updateTable('run')
    .set({
      state: 'cancelled',
      endedAt: new Date(),
      leaseUntil: null,
      errorCode: 'cancelled',
      errorMessage: 'The run was cancelled.',
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
  await own.trx.deleteFrom('runPartial').where('runId', '=', id).execute()
  await notifyRun(own.trx, id)
}

/** Erases a run, and the uploads that no other run uses and that were not kept for longer. */
export async function deleteRun(own: Own, id: string): Promise<void> {
  await cancelRun(own, id)
  const used = await own.trx.selectFrom('runDocument').select('documentId').where('runId', '=', id).execute()
  await own.trx.deleteFrom('run').where('id', '=', id).where('ownerId', '=', own.userId).execute()
  const ids = used.map((row) => row.documentId)
  if (ids.length === 0) return
  await own.trx
    .deleteFrom('document')
    .where('id', 'in', ids)
    .where('ownerId', '=', own.userId)
    .where('keepUntil', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('runDocument').select('runId').whereRef('runDocument.documentId', '=', 'document.id'))),
    )
    .execute()
}

const isId = (id: string) => z.uuid().safeParse(id).success
