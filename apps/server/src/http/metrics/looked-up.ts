import { sql } from 'kysely'
import type pg from 'pg'
import { Gauge, Registry } from 'prom-client'
import type { Database } from '../../platform/db/client.ts'
import { serverVersion } from '../../platform/version.ts'
import type { ToolHost } from '../../tool-host/processes/host.ts'

export interface Shared {
  db: Database
  pool: pg.Pool
  toolHost: ToolHost
}

/**
 * What is looked up when it is asked for: the pool of this process, and what stands in the database, which every process
 * tells alike. A database that does not answer shows as `casewright_database_up` 0, and takes the rest of it away.
 */
export function lookedUp({ db, pool, toolHost }: Shared) {
  const own = new Registry()
  const shared = new Registry()
  const gauge = <L extends string>(registry: Registry, name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge<L>({ name: `casewright_${name}`, help, labelNames, registers: [registry] })

  const build = gauge(own, 'build_info', 'Of this process.', ['version', 'node'])
  const connections = gauge(own, 'database_connections', 'Connections of this process to the database.', ['state'])
  const processes = gauge(own, 'tool_processes', 'Processes in which tools work, of this process.')
  const jobs = gauge(own, 'tool_jobs', 'Runs and files in the hands of tools, or waiting for a process.', ['state'])
  const up = gauge(own, 'database_up', 'Whether the database answered.')
  const waiting = gauge(shared, 'runs', 'Runs that have not ended, in all processes.', ['mode', 'state'])
  const oldest = gauge(shared, 'oldest_run_seconds', 'How long ago the oldest run of a state was asked for.', [
    'mode',
    'state',
  ])
  const sessions = gauge(shared, 'sessions', 'Sessions that have not run out.')

  const fromDatabase = async () => {
    const runs = await db
      .selectFrom('run')
      .select(['mode', 'state', sql<number>`count(*)::int`.as('count')])
      .select(sql<number>`extract(epoch from now() - min(created_at))::float8`.as('seconds'))
      .where('state', 'in', ['queued', 'running'])
      .groupBy(['mode', 'state'])
      .execute()
    const { count } = await db
      .selectFrom('session')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('expiresAt', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow()
    for (const mode of ['inline', 'queued'] as const)
      for (const state of ['queued', 'running'] as const) {
        const found = runs.find((one) => one.mode === mode && one.state === state)
        waiting.set({ mode, state }, found?.count ?? 0)
        oldest.set({ mode, state }, found?.seconds ?? 0)
      }
    sessions.set(count)
  }

  return async (): Promise<Registry[]> => {
    build.set({ version: await serverVersion(), node: process.versions.node }, 1)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'waited-for' }, pool.waitingCount)
    const { processes: count, ...states } = toolHost.state()
    processes.set(count)
    for (const [state, of] of Object.entries(states)) jobs.set({ state }, of)
    const answered = await fromDatabase().then(
      () => true,
      () => false,
    )
    up.set(answered ? 1 : 0)
    return answered ? [own, shared] : [own]
  }
}
