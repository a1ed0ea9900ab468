import { errorFields } from '@casewright/core/server'
import pg from 'pg'
import { startBehind } from '../../platform/behind/behind.ts'
import type { Log } from '../../platform/log/log.ts'
import { type EvaluateDeps, evaluateWaiting } from './evaluate.ts'
import { nextEvaluation } from './store.ts'

const everyMilliseconds = 3000

/** Looks now and then for models that are to be evaluated; of several processes one works. */
export function startEvaluating(
  deps: EvaluateDeps & { databaseUrl: string; log: Log },
  stopping: AbortSignal,
): () => Promise<void> {
  const work = async () => {
    if (!(await nextEvaluation(deps.db)) || !(await deps.isTime())) return
    const lost = new AbortController()
    const holder = new pg.Client({ connectionString: deps.databaseUrl, application_name: 'casewright evaluations' })
    holder.on('error', () => lost.abort(new Error('The database connection was lost.')))
    await holder.connect()
    try {
      const { rows } = await holder.query("select pg_try_advisory_lock(hashtext('casewright evaluations')) as mine")
      if (rows[0]?.mine) await evaluateWaiting(deps, AbortSignal.any([stopping, lost.signal]))
    } finally {
      await holder.end().catch(() => {})
    }
  }
  const onError = (error: unknown) => deps.log.warn(errorFields(error), 'a model was not evaluated')
  return startBehind({ every: everyMilliseconds, work, onError }, stopping)
}
