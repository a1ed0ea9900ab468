import type { EvaluationHere } from '@casewright/api'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'

type Row = Omit<EvaluationHere, 'asked'> & { name: string; verdicts: EvaluationHere['asked'] }

/** A model that is being evaluated, and what it gave so far. */
export interface Evaluating {
  name: string
  state: EvaluationHere['state']
  verdicts: Given[]
  askedAt: Date
}
export interface Given {
  verdict: 'right' | 'wrong' | 'silent'
  seconds: number
}

/** How the models of this server stand, by their names. */
export async function evaluationsHere(db: Database): Promise<Map<string, EvaluationHere>> {
  const { rows } = await sql<Row>`
    select name, state, jsonb_array_length(verdicts) as verdicts, result, problem from model_evaluation`.execute(db)
  return new Map(rows.map(({ name, verdicts, ...row }) => [name, { ...row, asked: verdicts }]))
}

/** Has models evaluated from their first question on. What was found of them before stands until they are through. */
export async function askForEvaluation(db: Database, names: readonly string[]): Promise<void> {
  await sql`
    insert into model_evaluation (name, state) select name, 'waiting' from unnest(${names}::text[]) as name
    on conflict (name) do update set state = 'waiting', verdicts = '[]', problem = null, asked_at = now()`.execute(db)
}

export async function cancelEvaluations(db: Database): Promise<void> {
  await sql`update model_evaluation set state = 'canceled' where state in ('waiting', 'running')`.execute(db)
}

/** The next one to go on with; undefined: none waits. */
export async function nextEvaluation(db: Database): Promise<Evaluating | undefined> {
  const { rows } = await sql<Evaluating>`
    select name, state, verdicts, asked_at as "askedAt" from model_evaluation
    where state in ('waiting', 'running') order by state = 'running' desc, asked_at, name limit 1`.execute(db)
  return rows[0]
}

/** False once it was canceled, or asked for again. */
export async function isStillWanted(db: Database, { name, askedAt }: Evaluating): Promise<boolean> {
  const { rows } = await sql`select from model_evaluation where name = ${name} and asked_at = ${askedAt}
    and state in ('waiting', 'running')`.execute(db)
  return rows.length > 0
}

/** Writes how far it is, unless it is no longer wanted. */
export async function keepVerdicts(
  db: Database,
  { name, askedAt, verdicts }: Evaluating,
  end: { state: 'running' | 'done' | 'stopped'; result?: EvaluationHere['result']; problem?: string },
): Promise<void> {
  const result = end.result ? JSON.stringify(end.result) : null
  await sql`update model_evaluation set state = ${end.state}, verdicts = ${JSON.stringify(verdicts)}::jsonb,
      result = coalesce(${result}::jsonb, result), problem = ${end.problem ?? null}
    where name = ${name} and asked_at = ${askedAt} and state in ('waiting', 'running')`.execute(db)
}

/** Whether anybody's run waits or is at work. */
export async function isAnyoneAtWork(db: Database): Promise<boolean> {
  const { rows } = await sql`select from run where state in ('queued', 'running') limit 1`.execute(db)
  return rows.length > 0
}
