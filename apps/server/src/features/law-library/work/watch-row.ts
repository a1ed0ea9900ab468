import { DownloadError } from '@casewright/publishers'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'
import type { LawState, Schema } from '../../../platform/db/schema.ts'
import { giveUp } from '../ask.ts'
import { type LawPackRow, packRow } from '../row.ts'
import type { PackProgress } from './progress.ts'

const everyMilliseconds = 500

/** An administrator wants it otherwise. */
class Wanted extends Error {
  readonly what: 'pause' | 'cancel'

  constructor(what: 'pause' | 'cancel') {
    super(what)
    this.what = what
  }
}

type Values = Updateable<Schema['lawPack']>
type Done = { removed: true } | { removed: false; values: Values }

type Work = (signal: AbortSignal, step: (state: LawState) => Promise<void>) => Promise<Done>

/** Does work on a pack, writes down how far it is, heeds what is asked of it meanwhile, and notes how it ended. */
export async function follow(
  db: Database,
  { id, deed }: LawPackRow,
  progress: PackProgress,
  stopping: AbortSignal,
  work: Work,
): Promise<void> {
  const control = new AbortController()
  const signal = AbortSignal.any([stopping, control.signal])
  const set = (values: Values) =>
    db
      .updateTable('lawPack')
      .set({ ...values, touchedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  const look = async () => {
    await set({ progress: JSON.stringify(progress.shown(shareOf(progress))) })
    const wanted = (await packRow(db, id))?.wanted
    if (wanted) control.abort(new Wanted(wanted))
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => {})
  }, everyMilliseconds)
  const step = async (state: LawState) => {
    await set({ state })
    signal.throwIfAborted()
  }
  const ended = async () => {
    clearInterval(timer)
    await looking
  }
  try {
    await set({ startedAt: new Date(), problem: null })
    const done = await work(signal, step)
    await ended()
    await set(shownOf(progress))
    if (done.removed) await db.deleteFrom('lawPack').where('id', '=', id).execute()
    else await set({ ...done.values, state: 'held', deed: null, wanted: null, problem: null, folder: null })
  } catch (error) {
    await ended()
    const { reason } = control.signal
    if (reason instanceof Wanted && reason.what === 'cancel')
      await db.transaction().execute((trx) => giveUp(trx, { id, deed }))
    else if (reason instanceof Wanted) await set({ state: 'paused', wanted: null })
    else if (!stopping.aborted)
      await set({ state: 'failed', wanted: null, problem: sentenceOf(error), ...shownOf(progress) })
  }
}

const shownOf = (progress: PackProgress) => ({ progress: JSON.stringify(progress.shown(shareOf(progress))) })

/** How far it is: by its files, and the share of the one in hand. */
function shareOf({ now: { files, download } }: PackProgress): number | null {
  if (files.of === 0) return null
  const inHand = download.of ? Math.min(1, download.bytes / download.of) : 0
  return files.of === 1 ? inHand : Math.min(1, files.done / files.of)
}

/** What stopped it, for a person. Readers and downloads say it in sentences; anything else is a defect or the database. */
function sentenceOf(error: unknown): string {
  if (error instanceof DownloadError) return error.message
  const message = error instanceof Error ? error.message : ''
  return /^[^\n]{10,400}[.!]$/.test(message)
    ? message
    : 'Reading the pack stopped unexpectedly. Resume it; if it stops again, look at the server’s log.'
}
