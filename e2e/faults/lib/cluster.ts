import { randomBytes } from 'node:crypto'
import { watchEnds } from './ends.ts'
import { type Defer, newFolder } from './folder.ts'
import { startPostgres } from './postgres.ts'
import { startNode } from './server.ts'

/** A web node on a PostgreSQL of its own, and how to add others. */
export async function startCluster(defer: Defer, settings: Record<string, string> = {}, within?: string) {
  const postgres = await startPostgres(defer, within)
  const DATA_DIR = await newFolder(defer)
  const shared = {
    DATABASE_URL: postgres.url,
    DATA_DIR,
    AUTH_SECRET: randomBytes(24).toString('hex'),
    VAULT_KEY: randomBytes(32).toString('hex'),
    RUNS_PER_PERSON: '100000',
    ...settings,
  }
  const add = (ROLE: 'web' | 'worker') => startNode(defer, { ...shared, ROLE })
  const web = await add('web')
  await watchEnds(postgres.url)
  return { postgres, add, web }
}
