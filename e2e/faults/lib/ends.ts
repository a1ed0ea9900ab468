import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Asks a database once, on a connection of its own. */
export async function ask<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Where the database in a data folder is now. */
export function embeddedUrl(folder: string): string {
  const { databasePassword } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as {
    databasePassword: string
  }
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim()
  return `postgres://casewright:${databasePassword}@127.0.0.1:${port}/postgres`
}

/** From now on the database itself writes down whenever a run ends. */
export async function watchEnds(url: string): Promise<void> {
  await ask(url, 'create table if not exists fault_end (run_id uuid, state text, at timestamptz default now())')
  await ask(
    url,
    `create or replace function fault_end() returns trigger language plpgsql security definer as $$
     begin insert into public.fault_end (run_id, state) values (new.id, new.state); return new; end $$`,
  )
  await ask(
    url,
    `create or replace trigger fault_end after update of state on run for each row
     when (new.state in ('done', 'failed', 'cancelled')) execute function fault_end()`,
  )
}

/** How many runs were ended more than once. */
export const endedTwice = async (url: string): Promise<number> =>
  Number(
    (
      await ask<{ count: string }>(
        url,
        'select count(*) from (select run_id from fault_end group by run_id having count(*) > 1) as repeated',
      )
    )[0]?.count ?? 0,
  )

/** How a run ended, as the database wrote it down; undefined where it did not. */
export const endOf = async (url: string, runId: string): Promise<string | undefined> =>
  (await ask<{ state: string }>(url, `select state from fault_end where run_id = '${runId}'`))[0]?.state
