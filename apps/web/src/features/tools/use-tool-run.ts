import type { Run } from '@casewright/core/client'
import { hasEnded } from '@casewright/core/client'
import { useEffect } from 'react'
import { getJson } from '../../lib/api.ts'
import { useRun, useRuns } from '../../runs/runs-context.ts'

/** The last run of a tool. One that is still at work from before, or from another tab, is taken up. */
export function useToolRun(toolId: string) {
  const runs = useRuns()
  const run = useRun(toolId)
  useEffect(() => {
    if (runs.get(toolId)) return
    const left = new AbortController()
    findRunAtWork(toolId, left.signal)
      .then((found) => {
        if (found && !left.signal.aborted) return runs.pickUp(toolId, found)
      })
      // The page works without it, and says so where the server cannot be reached.
      .catch(() => {})
    return () => left.abort()
  }, [runs, toolId])
  return run
}

async function findRunAtWork(toolId: string, signal: AbortSignal): Promise<Run | undefined> {
  const { runs } = await getJson('/api/runs', { query: { tool: toolId, limit: 1 }, signal })
  const [last] = runs
  return last && !hasEnded(last.state) ? getJson('/api/runs/:id', { params: { id: last.id }, signal }) : undefined
}
