import type { MeaningState } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/admin/meaning'
const queryKey = [address]
/** While something is being fetched or made. */
const everyMilliseconds = 3000

/** How searching by meaning stands; asked again as long as that changes by itself. */
export const useMeaning = () =>
  useQuery<MeaningState>({
    queryKey,
    queryFn: asking(address),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.fetch?.isRunning || (data?.model && data.embedded < data.authorities) ? everyMilliseconds : false,
  })

const failed = { fetch: 'Not fetched', pause: 'Not paused', cancel: 'Not canceled' } as const

/** Fetches the embedding model, pauses that, or cancels it. */
export function useFetchModel() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (deed: keyof typeof failed) => postJson(`${address}/${deed}`),
    onError: (error, deed) => void toast(notDone(failed[deed], error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useForgetMeaning() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
