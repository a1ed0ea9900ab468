import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Access } from '../platform/db/access.ts'
import { addressOf, superuser } from '../platform/db/embedded/cluster-at-work.ts'
import { lockFolder } from '../platform/db/embedded/folder-lock.ts'
import { embeddedAccess } from '../platform/db/embedded/index.ts'
import { type OpenedDatabase, openDatabase } from '../platform/db/open.ts'
import { loadSecrets } from '../platform/vault/secrets.ts'
import type { Env } from './env/env.ts'

/**
 * The database of this installation: the one that is named, the embedded one of a server that runs, or the embedded
 * one started for this command alone.
 */
export async function connect(env: Env): Promise<OpenedDatabase> {
  const secrets = await loadSecrets(env)
  const access = env.DATABASE_URL ? undefined : await running(env.DATA_DIR, secrets.databasePassword)
  if (access) return { access, stop: async () => {} }
  const gone = () => {
    console.error('The embedded database stopped.')
    process.exit(1)
  }
  return openDatabase(env, secrets, { gone })
}

/** The embedded database, if a Casewright holds it. One that was left behind by a crash is for `startEmbedded` to end. */
async function running(dataDir: string, password: string): Promise<Access | undefined> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const port = Number(lines[3])
  if (!port) return undefined
  const access = embeddedAccess(port, password)
  if (await isHeld(access.url)) return access
  // Of a server that was started before there were roles.
  const url = addressOf(port, { name: superuser, password })
  return (await isHeld(url)) ? { url } : undefined
}

async function isHeld(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch {
    return false
  }
  return lockFolder(client)
    .then(
      () => false,
      () => true,
    )
    .finally(() => client.end().catch(() => {}))
}
