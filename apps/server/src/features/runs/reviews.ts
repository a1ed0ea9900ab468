import { CasewrightError, type Review, type ReviewInput, reviewInput, reviewItem } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type Actor, record } from '../audit/index.ts'
import { findRun } from './repository.ts'

/** So many decisions one run may carry: no result has as many parts. */
const most = 5000

type Decided = ReviewInput & Pick<Review, 'by'>
const place = (runId: string, item: string) => `run.review:${runId}:${item}`

/** The decisions about a run's result, by the order in which they were made. */
export async function reviewsOf({ trx }: Own, vault: Vault, runId: string): Promise<Review[]> {
  const rows = await trx.selectFrom('runReview').selectAll().where('runId', '=', runId).orderBy('at').execute()
  return rows.map(({ item, sealed, at }) => ({
    item,
    ...vault.openJson<Decided>(place(runId, item), sealed),
    at: at.toISOString(),
  }))
}

/**
 * Keeps a decision about one part of a result, in place of an earlier one.
 * @throws CasewrightError not-found; conflict where the run has no result; bad-input
 * @throws the database's refusal where it is in place of one on a run under a legal hold
 */
export async function keepReview(
  own: Own,
  actor: Actor,
  vault: Vault,
  runId: string,
  { item, by, input }: { item: string; by: string; input: unknown },
): Promise<Review> {
  const run = await findRun(own, runId)
  if (run.state !== 'done') throw new CasewrightError('conflict', 'Only a complete result can be reviewed.')
  const decision = reviewInput.safeParse(input)
  if (!reviewItem.safeParse(item).success || !decision.success)
    throw new CasewrightError(
      'bad-input',
      decision.error?.issues[0]?.message ?? 'This part of the result is not identified.',
    )
  const { count } = await own.trx
    .selectFrom('runReview')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('runId', '=', runId)
    .where('item', '!=', item)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) throw new CasewrightError('too-large', 'This result has too many decisions already.')
  const at = new Date()
  const sealed = vault.sealJson(place(runId, item), { ...decision.data, by } satisfies Decided)
  await own.trx
    .insertInto('runReview')
    .values({ runId, item, personId: own.userId, sealed, at })
    .onConflict((conflict) => conflict.columns(['runId', 'item']).doUpdateSet({ personId: own.userId, sealed, at }))
    .execute()
  await record(own.trx, actor, { action: 'review.kept', subject: { kind: 'run', id: runId } })
  return { item, ...decision.data, by, at: at.toISOString() }
}

/** Takes a decision back; one that is not there is no error. A legal hold keeps it, as the database says. */
export async function dropReview(own: Own, actor: Actor, runId: string, item: string): Promise<void> {
  await findRun(own, runId)
  const { numDeletedRows } = await own.trx
    .deleteFrom('runReview')
    .where('runId', '=', runId)
    .where('item', '=', item)
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    await record(own.trx, actor, { action: 'review.dropped', subject: { kind: 'run', id: runId } })
}
