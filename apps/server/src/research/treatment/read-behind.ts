import { Worker } from 'node:worker_threads'
import { treatmentsDue } from '@casewright/library'
import { startBehind } from '../../platform/behind/behind.ts'
import type { Database } from '../../platform/db/client.ts'
import { errorFields, type Log } from '../../platform/log/log.ts'

const everyMilliseconds = 3000
/** The longest opinions take some hundred megabytes while they are read. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }
/** So many opinions that an older reader has read are read again before the hour is looked at. */
const mostAgain = 200

export interface ReadBehindDeps {
  db: Database
  databaseUrl: string
  log: Log
  /** Whether this is the time for what nobody waits for. */
  isTime(): Promise<boolean>
}

/**
 * Reads what opinions say of the authorities that they cite, behind whatever brought them in, until stopped; and again what
 * an older reader has read, at the time for it.
 * @returns a promise of the end of what is under way
 */
export function startReadingTreatments(
  { db, databaseUrl, log, isTime }: ReadBehindDeps,
  stopping: AbortSignal,
): () => Promise<void> {
  const work = async () => {
    const { isNew, isOld } = await treatmentsDue(db)
    const again = isOld && (await isTime()) ? mostAgain : 0
    if (!isNew && again === 0) return
    const { read, problem } = await inThread({ databaseUrl, mostAgain: again }, stopping)
    if (problem) log.warn({ errorName: problem }, 'treatments are not read')
    if (read > 0) log.info({ count: read }, 'read what opinions say of others')
  }
  const onError = (error: unknown) => log.warn(errorFields(error), 'treatments are not read')
  return startBehind({ every: everyMilliseconds, work, onError }, stopping)
}

interface Outcome {
  read: number
  problem?: string
}

function inThread(workerData: { databaseUrl: string; mostAgain: number }, stopping: AbortSignal): Promise<Outcome> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData,
    resourceLimits,
  })
  const stop = () => thread.postMessage('stop')
  stopping.addEventListener('abort', stop, { once: true })
  return new Promise<Outcome>((resolve, reject) => {
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', () => resolve({ read: 0 }))
  }).finally(() => stopping.removeEventListener('abort', stop))
}
