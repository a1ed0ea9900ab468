import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { InstallationSettings } from '../env/installation.ts'
import type { SecretSettings } from './env.ts'
import type { VaultKeys } from './vault.ts'

const stored = z.object({
  authSecret: z.string(),
  vaultKey: z.string(),
  /** Sealed with no more, while they still open what was sealed before. */
  previousVaultKeys: z.array(z.string()).optional(),
  /** The key that takes over once every process knows it. */
  nextVaultKey: z.string().optional(),
  databasePassword: z.string(),
})

/** As they stand in `secrets.json`. */
export type StoredSecrets = z.infer<typeof stored>

export interface Secrets {
  authSecret: string
  databasePassword: string
  vaultKeys: VaultKeys
  /** They were made just now, so nothing is sealed with them yet. */
  areNew: boolean
  /** The first of the folders that were made for them, DATA_DIR or one above it. */
  madeFolder?: string | undefined
}

type SecretEnv = SecretSettings & Pick<InstallationSettings, 'DATA_DIR'>

/**
 * The secrets of this installation: from the environment, else made once and kept in
 * `DATA_DIR/secrets.json`, readable by its owner alone. The vault's key never enters the database.
 */
export async function loadSecrets(env: SecretEnv): Promise<Secrets> {
  const found = await readSecrets(env.DATA_DIR)
  const madeFolder = found ? undefined : await mkdir(env.DATA_DIR, { recursive: true })
  const kept = found ?? (await make(env.DATA_DIR))
  return {
    areNew: !found,
    madeFolder,
    authSecret: env.AUTH_SECRET ?? kept.authSecret,
    databasePassword: kept.databasePassword,
    vaultKeys: vaultKeysOf(env, kept),
  }
}

/** The environment's keys take the place of those that were made. */
export function vaultKeysOf(env: SecretEnv, kept: StoredSecrets): VaultKeys {
  const given = env.VAULT_KEY_PREVIOUS ? [env.VAULT_KEY_PREVIOUS] : []
  if (env.VAULT_KEY) return { current: env.VAULT_KEY, others: given }
  const next = kept.nextVaultKey ? [kept.nextVaultKey] : []
  return { current: kept.vaultKey, others: [...next, ...(kept.previousVaultKeys ?? []), ...given] }
}

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

/** Undefined: none were made yet. @throws Error with a sentence where they cannot be read */
export async function readSecrets(dataDir: string): Promise<StoredSecrets | undefined> {
  const file = secretsFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`The file ${file} cannot be read (${error.code}). Check its owner and permissions.`)
  })
  if (text === undefined) return undefined
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    // A new key in its place would make every stored document unreadable: stop instead.
    throw new Error(
      `The file ${file} is damaged. Restore it from a backup. Stored documents cannot be read without it.`,
    )
  }
}

/** Puts them in place of what stood there, whole or not at all. */
export async function writeSecrets(dataDir: string, secrets: StoredSecrets): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const file = secretsFile(dataDir)
  const written = await open(`${file}.new`, 'w', 0o600)
  try {
    await written.writeFile(`${JSON.stringify(secrets, null, 2)}\n`)
    await written.sync()
  } finally {
    await written.close()
  }
  await rename(`${file}.new`, file)
}

export const newKey = (): string => randomBytes(32).toString('hex')

async function make(dataDir: string): Promise<StoredSecrets> {
  const made = { authSecret: newKey(), vaultKey: newKey(), databasePassword: randomBytes(24).toString('hex') }
  await writeSecrets(dataDir, made)
  return made
}
