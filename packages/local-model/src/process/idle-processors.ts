import { availableParallelism, cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds for which the processors are watched. */
const look = 200

/**
 * How many processors have nothing to do at the moment: at least one, at most as many as this process may use. Threads
 * that compute together wait for the slowest of them, so one thread more than there are idle processors takes several
 * times as long as one less.
 */
export async function idleProcessors(): Promise<number> {
  const before = timesNow()
  await wait(look)
  const after = timesNow()
  return idleOf(before, after, availableParallelism())
}

interface Times {
  idle: number
  all: number
  processors: number
}

/** @param most that may be used */
export function idleOf(before: Times, after: Times, most: number): number {
  const passed = after.all - before.all
  const idle = passed > 0 ? ((after.idle - before.idle) / passed) * after.processors : most
  return Math.max(1, Math.min(most, Math.round(idle)))
}

function timesNow(): Times {
  const each = cpus().map(({ times }) => times)
  return {
    idle: each.reduce((sum, { idle }) => sum + idle, 0),
    all: each.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
    processors: each.length,
  }
}
