import type { SourceAsked } from '@casewright/core'
import type { Destination, Egress, Who } from '../../platform/egress/index.ts'
import { errorFields, type Log } from '../../platform/log/log.ts'
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

export type Asking = <T>(
  askable: Askable,
  question: (call: OutsideCall) => Promise<T>,
  foundIn?: (answer: T) => number,
) => Promise<{ answer: T | null; asked: SourceAsked }>

/**
 * Asks others on behalf of one person, and keeps account of who was asked and what came of it. `answered` is said only
 * of one that was contacted: a question that was over before anything was sent counts as not asked, and one that the
 * policy refuses spends no budget.
 */
export function createAsking(
  { egress, log, timeout, address = 'configured' }: AskingDeps,
  kind: 'source' | 'web',
  who: Who,
  signal: AbortSignal,
): Asking {
  return async ({ id, title, budget }, question, foundIn) => {
    const destination = { kind, name: title, address, trust: 'cloud' } as const
    const started = performance.now()
    const asked = (outcome: SourceAsked['outcome'], more: Partial<SourceAsked> = {}): SourceAsked => ({
      source: title,
      outcome,
      milliseconds: Math.round(performance.now() - started),
      ...more,
    })
    const refused = egress.refuses(destination)
    if (refused) return { answer: null, asked: asked('skipped', { why: 'offline', note: refused.message }) }

    const send = egress.fetchFor(destination, who)
    let isContacted = false
    const call: OutsideCall = {
      fetch: (input, init) => {
        isContacted = true
        return send(input, init)
      },
      signal,
      budget,
      timeout,
    }
    try {
      const answer = await question(call)
      if (!isContacted) return { answer, asked: asked('skipped', { why: 'other-kind' }) }
      return { answer, asked: asked('answered', foundIn ? { found: foundIn(answer) } : {}) }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof OutsideFailure)
        return {
          answer: null,
          asked: asked(error.outcome, { note: error.message, ...(error.why && { why: error.why }) }),
        }
      // A defect of ours in reading one source takes nothing from the others.
      log.warn({ source: id, ...errorFields(error) }, 'an answer from outside could not be read')
      return { answer: null, asked: asked('error', { note: 'Its response could not be read.' }) }
    }
  }
}
