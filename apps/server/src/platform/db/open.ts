import { rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { InstallationSettings } from '../env/installation.ts'
import type { Secrets } from '../vault/secrets.ts'
import { secretsFile } from '../vault/secrets.ts'
import { type Access, namedAccess } from './access.ts'
import { isInitialised } from './embedded/cluster.ts'
import type { Watch } from './embedded/cluster-at-work.ts'
import { startEmbedded } from './embedded/index.ts'
import type { DatabaseSettings } from './env.ts'
import { reachDatabase } from './reach.ts'

export interface OpenedDatabase {
  access: Access
  stop(): Promise<void>
}

/**
 * The database that the settings name, once it answers, or the embedded one, started.
 * @throws Error with a sentence; a first start that failed leaves no secrets for a database that is not there
 */
export async function openDatabase(
  env: DatabaseSettings & Pick<InstallationSettings, 'DATA_DIR'>,
  secrets: Secrets,
  watch: Watch,
): Promise<OpenedDatabase> {
  const { DATABASE_URL } = env
  if (DATABASE_URL) {
    await reachDatabase(DATABASE_URL)
    const access = namedAccess({ ...env, DATABASE_URL })
    if (access.owner) await reachDatabase(access.owner, undefined, 'MIGRATION_DATABASE_URL')
    return { access, stop: async () => {} }
  }
  try {
    const { stop, ...access } = await startEmbedded(env.DATA_DIR, secrets.databasePassword, watch)
    return { access, stop }
  } catch (error) {
    if (secrets.areNew && !(await isInitialised(join(env.DATA_DIR, 'postgres')).catch(() => true)))
      await removeFirstTraces(env.DATA_DIR, secrets)
    throw error
  }
}

/** A first start that failed leaves no secrets, and no empty folders where there were none. */
async function removeFirstTraces(dataDir: string, { madeFolder }: Secrets): Promise<void> {
  await rm(secretsFile(dataDir), { force: true })
  if (!madeFolder) return
  for (let folder = dataDir; !relative(madeFolder, folder).startsWith('..'); folder = dirname(folder))
    await rmdir(folder).catch(() => {})
}
