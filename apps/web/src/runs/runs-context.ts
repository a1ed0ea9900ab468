import type { RunView } from '@casewright/core/client'
import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
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

/** The runs beside the one at a key, by their keys, as they change. */
export function useBeside(key: string): readonly [key: string, run: RunView][] {
  const runs = useRuns()
  const last = useRef<readonly [string, RunView][]>([])
  return useSyncExternalStore(runs.subscribe, () => {
    const now = runs.beside(key)
    const same = now.length === last.current.length && now.every(([at, run], n) => sameEntry(last.current[n], at, run))
    if (!same) last.current = now
    return last.current
  })
}

const sameEntry = (entry: readonly [string, RunView] | undefined, key: string, run: RunView) =>
  entry?.[0] === key && entry[1] === run
