import type { SourceAsked } from '@casewright/core'
import type { Destination, Egress, Who } from '../egress/index.ts'
import { errorFields, type Log } from '../log.ts'
import type { Budget } from './budget.ts'
import type { OutsideCall } from './call.ts'
import { OutsideFailure } from './failure.ts'

export interface AskingDeps {
  egress: Egress
  log: Log
  /** Milliseconds after which one is given up. */
  timeout: number
  /** `open`: found on the way, so only public addresses are called; `configured` unless given. */
  address?: Destination['address']
}

/** Who may be asked. */
export interface Askable {
  id: string
  /** For people. */
  title: string
  budget: Budget
}

/** Asks others on behalf of one person, and keeps account of who was asked and what came of it. */
export function createAsking(
  { egress, log, timeout, address = 'configured' }: AskingDeps,
  kind: 'source' | 'web',
  who: Who,
  signal: AbortSignal,
) {
  return async <T>(
    { id, title, budget }: Askable,
    question: (call: OutsideCall) => Promise<T>,
  ): Promise<{ answer: T | null; asked: SourceAsked }> => {
    const destination = { kind, name: title, address, trust: 'cloud' } as const
    const call: OutsideCall = { fetch: egress.fetchFor(destination, who), signal, budget, timeout }
    const started = performance.now()
    const asked = (outcome: SourceAsked['outcome'], note?: string): SourceAsked => ({
      source: title,
      outcome,
      milliseconds: Math.round(performance.now() - started),
      ...(note && { note }),
    })
    try {
      return { answer: await question(call), asked: asked('answered') }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof OutsideFailure) return { answer: null, asked: asked(error.outcome, error.message) }
      // A defect of ours in reading one source takes nothing from the others.
      log.warn({ source: id, ...errorFields(error) }, 'an answer from outside could not be read')
      return { answer: null, asked: asked('error', 'Its answer could not be read.') }
    }
  }
}

export type Asking = ReturnType<typeof createAsking>

/** Several questions to one are one line of the coverage: the worst outcome, and all the time. */
export function joinAsked(all: readonly SourceAsked[]): SourceAsked[] {
  const order = ['answered', 'skipped', 'error', 'timeout'] as const
  return [...Map.groupBy(all, ({ source }) => source).values()].map((same) => {
    const worst = same.reduce((one, other) => (order.indexOf(other.outcome) > order.indexOf(one.outcome) ? other : one))
    return { ...worst, milliseconds: same.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0) }
  })
}
