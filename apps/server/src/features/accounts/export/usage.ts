import type { UsageSum } from '@casewright/api'
import { sql } from 'kysely'
import type { Own } from '../../../platform/db/for-user.ts'
import { summed } from '../../usage/index.ts'

/** What a person used in a calendar month (UTC) of one tool. */
interface UsedInMonth extends UsageSum {
  /** '2026-11'. */
  month: string
  tool: string
  /** Of the calls; null: the line counts the runs. */
  model: string | null
}

/** What a person used, of deleted runs too; costs are in millionths of a dollar. */
export async function usedByMonth({ userId, trx }: Own): Promise<UsedInMonth[]> {
  const { rows } = await sql<UsedInMonth>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, tool, model,
      ${summed}
    from usage_entry where person_id = ${userId}
    group by 1, tool, model
    order by 1, tool, model nulls first
  `.execute(trx)
  return rows
}
