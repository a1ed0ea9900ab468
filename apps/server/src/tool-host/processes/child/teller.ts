import type { PartialPatch, Step } from '@casewright/core'
import { leaving } from '../limits.ts'
import type { Listener, Told } from '../protocol.ts'

/** The longest that news waits to be sent together with the next. */
const coalesceMilliseconds = 60

export interface Teller extends Listener {
  /** Sends what still waits, and nothing after it. */
  close(): void
}

/** Sends what a job says of itself, no more of it and no more often than the server can take in passing. */
export function createTeller(send: (told: Told[]) => void): Teller {
  let lines: Told[] = []
  let appended = ''
  let replaced: PartialPatch | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let linesLeft = leaving.lines
  let charactersLeft = leaving.partial

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const partials = [appended && { append: appended }, replaced && fits(replaced) && replaced]
    const told: Told[] = [...lines, ...partials.filter((patch) => !!patch).map((patch): Told => ['partial', patch])]
    if (told.length > 0) send(told)
    lines = []
    appended = ''
    replaced = undefined
  }
  const soon = () => {
    timer ??= setTimeout(flush, coalesceMilliseconds)
  }

  const line = (told: Told) => {
    if (closed || linesLeft <= 0) return
    linesLeft -= 1
    lines.push(told)
    soon()
  }

  function partial(patch: PartialPatch): void {
    if (closed) return
    if ('replace' in patch) replaced = patch
    else if (patch.append.length <= charactersLeft) {
      charactersLeft -= patch.append.length
      appended += patch.append
    }
    soon()
  }

  function step(step: Step): void {
    const last = lines.at(-1)
    // A counter that runs needs no line for each of its numbers.
    if (last?.[0] === 'step' && step.total !== undefined && last[1].total === step.total)
      lines[lines.length - 1] = ['step', step]
    else line(['step', step])
  }

  return {
    step,
    partial,
    checks: (versions) => line(['checks', versions]),
    model: (model) => line(['model', model]),
    budget: (budget) => line(['budget', budget]),
    info: (message) => line(['info', message]),
    warn: (message) => line(['warn', message]),
    close: () => {
      flush()
      closed = true
    },
  }
}

const fits = (patch: PartialPatch): boolean => JSON.stringify(patch).length <= leaving.partial
