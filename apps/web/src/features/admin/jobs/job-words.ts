import type { Job, Jobs } from '@casewright/api/client'
import { counted, errorCodes } from '@casewright/core/client'

export const stateWords: Record<Job['state'], string> = { queued: 'Waits', running: 'Works', failed: 'Failed' }

/** '40 seconds', '3 minutes', '2 hours', '5 days'. */
export function lengthOf(seconds: number): string {
  if (seconds < 90) return counted(Math.max(0, Math.round(seconds)), 'second')
  if (seconds < 90 * 60) return counted(Math.round(seconds / 60), 'minute')
  if (seconds < 36 * 60 * 60) return counted(Math.round(seconds / 3600), 'hour')
  return counted(Math.round(seconds / 86_400), 'day')
}

/** What an error's code means to who looks after the server; an unknown code stands as it is. */
export const errorOf = (code: string): string =>
  code in errorCodes ? errorCodes[code as keyof typeof errorCodes].sentence : code

/** So long may a run wait while nothing works before it is said. */
const longWait = 60

/** Whether runs wait and nobody takes them. */
export const isStuck = ({ counts, oldestWait }: Pick<Jobs, 'counts' | 'oldestWait'>): boolean =>
  counts.running === 0 && oldestWait !== null && oldestWait > longWait
