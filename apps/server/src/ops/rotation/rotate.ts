import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { newKey, readSecrets, type StoredSecrets, vaultKeysOf, writeSecrets } from '../../platform/vault/secrets.ts'
import { createVault, keyName, recordStart, type VaultKeys } from '../../platform/vault/vault.ts'
import type { Env } from '../env/env.ts'
import { transactionsEnded } from './barrier.ts'
import { countStale, resealColumn } from './reseal.ts'
import { sealedColumns } from './sealed-columns.ts'

/** A rotation that meets records of the old key so often has a process that still seals with it. */
const mostPasses = 10

interface Rotation {
  env: Env
  pool: pg.Pool
  say(line: string): void
  /** How long every process has to read new keys. */
  settleMilliseconds?: number
}

/**
 * Gives the vault a new key: all that is sealed is sealed again, while the server runs. What was killed goes on where it
 * was. @returns how many records were sealed again
 * @throws Error with a sentence; both keys stay known then
 */
export async function rotate({ env, pool, say, settleMilliseconds = 4000 }: Rotation): Promise<number> {
  const settle = () => wait(settleMilliseconds)
  const keys = env.VAULT_KEY ? givenKeys(env) : await madeKeys(env, say, settle)
  say(`The key ${keyName(keys.current)} takes the place of ${keys.others.map(keyName).join(', ')}.`)
  const done = await resealAll(pool, keys, say)
  if (env.VAULT_KEY) {
    say(`Nothing is encrypted with any key other than ${keyName(keys.current)}: VAULT_KEY_PREVIOUS can be removed now.`)
    return done
  }
  const { previousVaultKeys: _, ...kept } = await stored(env)
  await writeSecrets(env.DATA_DIR, kept)
  say('Nothing is encrypted with the old key, and it was removed from secrets.json.')
  return done
}

function givenKeys(env: Env): VaultKeys {
  const keys = { current: env.VAULT_KEY as string, others: env.VAULT_KEY_PREVIOUS ? [env.VAULT_KEY_PREVIOUS] : [] }
  if (keys.others.length > 0) return keys
  throw new Error(
    'The key is set by VAULT_KEY. Give every process the new key as VAULT_KEY and the old one as VAULT_KEY_PREVIOUS, restart them, and run this command again with both.',
  )
}

/** Makes the new key, unless a rotation that was cut short did, and hands it to every process before any seals with it. */
async function madeKeys(env: Env, say: Rotation['say'], settle: () => Promise<unknown>): Promise<VaultKeys> {
  let kept = await stored(env)
  if (kept.previousVaultKeys?.length) say('An interrupted rotation is resuming.')
  else {
    if (!kept.nextVaultKey) await writeSecrets(env.DATA_DIR, { ...kept, nextVaultKey: newKey() })
    await settle()
    kept = await stored(env)
    const { nextVaultKey, vaultKey, ...rest } = kept
    kept = { ...rest, vaultKey: nextVaultKey as string, previousVaultKeys: [vaultKey] }
    await writeSecrets(env.DATA_DIR, kept)
  }
  await settle()
  return vaultKeysOf(env, kept)
}

async function stored(env: Env): Promise<StoredSecrets> {
  const kept = await readSecrets(env.DATA_DIR)
  if (kept) return kept
  throw new Error(`There is no secrets.json in ${env.DATA_DIR}: nothing has been encrypted yet.`)
}

/** Goes over all columns until a pass finds nothing, with no transaction open that began before it. */
async function resealAll(pool: pg.Pool, keys: VaultKeys, say: Rotation['say']): Promise<number> {
  const vault = createVault(keys.current, keys.others)
  const start = recordStart(keys.current)
  let done = 0
  for (let pass = 0; pass < mostPasses; pass++) {
    const unreadable: string[] = []
    for (const column of sealedColumns) {
      const { resealed, unreadable: shut } = await resealColumn(pool, vault, column, start, (records) => {
        if (records > 0) say(`${column.table}.${column.column}: ${records.toLocaleString('en-US')} more`)
      })
      done += resealed
      unreadable.push(...shut)
    }
    if (unreadable.length > 0)
      throw new Error(
        `${unreadable.length} records cannot be decrypted with any key, such as the one at ${unreadable[0]}. All others are encrypted with the new key; the old key is kept.`,
      )
    if (!(await transactionsEnded(pool)))
      throw new Error('A transaction has been open for two minutes. Both keys are kept. Run this command again later.')
    if ((await countStale(pool, sealedColumns, start)) === 0) return done
  }
  throw new Error(
    'Records are still being encrypted with the old key because some process does not have the new one. Both keys are kept. Restart every process and run this command again.',
  )
}
