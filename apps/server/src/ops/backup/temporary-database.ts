import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf, superuser } from '../../platform/db/embedded/cluster-at-work.ts'
import { startEmbedded } from '../../platform/db/embedded/index.ts'
import { endLeftover } from '../../platform/db/embedded/leftover.ts'
import type { Env } from '../env/env.ts'

export interface TemporaryDatabase {
  url: string
  drop(): Promise<void>
}

/** It is thrown away: nothing of it has to survive a crash. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  autovacuum: 'off',
}

/**
 * An empty database to try a backup in: beside the one that is used, where its user may make one, else in a PostgreSQL
 * started for this alone under DATA_DIR.
 */
export async function temporaryDatabase(env: Env, password: string): Promise<TemporaryDatabase> {
  const address = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL
  return (address && (await beside(address))) || apart(env.DATA_DIR, password)
}

async function beside(address: string): Promise<TemporaryDatabase | undefined> {
  const name = `casewright_check_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: address })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  try {
    await run(`create database ${name} template template0 encoding 'UTF8'`)
  } catch {
    return undefined
  }
  const url = new URL(address)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}

async function apart(dataDir: string, password: string): Promise<TemporaryDatabase> {
  const folder = join(dataDir, 'backup-check')
  const clear = () => rm(folder, { recursive: true, force: true })
  // A check that was killed may have left its PostgreSQL running; one that runs now is not disturbed.
  await endLeftover(join(folder, 'postgres'), (port) => addressOf(port, { name: superuser, password }))
  await clear()
  const { owner, stop } = await startEmbedded(folder, password, { gone: () => {} }, careless)
  return {
    url: owner,
    drop: async () => {
      await stop()
      await clear()
    },
  }
}
