import type { TreatmentAlert } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteJson } from '../../lib/api.ts'
import { notDone } from '../../lib/not-done.ts'
import { asking } from '../../lib/query.ts'

const address = '/api/treatment-alerts'

/** The user's reports and documents that cite law whose treatment became worse; asked for on each page that shows them. */
export const useTreatmentAlerts = () => useQuery({ queryKey: [address], queryFn: asking(address), staleTime: 0 })

export function useDismissal() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, TreatmentAlert>({
    mutationFn: ({ id }) => deleteJson(`${address}/:id`, { params: { id } }),
    onError: (error) => void toast(notDone('The alert was not dismissed', error)),
    onSettled: () => client.invalidateQueries({ queryKey: [address] }),
  })
}
