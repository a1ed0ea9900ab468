import type { RunSummary } from '@casewright/core/client'

/** Where a run stands, in a word or two. */
export const stateWords: Record<RunSummary['state'], string> = {
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
}
