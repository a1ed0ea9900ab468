import type { Vault } from '../../platform/vault/vault.ts'
import { differences } from './compare.ts'
import { loadBackup } from './load.ts'
import type { Made } from './make.ts'
import { openSample } from './sample.ts'
import { closeSession, openSession } from './session.ts'

/**
 * Restores a backup into an empty database, holds every row there to the one that was backed up, and opens some of what
 * is sealed. @returns how many records were opened
 * @throws Error with a sentence that says what does not hold
 */
export async function verifyBackup(path: string, made: Made, url: string, vault: Vault): Promise<number> {
  const client = await openSession(url)
  try {
    await loadBackup(client, path)
    const found = await differences(client, made)
    if (found.length > 0) throw new Error(`The restored data does not match the backup: ${found.join('; ')}.`)
    return await openSample(client, vault)
  } finally {
    await closeSession(client)
  }
}
