import { CasewrightError, type RunSummary } from '@casewright/core'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Own } from '../db/for-user.ts'
import type { RunRow, Schema } from '../db/schema.ts'
import { readable } from '../matters/visible.ts'
import { asSummary, summaryColumns } from './summary.ts'

/** Which runs: those of a tool, and those whose label has a text in it. */
export interface RunFilter {
  tool?: string
  /** Of these tools alone; absent: of all. */
  tools?: readonly string[]
  text?: string
}

export interface ListQuery extends RunFilter {
  limit: number
  /** Where the page before ended: the last run's time and id. */
  before?: readonly [createdAt: string, id: string]
}

const pattern = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`

/** What makes up a person's history, as far as a filter lets it through. */
export const inHistory =
  (userId: string, { tool, tools, text }: RunFilter) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'run'>) =>
    and([
      eb('ownerId', '=', userId),
      eb('retain', '=', 'history'),
      ...(tool ? [eb('tool', '=', tool)] : []),
      ...(tools ? [eb('tool', 'in', tools.length > 0 ? tools : [''])] : []),
      ...(text ? [eb('label', 'ilike', pattern(text))] : []),
    ])

/** A person's runs, newest first, a page at a time. */
export async function listRuns(
  { userId, trx }: Own,
  query: ListQuery,
): Promise<{ runs: RunSummary[]; next: string | null }> {
  let select = trx.selectFrom('run').select(summaryColumns).where(inHistory(userId, query))
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

/** The same where it is another person's, or of a tool that a key was not made for. */
export const noSuchRun = () => new CasewrightError('not-found', 'This run does not exist, or it is not yours.')

/** One's own run, such as to change it. @throws CasewrightError not-found: also where the run is another person's */
export async function findRun({ userId, trx }: Own, id: string): Promise<RunRow> {
  const row = isId(id)
    ? await trx.selectFrom('run').selectAll().where('id', '=', id).where('ownerId', '=', userId).executeTakeFirst()
    : undefined
  if (!row) throw noSuchRun()
  return row
}

/**
 * A run to be read: one's own, or of a matter that one is a member of.
 * @throws CasewrightError not-found: also where it is none of these
 */
export async function findReadableRun({ userId, trx }: Own, id: string): Promise<RunRow> {
  const row = isId(id)
    ? await trx.selectFrom('run').selectAll().where('id', '=', id).where(readable('run', userId)).executeTakeFirst()
    : undefined
  if (!row) throw noSuchRun()
  return row
}

const isId = (id: string) => z.uuid().safeParse(id).success
