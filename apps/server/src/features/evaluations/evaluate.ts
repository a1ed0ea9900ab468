import { setTimeout as wait } from 'node:timers/promises'
import { CasewrightError } from '@casewright/core'
import { askAboutPaper, type Verdict } from '../../models/evaluation/ask.ts'
import { type Paper, papers } from '../../models/evaluation/papers.ts'
import { troubleOf } from '../../models/evaluation/trouble.ts'
import { writeALittle } from '../../models/evaluation/write-a-little.ts'
import type { LanguageModel } from '../../models/provider.ts'
import type { Database } from '../../platform/db/client.ts'
import * as store from './store.ts'

/** A model of this server as it is evaluated. */
export interface Evaluated {
  model: LanguageModel
  /** Of the last answer that was long enough to say. */
  tokensPerSecond(): number | null
  /** Gives back its memory, unless it is in use. */
  release(): Promise<void>
}

export interface EvaluateDeps {
  db: Database
  /** Null: it is not on this server any more. */
  modelOf(name: string): Promise<Evaluated | null>
  /** Whether this is the time for it. */
  isTime(): Promise<boolean>
  /** For tests: fewer questions, and shorter times, in milliseconds. */
  asked?: readonly Paper[]
  look?: number
  longest?: Partial<typeof limits>
}

const notAsked = 'The model could not be asked.'
const lookMilliseconds = 1000
/** No question takes longer, no model more for all, and none waits longer for a server that is always busy. */
const limits = { question: 5 * 60_000, writing: 60_000, model: 30 * 60_000, waiting: 24 * 60 * 60_000 }

/** It gives way to somebody's run, to the end of its hours, or to who canceled it: what was asked is asked again. */
const givesWay = 'The evaluation gives way.'

/** Evaluates the models that wait for it, one question after another, whenever nobody else's work waits or is done. */
export async function evaluateWaiting(deps: EvaluateDeps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const next = await store.nextEvaluation(deps.db)
    if (!next || stopping.aborted || !(await deps.isTime())) return
    await evaluateOne(deps, next, stopping)
  }
}

async function evaluateOne(deps: EvaluateDeps, row: store.Evaluating, stopping: AbortSignal): Promise<void> {
  const { db, asked = papers, look = lookMilliseconds } = deps
  const longest = { ...limits, ...deps.longest }
  const end = (state: 'done' | 'stopped', more: Omit<Parameters<typeof store.keepVerdicts>[2], 'state'>) =>
    store.keepVerdicts(db, row, { state, ...more })
  const evaluated = await deps.modelOf(row.name)
  if (!evaluated) return end('stopped', { problem: 'This model is no longer on the server.' })
  const mayAsk = async () => (await deps.isTime()) && !(await store.isAnyoneAtWork(db))
  let wasTried = false
  try {
    while (row.verdicts.length < asked.length) {
      stopping.throwIfAborted()
      if (!(await store.isStillWanted(db, row))) return
      if (Date.now() - row.askedAt.getTime() > longest.waiting)
        return await end('stopped', { problem: 'The server was at work for others for a whole day.' })
      if (!(await deps.isTime())) return
      if (!(await mayAsk())) {
        await wait(look, undefined, { signal: stopping })
        continue
      }
      if (row.verdicts.reduce((sum, { seconds }) => sum + seconds * 1000, 0) >= longest.model) break
      const paper = asked[row.verdicts.length] as Paper
      await store.keepVerdicts(db, row, { state: 'running' })
      const bounds = { stopping, look, wanted: async () => (await mayAsk()) && (await store.isStillWanted(db, row)) }
      if (evaluated.tokensPerSecond() === null && !wasTried) {
        wasTried = await tryToWrite(evaluated.model, { ...bounds, longest: longest.writing })
        if (!wasTried) continue
      }
      const began = performance.now()
      const verdict = await askUnless(evaluated.model, paper, { ...bounds, longest: longest.question })
      if (!verdict) continue
      row.verdicts.push({ verdict, seconds: Math.round((performance.now() - began) / 100) / 10 })
      await store.keepVerdicts(db, row, { state: 'running' })
    }
    await end('done', { result: resultOf(row.verdicts, evaluated.tokensPerSecond()) })
  } catch (error) {
    if (stopping.aborted) throw error
    const problem = troubleOf(error)?.detail ?? (error instanceof CasewrightError ? error.message : notAsked)
    await end('stopped', { problem })
  } finally {
    await evaluated.release()
  }
}

interface Bounds {
  stopping: AbortSignal
  look: number
  longest: number
  wanted(): Promise<boolean>
}

/** Asks one question; undefined: it gave way. One that takes too long was not answered. */
const askUnless = (model: LanguageModel, paper: Paper, bounds: Bounds): Promise<Verdict | undefined> =>
  unless(
    (signal) => askAboutPaper(model, paper, signal),
    () => (paper.answer === null ? 'right' : 'silent'),
    bounds,
  )

/** Nothing can be said of a model with these, and its other questions would fail as well. */
const fatal = ['file', 'engine', 'memory', 'crashed']

/** Has it write a little, so that it is known whether it runs here and how fast. False: it gave way. */
async function tryToWrite(model: LanguageModel, bounds: Bounds): Promise<boolean> {
  const work = (signal: AbortSignal) =>
    writeALittle(model, signal).catch((error) => {
      signal.throwIfAborted()
      if (fatal.includes(troubleOf(error)?.trouble ?? '')) throw error
    })
  const done = await unless(
    (signal) => work(signal).then(() => true),
    () => true,
    bounds,
  )
  return done === true
}

/** Does what it can be stopped at; undefined: it gave way. */
async function unless<T>(work: (signal: AbortSignal) => Promise<T>, ifLate: () => T, bounds: Bounds) {
  const { stopping, look, longest, wanted } = bounds
  const way = new AbortController()
  const late = AbortSignal.timeout(longest)
  const watch = setInterval(() => {
    // While the database is away nobody can say that they wait.
    void wanted().then(
      (is) => is || way.abort(new Error(givesWay)),
      () => {},
    )
  }, look)
  try {
    return await work(AbortSignal.any([stopping, way.signal, late]))
  } catch (error) {
    if (stopping.aborted) throw error
    if (way.signal.aborted) return undefined
    if (late.aborted) return ifLate()
    throw error
  } finally {
    clearInterval(watch)
  }
}

function resultOf(verdicts: readonly store.Given[], tokensPerSecond: number | null) {
  const count = (verdict: Verdict) => verdicts.filter((one) => one.verdict === verdict).length
  return {
    answered: count('right'),
    wrong: count('wrong'),
    silent: count('silent'),
    of: verdicts.length,
    seconds: Math.round(verdicts.reduce((sum, { seconds }) => sum + seconds, 0)),
    tokensPerSecond,
    at: new Date().toISOString(),
  }
}
