import { errorFields } from '@casewright/core/server'
import { ModelMissing } from '@casewright/embeddings'
import { embedMissing, newestOf } from '@casewright/library'
import pg from 'pg'
import { startBehind } from '../../platform/behind/behind.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Log } from '../../platform/log/log.ts'
import type { EmbedderMaker } from './maker.ts'

const everyMilliseconds = 2000
/** So long may it go on after its hours have ended. */
const watchMilliseconds = 15_000
/** So long nothing is looked for where nothing was missing and nothing is new: each look asks of every authority. */
const lookAgainMilliseconds = 60_000

export interface EmbedDeps {
  db: Database
  databaseUrl: string
  maker: EmbedderMaker
  log: Log
  /** Whether this is the time for it. */
  isTime(): Promise<boolean>
}

/** When all had vectors, which was the newest, and of which model. */
interface Whole {
  newest: number
  model: string
  at: number
}

/**
 * Makes the vectors that are missing, unless another process is at it. The lock belongs to a connection: when the process
 * that has it dies, the next goes on where it was.
 * @param before what the last look left whole, if it did
 */
async function embedOnce(
  { db, databaseUrl, maker, isTime }: EmbedDeps,
  before: Whole | undefined,
  stopping: AbortSignal,
): Promise<Whole | undefined> {
  if (!(await isTime())) return before
  const embedder = await maker.embedderFor(null)
  const isRecent = before?.model === embedder.id && performance.now() - before.at < lookAgainMilliseconds
  if (isRecent && (await newestOf(db)) === before.newest) return before
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'casewright vectors' })
  const lost = new AbortController()
  holder.on('error', () => lost.abort(new Error('The database connection was lost.')))
  await holder.connect()
  try {
    const { rows } = await holder.query("select pg_try_advisory_lock(hashtext('casewright vectors')) as mine")
    if (!rows[0]?.mine) return undefined
    const over = new AbortController()
    const watch = setInterval(() => {
      // While that cannot be read, it goes on.
      void isTime().then(
        (is) => is || over.abort(),
        () => {},
      )
    }, watchMilliseconds)
    const signal = AbortSignal.any([stopping, lost.signal, over.signal])
    const embed = (texts: readonly string[]) => embedder.embed(texts, 'passage', signal)
    const newest = await embedMissing(db, { id: embedder.id, embed }, signal)
      .catch((error) => {
        if (!over.signal.aborted) throw error
      })
      .finally(() => clearInterval(watch))
    return newest === undefined ? undefined : { newest, model: embedder.id, at: performance.now() }
  } finally {
    await holder.end().catch(() => {})
  }
}

/** Looks now and then for authorities without vectors, until stopped. @returns a promise of the end of what is under way */
export function startEmbedding(deps: EmbedDeps, stopping: AbortSignal): () => Promise<void> {
  let said = ''
  let whole: Whole | undefined
  const work = async () => {
    whole = await embedOnce(deps, whole, stopping)
    said = ''
  }
  const onError = (error: unknown) => {
    const why = error instanceof Error ? error.message : ''
    // Once, and not every two seconds; without a model nothing is wrong.
    if (why !== said && !(error instanceof ModelMissing)) deps.log.warn(errorFields(error), 'vectors are not made')
    said = why
  }
  return startBehind({ every: everyMilliseconds, work, onError }, stopping)
}
