import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import {
  newKey,
  readSecrets,
  type StoredSecrets,
  secretsFile,
  vaultKeysOf,
  writeSecrets,
} from '../../platform/vault/secrets.ts'
import { keyName } from '../../platform/vault/vault.ts'
import type { Env } from '../env/env.ts'
import type { Manifest } from './file/form.ts'
import { type KeyFile, readKeyFile } from './key-file.ts'

/**
 * Sees to it that what is in a backup opens here, before anything is restored: by the keys of the environment, of
 * `secrets.json`, or of a key file.
 * @param path of the key file @returns `keep` writes the keys of the file down, once it is sure that they are wanted
 * @throws Error with a sentence where the backup's key is not among them
 */
export async function bringKeys(env: Env, manifest: Manifest, path?: string): Promise<{ keep(): Promise<void> }> {
  const kept = await readSecrets(env.DATA_DIR)
  const given = path === undefined ? undefined : await readKeyFile(path)
  const here = kept ?? { authSecret: newKey(), vaultKey: newKey(), databasePassword: randomBytes(24).toString('hex') }
  const next = given ? withKeys(here, given) : here
  const { current, others } = vaultKeysOf(env, next)
  const known = [current, ...others].map(keyName)
  if (!manifest.vaultKeys.every((name) => known.includes(name))) throw new Error(missing(env, given))
  if (given && env.AUTH_SECRET && env.AUTH_SECRET !== given.authSecret)
    throw new Error(
      'AUTH_SECRET does not match the key file, so authenticator apps would stop working. Set it to the one in the key file, or leave it unset. Nothing was restored.',
    )
  const write = () => writeSecrets(env.DATA_DIR, next)
  // The embedded database is made behind the password that stands there.
  if (!kept && !env.DATABASE_URL) await write()
  return {
    keep: async () => {
      // No key that stands here is lost.
      if (kept && kept.vaultKey !== next.vaultKey)
        await rename(secretsFile(env.DATA_DIR), `${secretsFile(env.DATA_DIR)}.before-restore-${Date.now()}`)
      if (given || !kept) await write()
    },
  }
}

const withKeys = (here: StoredSecrets, { vaultKey, previousVaultKeys, authSecret }: KeyFile): StoredSecrets => ({
  databasePassword: here.databasePassword,
  authSecret,
  vaultKey,
  ...(previousVaultKeys.length > 0 ? { previousVaultKeys } : {}),
})

function missing(env: Env, given: KeyFile | undefined): string {
  if (given && env.VAULT_KEY)
    return 'VAULT_KEY does not match the key this backup was encrypted with. Set it to the one in the key file, or leave it unset. Nothing was restored.'
  if (given) return 'This key file does not belong to this backup. Nothing was restored.'
  return 'This backup is encrypted with a key that is not available. Provide it with --key <file> or VAULT_KEY. Nothing was restored.'
}
