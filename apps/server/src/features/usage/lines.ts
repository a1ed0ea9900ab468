import type { UsageSum } from '@casewright/api'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'
import type { Month } from './month.ts'
import { summed } from './sums.ts'

/** A month by person, tool and model at once; a line without a model counts the runs. Null: who was erased. */
type Line = UsageSum & { name: string | null; email: string | null; tool: string; model: string | null }

async function linesOf(trx: Trx, { from, to }: Month): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select person.name, person.email, tool, model,
      ${summed}
    from usage_entry left join person on person.id = person_id
    where at >= ${from} and at < ${to}
    group by person_id, person.name, person.email, tool, model
    order by person.name, person.email, tool, model nulls first
  `.execute(trx)
  return rows
}

const heading = [
  'Month (UTC)',
  'Person',
  'Email',
  'Tool',
  'Model',
  'Runs',
  'Model calls',
  'Tokens read',
  'Tokens written',
  'Cost (USD)',
  'Calls with unknown cost',
]

/** The table of a month for a spreadsheet. @param titleOf what people call a tool */
export async function usageTable(trx: Trx, month: Month, titleOf: (tool: string) => string) {
  const lines = await linesOf(trx, month)
  return [
    heading,
    ...lines.map((line) => [
      month.name,
      line.name ?? 'Deleted accounts',
      line.email ?? '',
      titleOf(line.tool),
      line.model ?? '',
      line.runs,
      line.calls,
      line.inputTokens,
      line.outputTokens,
      line.costMicros / 1_000_000,
      line.unpriced,
    ]),
  ]
}
