import type { Access } from '../access.ts'
import { addressOf, startCluster, type Watch } from './cluster-at-work.ts'
import { rolesOf, setUpRoles } from './roles.ts'

export interface EmbeddedDatabase extends Required<Access> {
  owner: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own, on a free loopback port behind random passwords, so that several installations run
 * side by side on one machine. Its superuser makes the roles ready and is not used again.
 * @param password of the superuser; those of the roles are made of it
 * @param settings of PostgreSQL, beside ours
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  watch: Watch,
  settings?: Record<string, string>,
): Promise<EmbeddedDatabase> {
  const { port, stop } = await startCluster({
    dataDir,
    password,
    watch,
    settings,
    setUp: async (client) => {
      await setUpRoles(client, password)
      return rolesOf(password).application
    },
  })
  return { ...embeddedAccess(port, password), stop }
}

/** How the embedded database at a port is reached. */
export function embeddedAccess(port: number, password: string): Required<Access> & { owner: string } {
  const { owner, application } = rolesOf(password)
  return { url: addressOf(port, application), owner: addressOf(port, owner) }
}
