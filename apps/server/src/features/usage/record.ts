import { sql } from 'kysely'
import type { Database, Trx } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { installationSettings } from '../settings/index.ts'
import { costOf, priceOf } from './price.ts'

interface StartedRun {
  runId: string
  personId: string
  matterId: string | null
  tool: string
  action: string
  byKey: boolean
}

/** Counts a run that is accepted, if and only if its transaction stands. */
export async function recordRun(trx: Trx, run: StartedRun): Promise<void> {
  await trx
    .insertInto('usageEntry')
    .values({ kind: 'run', ...run })
    .execute()
}

/** Stands in place of a tool where an administrator tested a model. */
export const testTool = 'connection-test'

/** Counts a model call that an administrator made to test it: a call without a run. */
export async function recordTest(
  db: Database,
  personId: string,
  model: string,
  tokens: { input: number; output: number },
): Promise<void> {
  const { prices } = await installationSettings(db).read()
  await forUser(db, personId, ({ trx }) =>
    trx
      .insertInto('usageEntry')
      .values({
        kind: 'model',
        runId: null,
        personId,
        tool: testTool,
        action: 'test',
        model,
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        costMicros: costOf(priceOf(prices, model), tokens),
      })
      .execute(),
  )
}

/**
 * Counts a model call as it ends, whatever becomes of its run. Whose it is and for what, its run's entry says,
 * which is there even when the run was deleted meanwhile.
 * @returns what it cost, in millionths of a dollar; null where that cannot be told
 */
export async function recordCall(
  db: Database,
  runId: string,
  model: string,
  tokens: { input: number; output: number },
): Promise<number | null> {
  const { prices } = await installationSettings(db).read()
  const cost = costOf(priceOf(prices, model), tokens)
  // For nobody: the person may be erased by now, or no member of the matter any more.
  await sql`
    insert into usage_entry
      (kind, run_id, person_id, matter_id, tool, action, by_key, model, input_tokens, output_tokens, cost_micros)
    select 'model', run_id, person_id, matter_id, tool, action, by_key, ${model},
      ${tokens.input}::bigint, ${tokens.output}::bigint, ${cost}::bigint
    from usage_entry where run_id = ${runId}::uuid and kind = 'run'
  `.execute(db)
  return cost
}

/**
 * Counts a question that a model on this server did not answer. It sends nothing out, so the ledger of what left does not
 * know of it. What is older than what Administration shows is deleted.
 */
export async function recordLocalFailure(db: Database, model: string): Promise<void> {
  await sql`with past as (delete from local_model_failure where at < now() - interval '30 days')
    insert into local_model_failure (model) values (${model})`.execute(db)
}
