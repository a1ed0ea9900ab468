import type { LanguageModels } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'
import { asking } from '../../../lib/query.ts'

const address = '/api/admin/language-models'
const queryKey = [address]
/** While something is being fetched. */
const everyMilliseconds = 3000

/** The language models that can run on this server; asked again as long as one is being fetched. */
export const useLanguageModels = () =>
  useQuery<LanguageModels>({
    queryKey,
    queryFn: asking(address),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && [...data.models, ...data.speech].some(({ fetch }) => fetch?.isRunning) ? everyMilliseconds : false,
  })

export function useFetchLanguageModel() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (name: string) => postJson(`${address}/:name/fetch`, { params: { name } }),
    onError: (error) => void toast(notDone('Not fetched', error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
