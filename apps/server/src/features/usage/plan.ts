import type { PlanLimits } from '@casewright/api'
import type { Trx } from '../../platform/db/client.ts'
import { settingsWithin } from '../settings/index.ts'

/** A plan by its name, which is told apart without regard to case. */
const planNamed = (plans: readonly PlanLimits[], name: string | null): PlanLimits | undefined =>
  plans.find((plan) => plan.name.toLowerCase() === name?.toLowerCase())

/** The limits that hold for a person, as they stand now. Undefined: none, also where nobody defined the plan. */
export async function planOf(trx: Trx, personId: string): Promise<PlanLimits | undefined> {
  const person = await trx.selectFrom('person').select('plan').where('id', '=', personId).executeTakeFirst()
  if (!person?.plan) return undefined
  const { plans } = await settingsWithin(trx)
  return planNamed(plans, person.plan)
}
