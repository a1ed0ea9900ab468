import { sql } from 'kysely'
import type { Access } from '../platform/db/access.ts'
import { createDatabase, type Database } from '../platform/db/client.ts'
import { isMigrated, migrate } from '../platform/db/migrate.ts'
import { raiseWall } from '../platform/db/row-security/raise.ts'
import { prepareQueue } from '../platform/queue/queue.ts'

/**
 * Brings a database up to date as the role that owns it, and lets the application do in it what it needs and no more.
 * Where one role does both, it migrates alone.
 * @param db the application's
 * @returns the migrations that were done, and whether the application owns what it works on
 * @throws Error with a sentence where the database is older than this version and nobody here may change it
 */
export async function bringUp({ owner }: Access, db: Database): Promise<{ done: string[]; owns: boolean }> {
  if (!owner) {
    const owns = await mayMigrate(db)
    return { done: owns ? await migrate(db) : [], owns }
  }
  const { db: owned } = createDatabase(owner, () => {})
  try {
    const [here, there] = await Promise.all([whereIs(db), whereIs(owned)])
    if (here.database !== there.database)
      throw new Error(
        'DATABASE_URL and MIGRATION_DATABASE_URL point to different databases. They must point to the same one.',
      )
    const done = await migrate(owned)
    await prepareQueue(owner)
    await raiseWall(owned, here.role)
    return { done, owns: false }
  } finally {
    await owned.destroy()
  }
}

async function whereIs(db: Database): Promise<{ role: string; database: string }> {
  const { rows } = await sql<{ role: string; database: string }>`
    select current_user as role, current_database() as database
  `.execute(db)
  return rows[0] as { role: string; database: string }
}

/** Whoever makes the tables may; after that, who owns them. */
async function mayMigrate(db: Database): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(relowner, 'usage') as owns from pg_class where oid = to_regclass('run')
  `.execute(db)
  if (rows[0]?.owns ?? true) return true
  if (await isMigrated(db).catch(() => false)) return false
  throw new Error(
    'The database is not up to date, and the user of DATABASE_URL does not own its tables. Start this version once with MIGRATION_DATABASE_URL set to the user who does.',
  )
}
