import type { ToolTrouble } from '@casewright/api'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import type { Toolbox } from './load.ts'

const days = 7

type Kind = Exclude<ToolTrouble['kind'], 'run'>

/** What went wrong with tools outside their runs, since this process started. */
export interface Troubles {
  /** @returns whether it is the first of its kind */
  note(tool: string, kind: Kind): boolean
  list(): ToolTrouble[]
}

export function createTroubles(): Troubles {
  const noted = new Map<string, ToolTrouble>()
  return {
    note(tool, kind) {
      const key = `${kind} ${tool}`
      const before = noted.get(key)
      noted.set(key, { tool, kind, count: (before?.count ?? 0) + 1, last: new Date().toISOString() })
      return before === undefined
    },
    list: () => [...noted.values()],
  }
}

/**
 * What goes wrong with the installed tools: runs that broke off or gave what does not fit, over seven days and whatever
 * process executed them, and what this process noted besides. Counts by tool alone: nobody's run is read.
 */
export async function troublesOf(db: Database, tools: Toolbox, troubles: Troubles): Promise<ToolTrouble[]> {
  const rows = await db
    .selectFrom('run')
    .select(['tool', sql<number>`count(*)::int`.as('count'), sql<Date>`max(ended_at)`.as('last')])
    .where('state', '=', 'failed')
    .where('errorCode', '=', 'tool-failed')
    .where('endedAt', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .groupBy('tool')
    .orderBy('tool')
    .execute()
  const runs = rows.map(({ tool, count, last }) => ({ tool, kind: 'run' as const, count, last: last.toISOString() }))
  return [...runs, ...troubles.list()].filter(({ tool }) => tools.get(tool))
}
