import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type Erased, heldHere } from '../holds/index.ts'
import { eraseRuns } from './erase-runs.ts'
import { findRun, idsOfRuns, type RunFilter } from './repository.ts'

/** @throws CasewrightError not-found; conflict where a legal hold lies on it */
export async function deleteRun(own: Own, id: string): Promise<void> {
  await findRun(own, id)
  const { held } = await eraseRuns(own, [id])
  if (held > 0) throw heldHere()
}

/** Erases all that a filter lets through, or the whole history, and tells how many a legal hold kept. */
export async function deleteRuns(own: Own, vault: Vault, filter: RunFilter): Promise<Erased> {
  return eraseRuns(own, await idsOfRuns(own, vault, filter))
}
