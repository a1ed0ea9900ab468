import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getJson } from '../../lib/api.ts'
import { type HistoryFilter, queryOf } from './filter.ts'

const pageSize = 25

/** The runs that a filter lets through, newest first, a page at a time. */
export function useHistory({ tool, text }: HistoryFilter) {
  const query = useInfiniteQuery({
    queryKey: ['/api/runs', 'list', queryOf({ tool, text })],
    queryFn: ({ pageParam, signal }) =>
      getJson('/api/runs', { query: { ...queryOf({ tool, text }), limit: pageSize, before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What was left for another page may have changed since.
    staleTime: 0,
    // While one types, what was found before stays.
    placeholderData: keepPreviousData,
  })
  return { ...query, runs: query.data?.pages.flatMap(({ runs }) => runs) }
}
