import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getJson, putJson } from '../../lib/api.ts'

const address = '/api/privacy'
const queryKey = [address, 'pages']

/** What left, a page at a time. Tools send while other pages are open, so it is asked each time. */
export const usePrivacy = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => getJson(address, { query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

export function useKeepNames() {
  const client = useQueryClient()
  return useMutation<unknown, Error, string[]>({
    mutationFn: (names) => putJson(`${address}/names`, { body: { names } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
