import type { RunView } from '@casewright/core/client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RunStore } from './store.ts'
import { useSeen } from './use-seen.ts'

export const RunsContext = createContext<RunStore | null>(null)

/** The runs of the page. Below `RunsContext`. */
export function useRuns(): RunStore {
  const runs = useContext(RunsContext)
  if (!runs) throw new Error('useRuns was called outside of RunsContext.')
  return runs
}

/** The run that stands at a key, as it changes. Who asks for it shows it. */
export function useRun(key: string): RunView | null {
  const runs = useRuns()
  const run = useSyncExternalStore(runs.subscribe, () => runs.get(key))
  useSeen(run)
  return run
}
