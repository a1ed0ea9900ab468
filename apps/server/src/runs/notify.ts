import { sql } from 'kysely'
import type { Database, Trx } from '../db/client.ts'

export const runChannel = 'casewright_run'

/** Tells all processes that something about a run has changed. Carries its id and nothing else. */
export const notifyRun = (db: Database | Trx, runId: string) =>
  sql`select pg_notify(${runChannel}, ${runId})`.execute(db)
