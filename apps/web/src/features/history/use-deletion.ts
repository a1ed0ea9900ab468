import type { RunSummary } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toldKey } from '../../frame/notifications/told.ts'
import { deleteJson, messageOf } from '../../lib/api.ts'
import { refreshHistory } from '../../lib/query.ts'
import { useRuns } from '../../runs/runs-context.ts'
import { type HistoryFilter, letsThrough, queryOf } from './filter.ts'

/** What is to be deleted: one run, or all that a filter lets through. */
export type Doomed = { run: RunSummary } | { filter: HistoryFilter }

async function erase(doomed: Doomed): Promise<number> {
  if ('run' in doomed) {
    await deleteJson(`/api/runs/${doomed.run.id}`)
    return 1
  }
  const answer = await deleteJson(`/api/runs?${queryOf(doomed.filter)}`)
  return ((await answer.json()) as { deleted: number }).deleted
}

/** Erases runs for good, and what pages still hold of them. */
export function useDeletion(onDone: () => void) {
  const client = useQueryClient()
  const runs = useRuns()
  const { toast } = useToast()
  return useMutation({
    mutationFn: erase,
    onSuccess: (count, doomed) => {
      runs.forgetWhere((view) => ('run' in doomed ? view.id === doomed.run.id : letsThrough(doomed.filter, view)))
      refreshHistory(client)
      void client.invalidateQueries({ queryKey: toldKey })
      toast({ title: 'Deleted', description: count === 1 ? '1 run was erased.' : `${count} runs were erased.` })
      onDone()
    },
    onError: (error) => void toast({ title: 'Deleting failed', description: messageOf(error), destructive: true }),
  })
}
