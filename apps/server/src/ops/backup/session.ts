import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../platform/db/client.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** What the text form of values hangs on, and nothing that ends a long statement. */
const settings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  `set statement_timeout = 0`,
  `set lock_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
]

/** A connection of its own on which rows are copied. */
export async function openSession(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'casewright backup' })
  client.on('error', () => {})
  await client.connect()
  for (const setting of settings) await client.query(setting)
  return client
}

/** Ends it, whatever state it is in: an answer that nobody reads any more is not waited for. */
export async function closeSession(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000).unref())])
}

/** Kysely over this one connection, so that rows are copied within its transactions. */
export function kyselyOn(client: pg.Client): Database {
  const pool = { connect: async () => Object.assign(client, { release() {} }), end: async () => {} }
  const dialect = new PostgresDialect({ pool: pool as unknown as pg.Pool })
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] })
}
