import type { Notifications } from '@casewright/api/client'
import type { RunSummary } from '@casewright/core/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markSeen, toldKey } from './told.ts'

/** A run whose end is on the page, and looked at, is no news. */
export function useSeen(run: Pick<RunSummary, 'id' | 'state'> | null): void {
  const client = useQueryClient()
  const id = run && (run.state === 'done' || run.state === 'failed') ? run.id : undefined
  useEffect(() => {
    // A run that the server never took has no end there.
    if (!id || id.startsWith('starting-')) return
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      const known = client.getQueryData<Notifications>(toldKey)?.runs.find((told) => told.id === id)
      if (!known?.seen) void markSeen(client, { runs: [id] })
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [client, id])
}
