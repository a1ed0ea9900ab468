import { type Action, CasewrightError, errorCodes } from '@casewright/core'
import type { Context } from 'hono'
import { keyRefusal } from '../../features/accounts/index.ts'
import { cancelRun, readRun, watchRun } from '../../features/runs/index.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { errorFields } from '../../platform/log/log.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { StartDeps } from '../../tool-host/execution/start.ts'
import { streamChanges } from './stream-run.ts'

/**
 * Answers a request for an action as it was asked to: `Prefer: respond-async` with the run at once,
 * `Accept: text/event-stream` with everything as it happens, else with the result when it is there.
 * A reader who goes away stops nothing that the history keeps.
 */
export async function answer(
  deps: StartDeps,
  c: Context<AppEnv>,
  userId: string,
  runId: string,
  retain: Action['retain'],
): Promise<Response> {
  c.header('x-run-id', runId)
  if (/respond-async/.test(c.req.header('prefer') ?? '')) {
    c.header('location', `/api/runs/${runId}`)
    c.header('preference-applied', 'respond-async')
    return c.json(await forUser(deps.db, userId, (own) => readRun(own, deps.vault, runId)), 202)
  }
  const changes = (signal: AbortSignal) => {
    // What is kept nowhere is of no use to anybody once its reader has gone; all else goes on.
    if (retain === 'transient') signal.addEventListener('abort', () => void cancel(deps, userId, runId), { once: true })
    return watchRun(deps, userId, runId, 0, signal)
  }
  if (/text\/event-stream/.test(c.req.header('accept') ?? '')) return streamChanges(c, changes, deps.leaving)

  for await (const change of changes(AbortSignal.any([c.req.raw.signal, deps.leaving]))) {
    if (change.event === 'result') {
      if (!(await c.get('stillHere')()))
        throw new CasewrightError('not-signed-in', c.get('key') ? keyRefusal : undefined)
      return c.json(change.data as object)
    }
    if (change.event === 'error') {
      const { code, message } = change.data
      throw new CasewrightError(code in errorCodes ? code : 'tool-failed', message)
    }
  }
  throw new CasewrightError('interrupted', goesOn)
}

const goesOn =
  'The server is restarting. Your request will continue, and its result will appear in your history shortly.'

const cancel = (deps: StartDeps, userId: string, runId: string): Promise<void> =>
  forUser(deps.db, userId, (own) => cancelRun(own, runId)).catch((error) =>
    deps.log.warn({ runId, ...errorFields(error) }, 'a run was not cancelled'),
  )
