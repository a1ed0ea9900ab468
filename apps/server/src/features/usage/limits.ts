import { CasewrightError, inBytes, inDollars } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { forUser, type Own } from '../../platform/db/for-user.ts'
import { takeTurn } from '../../platform/db/take-turn.ts'
import { settingsWithin } from '../settings/index.ts'
import { monthOf, nextStart } from './month.ts'
import { planOf } from './plan.ts'
import { isFree, priceOf } from './price.ts'
import { storedBytes } from './storage.ts'

const askForMore = 'contact your administrator if you need more before then'

/**
 * Lets a run begin where the person's plan has room for it. What is counted holds to the end of the transaction: of
 * several that begin at once, each sees those before it.
 * @throws CasewrightError limit-reached
 */
export async function mayStart({ userId, trx }: Own): Promise<void> {
  const plan = await planOf(trx, userId)
  if (!plan || plan.runs === null) return
  await takeTurn({ userId, trx }, 'runs')
  const month = monthOf(new Date())
  const { started } = await trx
    .selectFrom('usageEntry')
    .select(({ fn }) => fn.countAll<number>().as('started'))
    .where('personId', '=', userId)
    .where('kind', '=', 'run')
    .where('at', '>=', month.from)
    .executeTakeFirstOrThrow()
  if (started >= plan.runs)
    throw new CasewrightError(
      'limit-reached',
      `You have started ${amount(started)} of the ${amount(plan.runs)} ${plan.runs === 1 ? 'run' : 'runs'} allowed each month by your plan, ${plan.name}. The count resets on ${nextStart(month)}; ${askForMore}.`,
    )
}

/**
 * Lets a model be asked where the person's plan has room for its cost. A model that costs nothing may always be asked.
 * What is asked at the same moment is not known yet, so that several at once can go past the limit by what they cost.
 * @throws CasewrightError limit-reached
 */
export const mayAsk = (db: Database, userId: string, model: string): Promise<void> =>
  forUser(db, userId, async ({ trx }) => {
    const plan = await planOf(trx, userId)
    if (!plan || plan.costMicros === null) return
    const { prices } = await settingsWithin(trx)
    if (isFree(priceOf(prices, model))) return
    const month = monthOf(new Date())
    const { cost } = await trx
      .selectFrom('usageEntry')
      .select(sql<number>`coalesce(sum(cost_micros), 0)::bigint`.as('cost'))
      .where('personId', '=', userId)
      .where('at', '>=', month.from)
      .executeTakeFirstOrThrow()
    if (cost >= plan.costMicros)
      throw new CasewrightError(
        'limit-reached',
        `Your language model usage has cost ${inDollars(cost)} of the ${inDollars(plan.costMicros)} allowed each month by your plan, ${plan.name}. The count resets on ${nextStart(month)}; ${askForMore}.`,
      )
  })

/**
 * Lets further bytes be kept where the person's plan has room for them, until the end of the transaction.
 * @throws CasewrightError limit-reached
 */
export async function mayStore({ userId, trx }: Own, further: number): Promise<void> {
  const plan = await planOf(trx, userId)
  if (!plan || plan.storageBytes === null) return
  await takeTurn({ userId, trx }, 'storage')
  const stored = await storedBytes(trx, userId)
  if (stored + further > plan.storageBytes)
    throw new CasewrightError(
      'limit-reached',
      `Your documents use ${inBytes(stored)} of the ${inBytes(plan.storageBytes)} allowed by your plan, ${plan.name}, and this one does not fit. Delete documents or runs you no longer need, or ask your administrator for more storage.`,
    )
}

const amount = (count: number) => count.toLocaleString('en-US')

/** How many bytes the person's plan has room for, now. */
export async function roomLeft({ userId, trx }: Own): Promise<number> {
  const plan = await planOf(trx, userId)
  return !plan || plan.storageBytes === null
    ? Number.POSITIVE_INFINITY
    : plan.storageBytes - (await storedBytes(trx, userId))
}
