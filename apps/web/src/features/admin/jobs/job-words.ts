import type { Job, Jobs } from '@casewright/api/client'
import { errorCodes } from '@casewright/core/client'

export const stateWords: Record<Job['state'], string> = { queued: 'Waits', running: 'Works', failed: 'Failed' }

/** What an error's code means to who looks after the server; an unknown code stands as it is. */
export const errorOf = (code: string): string =>
  code in errorCodes ? errorCodes[code as keyof typeof errorCodes].sentence : code

/** So long may a run wait while nothing works before it is said. */
const longWait = 60

/** Whether runs wait and nobody takes them. */
export const isStuck = ({ counts, oldestWait }: Pick<Jobs, 'counts' | 'oldestWait'>): boolean =>
  counts.running === 0 && oldestWait !== null && oldestWait > longWait
