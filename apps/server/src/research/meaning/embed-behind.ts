import { errorFields } from '@casewright/core/server'
import { ModelMissing } from '@casewright/embeddings'
import { embedMissing } from '@casewright/library'
import pg from 'pg'
import { startBehind } from '../../platform/behind/behind.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Log } from '../../platform/log/log.ts'
import type { EmbedderMaker } from './maker.ts'

const everyMilliseconds = 2000

export interface EmbedDeps {
  db: Database
  databaseUrl: string
  maker: EmbedderMaker
  log: Log
}

/**
 * Makes the vectors that are missing, unless another process is at it. The lock belongs to a connection: when the process
 * that has it dies, the next goes on where it was.
 */
async function embedOnce({ db, databaseUrl, maker }: EmbedDeps, stopping: AbortSignal): Promise<void> {
  const embedder = await maker.embedderFor(null)
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'casewright vectors' })
  const lost = new AbortController()
  holder.on('error', () => lost.abort(new Error('The database connection was lost.')))
  await holder.connect()
  try {
    const { rows } = await holder.query("select pg_try_advisory_lock(hashtext('casewright vectors')) as mine")
    if (!rows[0]?.mine) return
    const signal = AbortSignal.any([stopping, lost.signal])
    await embedMissing(db, { id: embedder.id, embed: (texts) => embedder.embed(texts, 'passage', signal) }, signal)
  } finally {
    await holder.end().catch(() => {})
  }
}

/** Looks now and then for authorities without vectors, until stopped. @returns a promise of the end of what is under way */
export function startEmbedding(deps: EmbedDeps, stopping: AbortSignal): () => Promise<void> {
  let said = ''
  const work = async () => {
    await embedOnce(deps, stopping)
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
