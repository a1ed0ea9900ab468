import type { Job } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getJson, postJson } from '../../../lib/api.ts'
import { notDone } from '../../../lib/not-done.ts'

const address = '/api/admin/jobs'

/** While the page is seen. */
const everyMilliseconds = 5000

export type JobState = Job['state'] | 'all'

/** Runs that wait, work or failed, newest first, a page at a time; looked at again and again while the page is seen. */
export const useJobs = (state: JobState) =>
  useInfiniteQuery({
    queryKey: [address, state],
    queryFn: ({ pageParam, signal }) =>
      getJson(address, { query: { state: state === 'all' ? undefined : state, before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: everyMilliseconds,
    staleTime: 0,
  })

export type JobDeed = 'retry' | 'cancel'

export function useJobDeed() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation<unknown, Error, { deed: JobDeed; id: string }>({
    mutationFn: ({ deed, id }) => postJson(`${address}/:id/${deed}`, { params: { id } }),
    onSuccess: (_, { deed }) =>
      void toast(
        deed === 'retry'
          ? { title: 'Started again', description: 'The user will be notified when it ends.' }
          : { title: 'Canceled', description: 'The user will see that it was canceled.' },
      ),
    onError: (error, { deed }) => void toast(notDone(deed === 'retry' ? 'Not restarted' : 'Not canceled', error)),
    onSettled: () => client.invalidateQueries({ queryKey: [address] }),
  })
}
