import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type Trx = Transaction<Schema>

// Counts and sizes stay far below 2^53: bigint comes as a number, as the schema's types say.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

export function createDatabase(connectionString: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 15_000,
    types,
    application_name: 'casewright',
  })
  // A connection that breaks must not end the process: neither while it rests, nor between two questions of a transaction.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
  return { db, pool }
}
