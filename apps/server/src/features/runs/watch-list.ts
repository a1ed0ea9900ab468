import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { createDoorbell } from './doorbell.ts'
import type { RunHub } from './hub.ts'
import { listVersion } from './notifications.ts'

/** Several things end together; a reader is told once. */
const coalesceMilliseconds = 100

/** A stream ends after a while, so that a session that has ended is noticed. The reader comes again. */
const longestMilliseconds = 15 * 60_000

export interface ListChange {
  event: 'changed'
  /** Where the reader resumes. */
  id: string
  data: { person: string; unseen: number }
}

interface Deps {
  db: Database
  hub: RunHub
}

/**
 * Tells that a person's list of runs has changed, and how many ends they have not seen. It says no
 * more: who wants the list asks for it.
 * @param known the version that the reader has; nothing is sent until that has changed
 */
export async function* watchList(
  { db, hub }: Deps,
  person: string,
  known: string,
  gone: AbortSignal,
): AsyncGenerator<ListChange> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMilliseconds)])
  const doorbell = createDoorbell()
  const unsubscribe = hub.subscribePerson(person, doorbell.ring)
  signal.addEventListener('abort', doorbell.ring, { once: true })
  let last = known
  try {
    while (!signal.aborted) {
      const { version, unseen } = await forUser(db, person, listVersion)
      // With the person, as somebody else may have signed in since in the reader's browser.
      const id = `${version}.${person}`
      if (id !== last) yield { event: 'changed', id, data: { person, unseen } }
      last = id
      await doorbell.next()
      await wait(coalesceMilliseconds)
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', doorbell.ring)
  }
}
