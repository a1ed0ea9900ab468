import { type Kysely, sql } from 'kysely'

/**
 * Evaluations of the models on this server: one row for each model, with what is being asked and what came of it last.
 * Nothing in it is of a user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table model_evaluation (
    name text primary key,
    state text not null check (state in ('waiting', 'running', 'done', 'canceled', 'stopped')),
    verdicts jsonb not null default '[]',
    result jsonb,
    problem text,
    asked_at timestamptz(3) not null default now()
  )`,
]
