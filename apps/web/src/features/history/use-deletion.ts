import { counted, type RunSummary } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteJson, messageOf } from '../../lib/api.ts'
import { refreshHistory } from '../../lib/query.ts'
import { useRuns } from '../../runs/runs-context.ts'
import { toldKey } from '../../runs/told.ts'
import { type HistoryFilter, letsThrough, queryOf } from './filter.ts'

/** What is to be deleted: one run, or all that a filter lets through. */
export type Doomed = { run: RunSummary } | { filter: HistoryFilter }

/** How many were erased, and how many a legal hold kept. */
interface Erased {
  deleted: number
  held: number
}

async function erase(doomed: Doomed): Promise<Erased> {
  if ('run' in doomed) {
    await deleteJson('/api/runs/:id', { params: { id: doomed.run.id } })
    return { deleted: 1, held: 0 }
  }
  return deleteJson('/api/runs', { query: queryOf(doomed.filter) })
}

const wordsOf = ({ deleted, held }: Erased) => {
  const erased = `${counted(deleted, 'run')} ${deleted === 1 ? 'was' : 'were'} erased.`
  if (held === 0) return erased
  const stayed = `${counted(held, 'run')} ${held === 1 ? 'is' : 'are'} under a legal hold and not deleted. Contact your administrator.`
  return deleted === 0 ? stayed : `${erased} ${stayed}`
}

/** Erases runs for good, and what pages still hold of them. */
export function useDeletion(onDone: () => void) {
  const client = useQueryClient()
  const runs = useRuns()
  const { toast } = useToast()
  return useMutation({
    mutationFn: erase,
    onSuccess: (erased, doomed) => {
      // What stayed is shown again from the history.
      runs.forgetWhere((view) => ('run' in doomed ? view.id === doomed.run.id : letsThrough(doomed.filter, view)))
      refreshHistory(client)
      void client.invalidateQueries({ queryKey: toldKey })
      toast({
        title: erased.deleted === 0 && erased.held > 0 ? 'Not deleted' : 'Deleted',
        description: wordsOf(erased),
      })
      onDone()
    },
    onError: (error) => void toast({ title: 'Deleting failed', description: messageOf(error), destructive: true }),
  })
}
