import type { MatterParticulars } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { putJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'
import { mattersKey } from '../../../matters/use-matters.ts'

const address = '/api/matters/:id/particulars'
const keyOf = (id: string) => [...mattersKey, id, 'particulars']

export const useParticulars = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: asking(address, { params: { id } }), staleTime: 0 })

export function useKeepParticulars(id: string) {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<MatterParticulars, Error, MatterParticulars>({
    mutationFn: (body) => putJson(address, { params: { id }, body }),
    onSuccess: (kept) => {
      client.setQueryData(keyOf(id), kept)
      toast({ title: 'Parties saved' })
    },
    onError: (error) => void toast(notDone('The parties were not saved', error)),
  })
}
