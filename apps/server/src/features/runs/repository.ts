import { CasewrightError, type RunSummary } from '@casewright/core'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Own } from '../../platform/db/for-user.ts'
import type { RunRow, Schema } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { readable } from '../matters/index.ts'
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

/** What makes up a person's history, as far as a filter lets it through but for its text. */
const inHistory =
  (userId: string, { tool, tools }: RunFilter) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'run'>) =>
    and([
      eb('ownerId', '=', userId),
      eb('retain', '=', 'history'),
      ...(tool ? [eb('tool', '=', tool)] : []),
      ...(tools ? [eb('tool', 'in', tools.length > 0 ? tools : [''])] : []),
    ])

/** How many labels are opened at once where a text is looked for in them: some 10 milliseconds of work. */
const opened = 200

/**
 * The runs of a history that a filter lets through, newest first. The database cannot read labels, so a text is looked
 * for as they are opened, in one part of the history after another. @param size of the first part, without a text
 */
async function* runsIn({ userId, trx }: Own, vault: Vault, query: RunFilter & Pick<ListQuery, 'before'>, size: number) {
  const text = query.text?.toLowerCase()
  let before = query.before
  for (;;) {
    let select = trx.selectFrom('run').select(summaryColumns).where(inHistory(userId, query))
    if (before) {
      const [created, id] = before
      select = select.where(sql<boolean>`(created_at, id) < (${created}::timestamptz, ${id}::uuid)`)
    }
    const most = text ? opened : size
    const rows = await select.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most).execute()
    for (const row of rows) {
      const run = asSummary(row, vault)
      if (!text || run.label.toLowerCase().includes(text)) yield run
    }
    const last = rows.at(-1)
    if (!last || rows.length < most) return
    before = [last.createdAt.toISOString(), last.id]
  }
}

/** A person's runs, newest first, a page at a time. */
export async function listRuns(
  own: Own,
  vault: Vault,
  query: ListQuery,
): Promise<{ runs: RunSummary[]; next: string | null }> {
  const runs: RunSummary[] = []
  for await (const run of runsIn(own, vault, query, query.limit + 1)) {
    const last = runs.at(-1)
    if (last && runs.length === query.limit) return { runs, next: `${last.createdAt}_${last.id}` }
    runs.push(run)
  }
  return { runs, next: null }
}

/** The ids of all that a filter lets through. */
export async function idsOfRuns(own: Own, vault: Vault, filter: RunFilter): Promise<string[]> {
  if (!filter.text) {
    const rows = await own.trx.selectFrom('run').select('id').where(inHistory(own.userId, filter)).execute()
    return rows.map(({ id }) => id)
  }
  const ids: string[] = []
  for await (const { id } of runsIn(own, vault, filter, opened)) ids.push(id)
  return ids
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
