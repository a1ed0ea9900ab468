import { setTimeout as wait } from 'node:timers/promises'
import { type Amounts, CasewrightError, errorCodes, isWithoutModel, type RunError } from '@casewright/core'
import { sql } from 'kysely'
import { isKeptHere } from '../../features/matters/index.ts'
import {
  claimRun,
  createJournal,
  type Ending,
  finishRun,
  leaseSeconds,
  type RunHub,
  type RunJournal,
  releaseRun,
  renewLease,
  runSeals,
} from '../../features/runs/index.ts'
import { onlyHere } from '../../models/registry.ts'
import { retryWhileDatabaseDown } from '../../platform/db/retry-while-database-down.ts'
import type { RunRow } from '../../platform/db/schema.ts'
import { troubled, troubleOf } from '../../platform/db/trouble.ts'
import { errorFields } from '../../platform/log/log.ts'
import { titlesOf } from '../../research/law/names.ts'
import type { Toolbox } from '../loading/load.ts'
import type { ModelFacts } from '../processes/desk.ts'
import type { ToolHost } from '../processes/host.ts'
import type { RunJob } from '../processes/protocol.ts'
import { createRunDesk, type DeskDeps } from './run-desk.ts'

export interface ExecuteDeps extends DeskDeps {
  hub: RunHub
  tools: Toolbox
  toolHost: ToolHost
  /** What one answer may take where a tool searches and asks by itself. */
  answerBudget: Amounts
}

export type Outcome = 'ended' | 'released' | 'nothing-to-do'

/**
 * Executes a run to its end: claims it, gives its tool a context, holds the output to the manifest's
 * schema and writes the result down.
 * @param stopping aborts when the process must end: the run is put back, if it is a queued one
 */
export async function executeRun(deps: ExecuteDeps, runId: string, stopping: AbortSignal): Promise<Outcome> {
  if (stopping.aborted) return 'released'
  const run = await retryWhileDatabaseDown(() => claimRun(deps.db, runId), stopping)
  if (!run) return 'nothing-to-do'
  const log = deps.log.child({ runId, tool: run.tool, action: run.action, attempt: run.attempt })
  const abort = new AbortController()
  const stop = () => abort.abort(new CasewrightError('interrupted'))
  stopping.addEventListener('abort', stop)
  // While the run was being claimed nobody listened yet.
  if (stopping.aborted) stop()
  const lose = () => abort.abort(new CasewrightError('cancelled'))
  const beat = setInterval(
    () =>
      renewLease(deps.db, run).then(
        (ours) => ours || lose(),
        () => {},
      ),
    (leaseSeconds * 1000) / 3,
  )
  const unsubscribe = deps.hub.subscribe(runId, () => {
    renewLease(deps.db, run).then(
      (ours) => ours || lose(),
      () => {},
    )
  })
  const journal = createJournal(deps.db, deps.vault, runId, abort.signal, (error) =>
    log.warn(errorFields(error), 'a step was not written'),
  )
  try {
    if (run.attempt > 1) journal.step({ message: 'Resumed after an interruption' })
    const ending = await attemptUntilEnd({ ...deps, log }, run, journal, abort.signal)
    await journal.close()
    if (stopping.aborted && 'error' in ending && run.mode === 'queued') {
      await releaseRun(deps.db, run)
      return 'released'
    }
    await retryWhileDatabaseDown(() => finishRun(deps.db, deps.vault, run, ending), stopping)
    log.info({ state: 'error' in ending ? 'failed' : 'done' }, 'run ended')
    return 'ended'
  } finally {
    clearInterval(beat)
    unsubscribe()
    stopping.removeEventListener('abort', stop)
  }
}

/** Milliseconds before a tool is called again that the database failed. */
const pauses = [500, 5000, 30_000]

/** Has a tool do its work, and again where the database was away or full meanwhile: nobody did anything wrong. */
async function attemptUntilEnd(
  deps: ExecuteDeps,
  run: RunRow,
  journal: RunJournal,
  signal: AbortSignal,
): Promise<Ending> {
  for (const pause of [...pauses, undefined])
    try {
      return await attempt(deps, run, journal, signal)
    } catch (cause) {
      const again = pause !== undefined && troubleOf(cause) !== undefined && !signal.aborted
      if (!CasewrightError.isInstance(cause))
        deps.log[again ? 'warn' : 'error'](errorFields(cause), again ? 'the database failed a tool' : 'a tool failed')
      if (!again) return { error: asRunError(cause) }
      await wait(pause, undefined, { signal }).catch(() => {})
      // While it is away the tool would fail at its first question, and its tries would be spent.
      await retryWhileDatabaseDown(() => sql`select 1`.execute(deps.db), signal).catch(() => {})
      journal.step({ message: 'Resumed after an interruption' })
    }
  throw new CasewrightError('interrupted')
}

/** @throws whatever the tool throws */
async function attempt(deps: ExecuteDeps, run: RunRow, journal: RunJournal, signal: AbortSignal): Promise<Ending> {
  const tool = deps.tools.get(run.tool)
  if (!tool) throw new CasewrightError('not-found', 'The tool for this run is no longer installed.')
  const [user, documents, keptHere, now] = await Promise.all([
    ownerOf(deps, run),
    documentsOf(deps, run),
    isKeptHere(deps.db, run),
    deps.models.now(),
  ])
  const models = keptHere ? onlyHere(now) : now
  const isAlone = isWithoutModel(tool.manifest, run.action)
  const isHeld = !isAlone && models.all.length < now.all.length
  if (isHeld) journal.step({ message: 'Models elsewhere are not asked: the matter is kept on this server' })
  const { id: runId, ownerId: userId } = run
  const job: RunJob = {
    kind: 'run',
    tool: run.tool,
    action: run.action,
    input: runSeals(deps.vault, run.id).openInputJson(run),
    user,
    documents: documents.map(({ id, name, bytes }) => ({ id, name, bytes })),
    models: isAlone ? [] : models.forRun({ userId, runId }, () => []).map(factsOf),
    ...(isHeld && { whyNoModel: 'No model was asked, as the matter is kept on this server' }),
    sources: titlesOf(deps.law.sources),
    budget: deps.answerBudget,
  }
  const desk = createRunDesk(deps, { runId, tool: run.tool, userId, signal, documents, journal, models })
  const listener = {
    ...journal,
    info: (said: string) => deps.log.info(said),
    warn: (said: string) => deps.log.warn(said),
  }
  return {
    outputJson: await deps.toolHost.perform(job, { person: userId, desk, listener, signal }),
    provenance: {
      attempt: run.attempt,
      documents: documents.map(({ id, name, sha256 }) => ({ id, name, sha256 })),
      ...journal.told,
    },
  }
}

const factsOf = ({ id, provider, name, trust, contextTokens, isSmall }: ModelFacts): ModelFacts => ({
  id,
  provider,
  name,
  trust,
  contextTokens,
  isSmall,
})

function asRunError(cause: unknown): RunError {
  const told = CasewrightError.isInstance(cause) ? cause : troubled(cause)
  return told
    ? { code: told.code, message: told.message }
    : { code: 'tool-failed', message: errorCodes['tool-failed'].sentence }
}

const ownerOf = (deps: ExecuteDeps, run: RunRow) =>
  deps.db.selectFrom('person').select(['id', 'name']).where('id', '=', run.ownerId).executeTakeFirstOrThrow()

async function documentsOf(deps: ExecuteDeps, run: RunRow) {
  const rows = await deps.db
    .selectFrom('runDocument')
    .innerJoin('document', 'document.id', 'runDocument.documentId')
    .select(['document.id', 'document.name', 'document.bytes', 'document.sha256'])
    .where('runDocument.runId', '=', run.id)
    .where('document.ownerId', '=', run.ownerId)
    .orderBy('runDocument.position')
    .execute()
  return rows.map((row) => ({ ...row, sha256: row.sha256 ?? '' }))
}
