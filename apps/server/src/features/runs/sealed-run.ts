import { CasewrightError, type Run } from '@casewright/core'
import type { Vault } from '../../platform/vault/vault.ts'

const place = (userId: string) => `run.sealed:${userId}`

/**
 * A transient run that is done, sealed for the page on which it stands: it is deleted here a minute after its end, and the
 * page hands it back for a file. Only the user whose it is can have it opened, and nobody can change it.
 */
export const sealRun = (vault: Vault, userId: string, run: Run): string =>
  vault.sealJson(place(userId), run).toString('base64')

/** @throws CasewrightError 'bad-input' if it was changed, or sealed for another user */
export function openSealedRun(vault: Vault, userId: string, sealed: string): Run {
  try {
    return vault.openJson<Run>(place(userId), Buffer.from(sealed, 'base64'))
  } catch (cause) {
    const sentence = 'This result can no longer be opened. Ask the question again, and download the new answer.'
    throw new CasewrightError('bad-input', sentence, { cause })
  }
}
