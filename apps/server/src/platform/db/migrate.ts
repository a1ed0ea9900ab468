import { Migrator } from 'kysely/migration'
import type { Database } from './client.ts'
import { migrations } from './migrations/index.ts'

/** In the order in which they are done. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort()

/**
 * Brings the database up to date. Several processes may start at once: one migrates, the others wait.
 * @param upTo the last migration to be done; the newest unless given
 */
export async function migrate(db: Database, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw new Error('The database could not be migrated', { cause: error })
  return results.map((result) => result.migrationName)
}

/** True when no migration is missing. */
export async function isMigrated(db: Database): Promise<boolean> {
  const done = await db.withTables<{ migration: { name: string } }>().selectFrom('migration').select('name').execute()
  const names = new Set(done.map((row) => row.name))
  return Object.keys(migrations).every((name) => names.has(name))
}
