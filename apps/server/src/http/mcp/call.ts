import { CasewrightError, type Step } from '@casewright/core'
import { keyRefusal } from '../../features/accounts/index.ts'
import { cancelRun, watchRun } from '../../features/runs/index.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { errorFields } from '../../platform/log/log.ts'
import type { Person } from '../../platform/request/variables.ts'
import { type StartDeps, startRun } from '../../tool-host/execution/start.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { Offered } from './offered.ts'
import { requestOf } from './request.ts'
import { redacted } from './sensitive.ts'

/** Whom an assistant acts for. */
export interface Holder {
  person: Person
  /** The id of the matter that its calls work in. */
  matter?: string
  /** Asks again whether the key still holds. */
  stillHere(): Promise<boolean>
}

export type CallDeps = StartDeps & { tools: Toolbox }

/**
 * Runs an action for an assistant as for its person: the same rights, checks and history.
 * @param signal aborts when the assistant gives up, which ends the run
 * @returns the result without its sensitive fields, and the id of the run
 * @throws CasewrightError as the run ended
 */
export async function callAction(
  deps: CallDeps,
  { person, matter, stillHere }: Holder,
  { tool: id, action: name, entry }: Offered,
  args: Record<string, unknown>,
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<{ runId: string; result: unknown }> {
  const tool = deps.tools.get(id)
  const action = tool?.manifest.actions[name]
  if (!tool || !action) throw new CasewrightError('not-found', 'This tool does not exist.')
  const runId = await startRun(
    deps,
    requestOf(action, redacted(args, entry.input, entry.input) as Record<string, unknown>, matter),
    { id: person.id, byKey: true, stillHere },
    tool,
    name,
    action,
  )
  for await (const change of watchRun(deps, person.id, runId, 0, AbortSignal.any([signal, deps.leaving]))) {
    if (change.event === 'step') onStep(change.data)
    if (change.event === 'error') throw new CasewrightError(change.data.code, change.data.message)
    if (change.event === 'result') {
      if (!(await stillHere())) throw new CasewrightError('not-signed-in', keyRefusal)
      return { runId, result: redacted(change.data, entry.output, entry.output) }
    }
  }
  if (deps.leaving.aborted) throw new CasewrightError('interrupted')
  await forUser(deps.db, person.id, (own) => cancelRun(own, runId)).catch((error) =>
    deps.log.warn({ runId, ...errorFields(error) }, 'a run was not cancelled'),
  )
  throw new CasewrightError('cancelled')
}
