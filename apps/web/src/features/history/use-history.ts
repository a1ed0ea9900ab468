import type { RunSummary } from '@casewright/core/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getJson } from '../../lib/api.ts'
import { type HistoryFilter, queryOf } from './filter.ts'

interface Listed {
  runs: RunSummary[]
  /** Where the next page begins; null on the last. */
  next: string | null
}

const pageSize = '25'

/** The runs that a filter lets through, newest first, a page at a time. */
export function useHistory({ tool, text }: HistoryFilter) {
  const query = useInfiniteQuery({
    queryKey: ['/api/runs', 'list', queryOf({ tool, text }).toString()],
    queryFn: ({ pageParam, signal }) => {
      const asked = queryOf({ tool, text })
      asked.set('limit', pageSize)
      if (pageParam) asked.set('before', pageParam)
      return getJson<Listed>(`/api/runs?${asked}`, signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What was left for another page may have changed since.
    staleTime: 0,
    // While one types, what was found before stays.
    placeholderData: keepPreviousData,
  })
  return { ...query, runs: query.data?.pages.flatMap(({ runs }) => runs) }
}
