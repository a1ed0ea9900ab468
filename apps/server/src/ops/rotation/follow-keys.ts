import { stat } from 'node:fs/promises'
import { errorFields, type Log } from '../../platform/log/log.ts'
import { readSecrets, secretsFile, vaultKeysOf } from '../../platform/vault/secrets.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Env } from '../env/env.ts'

/** How soon a running process has the keys that were written into `secrets.json`. */
const followMilliseconds = 1000

/**
 * Gives the vault the keys of `secrets.json` whenever the file changes, so that a rotation needs no restart.
 * Keys of the environment change by a restart alone. @returns how to stop it
 */
export function followKeys(env: Env, vault: Vault, log: Log): () => void {
  if (env.VAULT_KEY) return () => {}
  let seen = 0
  const look = async () => {
    const { mtimeMs } = await stat(secretsFile(env.DATA_DIR))
    if (mtimeMs === seen) return
    const kept = await readSecrets(env.DATA_DIR)
    if (kept) vault.use(vaultKeysOf(env, kept))
    seen = mtimeMs
  }
  const timer = setInterval(
    () => look().catch((error) => log.warn(errorFields(error), 'the keys of the vault were not read again')),
    followMilliseconds,
  )
  timer.unref()
  return () => clearInterval(timer)
}
