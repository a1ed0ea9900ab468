import { sql } from 'kysely'
import type { Database, Trx } from './client.ts'

export const runChannel = 'casewright_run'

/** Of a person: a run of theirs began, ended, was seen or erased. */
export const personChannel = 'casewright_person'

/** Tells all processes that something about a run has changed. Carries its id and nothing else. */
export const notifyRun = (db: Database | Trx, runId: string) =>
  sql`select pg_notify(${runChannel}, ${runId})`.execute(db)

/** Tells all processes that a person's list of runs has changed. Carries the person's id and nothing else. */
export const notifyPerson = (db: Database | Trx, personId: string) =>
  sql`select pg_notify(${personChannel}, ${personId})`.execute(db)
