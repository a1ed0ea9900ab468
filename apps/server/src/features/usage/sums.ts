import type { Usage, UsageSum } from '@casewright/api'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'

export interface UsageOf {
  personId?: string
  matterId?: string
  from?: Date
  /** What was at this time does not count any more. */
  to?: Date
}

type Row = UsageSum & { by: number; tool: string; personId: string | null; model: string | null }

/** The columns of a `UsageSum`, of whatever rows of `usage_entry` are grouped. */
export const summed = sql`
  count(*) filter (where kind = 'run') as runs,
  count(*) filter (where kind = 'model') as calls,
  coalesce(sum(input_tokens), 0)::bigint as input_tokens,
  coalesce(sum(output_tokens), 0)::bigint as output_tokens,
  coalesce(sum(cost_micros), 0)::bigint as cost_micros,
  count(*) filter (where kind = 'model' and cost_micros is null) as unpriced
`

/** What was used, altogether and by tool, person and model; the dearest first. */
export async function usageOf(trx: Trx, { personId, matterId, from, to }: UsageOf): Promise<Usage> {
  const { rows } = await sql<Row>`
    select grouping(tool, person_id, model) as by, tool, person_id, model,
      ${summed}
    from usage_entry
    where (${personId ?? null}::text is null or person_id = ${personId ?? null})
      and (${matterId ?? null}::uuid is null or matter_id = ${matterId ?? null})
      and (${from ?? null}::timestamptz is null or at >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or at < ${to ?? null})
    group by grouping sets ((), (tool), (person_id), (model))
    order by cost_micros desc, runs desc, input_tokens desc, tool, person_id, model
  `.execute(trx)
  const sums = (by: number) => rows.filter((row) => row.by === by)
  const [all] = sums(grouped.none)
  return {
    total: all ? sumOf(all) : nothing,
    byTool: sums(grouped.tool).map((row) => ({ tool: row.tool, ...sumOf(row) })),
    byPerson: sums(grouped.person).map((row) => ({ personId: row.personId, ...sumOf(row) })),
    byModel: sums(grouped.model).flatMap(({ model, ...row }) => {
      const { runs: _, ...sum } = sumOf(row)
      return model === null ? [] : [{ model, ...sum }]
    }),
  }
}

/** What `grouping` gives: a bit for each column that a row is not of, the first the highest. */
const grouped = { none: 7, tool: 3, person: 5, model: 6 } as const

const nothing: UsageSum = { runs: 0, calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, unpriced: 0 }

const sumOf = ({ runs, calls, inputTokens, outputTokens, costMicros, unpriced }: UsageSum): UsageSum => ({
  runs,
  calls,
  inputTokens,
  outputTokens,
  costMicros,
  unpriced,
})
