import type { ModelCall, PageSoFar, PartialPatch, PartialResult, Provenance, Step } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { notifyRun } from '../../platform/db/notify.ts'
import { retryWhileDatabaseDown } from '../../platform/db/retry-while-database-down.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { runSeals } from './seal.ts'

/** The longest that news waits to be written together with the next. */
const coalesceMilliseconds = 120
/** Questions to models of which a run keeps what they took: the last ones. */
const mostCalls = 200
/** Searches whose words a run keeps: the first ones, each so long at most. */
const mostSearches = 100
const longestSearch = 1000

/** What an execution reports of itself: steps as durable rows, streamed text as one transient row. */
export interface RunJournal {
  step(step: Step): void
  partial(patch: PartialPatch): void
  /** A page of a scan that can be read while the rest is recognized. */
  page(page: PageSoFar): void
  checks(versions: Record<string, string>): void
  model(model: NonNullable<Provenance['model']>): void
  budget(budget: NonNullable<Provenance['budget']>): void
  /** A question to a model was answered. */
  called(call: ModelCall): void
  /** Who was asked for law, now. */
  asked(sources: readonly string[]): void
  /** What the law is searched for. */
  searched(text: string): void
  /** What the result came from, as far as it was told. */
  readonly told: Pick<Provenance, 'budget' | 'calls' | 'checks' | 'model' | 'searches' | 'sources'>
  /** Writes what still waits. Nothing is written after it. */
  close(): Promise<void>
}

export function createJournal(
  db: Database,
  vault: Vault,
  runId: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): RunJournal {
  const seals = runSeals(vault, runId)
  const told: RunJournal['told'] = {}
  let steps: Step[] = []
  let partial: PartialResult = {}
  let partialChanged = false
  let version = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let closed = false

  const write = async () => {
    const taken = steps
    steps = []
    const changed = partialChanged
    partialChanged = false
    if (taken.length === 0 && !changed) return
    await writeDown(taken, changed).catch((error) => {
      // With the next it is tried again.
      steps = [...taken, ...steps]
      partialChanged ||= changed
      throw error
    })
  }
  const writeDown = (taken: readonly Step[], changed: boolean) =>
    db.transaction().execute(async (trx) => {
      if (taken.length > 0)
        await trx
          .insertInto('runStep')
          .values(taken.map((step) => asRow(runId, step)))
          .execute()
      if (changed) {
        const row = { runId, version: ++version, sealed: seals.partial(partial), updatedAt: new Date() }
        await trx
          .insertInto('runPartial')
          .values(row)
          .onConflict((c) => c.column('runId').doUpdateSet(row))
          .execute()
      }
      await notifyRun(trx, runId)
    })
  const flush = () => {
    timer = undefined
    writing = writing.then(write).catch(onError)
  }
  const soon = () => {
    if (!closed) timer ??= setTimeout(flush, coalesceMilliseconds)
  }

  return {
    told,
    step(step) {
      if (closed) return
      const last = steps.at(-1)
      // A counter that runs ("page 12 of 43") keeps one row for each time it is written, not each page.
      if (last?.total !== undefined && last.total === step.total) steps[steps.length - 1] = step
      else steps.push(step)
      soon()
    },
    partial(patch) {
      if (closed) return
      if ('append' in patch) partial = { ...partial, text: (partial.text ?? '') + patch.append }
      else partial = { ...partial, value: patch.replace }
      partialChanged = true
      soon()
    },
    page(page) {
      if (closed) return
      partial = { ...partial, pages: [...(partial.pages ?? []), page] }
      partialChanged = true
      soon()
    },
    checks(versions) {
      told.checks = { ...told.checks, ...versions }
    },
    model(model) {
      told.model = model
    },
    budget(budget) {
      told.budget = budget
    },
    called(call) {
      told.calls = [...(told.calls ?? []), call].slice(-mostCalls)
    },
    asked(sources) {
      const askedAt = new Date().toISOString()
      const known = new Map(told.sources?.map((one) => [one.source, one]))
      for (const source of sources) if (!known.has(source)) known.set(source, { source, askedAt })
      told.sources = [...known.values()]
    },
    searched(text) {
      const kept = text.slice(0, longestSearch)
      told.searches = [...new Set([...(told.searches ?? []), kept])].slice(0, mostSearches)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await writing
      await retryWhileDatabaseDown(write, signal).catch(onError)
      await sql`delete from run_partial where run_id = ${runId}::uuid`.execute(db).catch(onError)
    },
  }
}

const asRow = (runId: string, step: Step) => ({
  runId,
  message: step.message.slice(0, 300),
  done: step.done ?? null,
  total: step.total ?? null,
})
