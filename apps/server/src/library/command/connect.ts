import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { lockFolder } from '../../db/embedded/folder-lock.ts'
import { startEmbedded } from '../../db/embedded/index.ts'
import { reachDatabase } from '../../db/reach.ts'
import type { Env } from '../../env.ts'
import { loadSecrets } from '../../secrets.ts'

/**
 * The database of this installation: the one that is named, the embedded one of a server that runs, or the embedded
 * one started for this command alone.
 */
export async function connect(env: Env): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {}
  if (env.DATABASE_URL) {
    await reachDatabase(env.DATABASE_URL)
    return { url: env.DATABASE_URL, stop }
  }
  const { databasePassword } = await loadSecrets(env)
  const url = await running(env.DATA_DIR, databasePassword)
  if (url) return { url, stop }
  return startEmbedded(env.DATA_DIR, databasePassword, () => {
    console.error('The embedded database ended.')
    process.exit(1)
  })
}

/** The embedded database, if a Casewright holds it. One that was left behind by a crash is for `startEmbedded` to end. */
async function running(dataDir: string, password: string): Promise<string | undefined> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const port = Number(lines[3])
  if (!port) return undefined
  const url = `postgres://casewright:${password}@127.0.0.1:${port}/postgres`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch {
    return undefined
  }
  try {
    await lockFolder(client)
    return undefined
  } catch {
    return url
  } finally {
    await client.end().catch(() => {})
  }
}
