import { compareSome } from '../features/treatment-alerts/index.ts'
import { startBehind } from '../platform/behind/behind.ts'
import type { Database } from '../platform/db/client.ts'
import { errorFields, type Log } from '../platform/log/log.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { flagsHere, type LawDeps, stateOfTreatments } from '../research/law/index.ts'

const everyMilliseconds = 3000
/** While opinions are still being read, everything is compared this often, and once more when all are read. */
const whileReadingMilliseconds = 10 * 60_000

export interface WatchDeps {
  db: Database
  vault: Vault
  law: LawDeps
  log: Log
}

/** Compares everything that is watched with what is known now. @returns for how many something has become worse */
export async function compareAll(
  { db, vault, law }: Omit<WatchDeps, 'log'>,
  state: string | null,
  stopping: AbortSignal,
): Promise<number> {
  const flagsOf = (citations: readonly string[]) => flagsHere(law, citations, stopping)
  for (let worse = 0; ; ) {
    stopping.throwIfAborted()
    const done = await compareSome({ db, vault, flagsOf }, state)
    worse += done.worse
    if (done.compared === 0) return worse
  }
}

/**
 * Watches what reports and saved documents cite, behind whatever brings law in, until stopped.
 * @returns a promise of the end of what is under way
 */
export function startWatchingTreatments(deps: WatchDeps, stopping: AbortSignal): () => Promise<void> {
  let lastWhole = 0
  const work = async () => {
    const { state, isReading } = await stateOfTreatments(deps.db)
    const isWhole = !isReading || Date.now() > lastWhole + whileReadingMilliseconds
    if (isWhole) lastWhole = Date.now()
    const worse = await compareAll(deps, isWhole ? state : null, stopping)
    if (worse > 0) deps.log.info({ count: worse }, 'later law affects what is cited')
  }
  const onError = (error: unknown) => deps.log.warn(errorFields(error), 'later law was not compared')
  return startBehind({ every: everyMilliseconds, work, onError }, stopping)
}
