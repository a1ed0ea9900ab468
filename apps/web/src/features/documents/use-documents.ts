import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../../lib/api.ts'
import { asking } from '../../lib/query.ts'
import { keptKey } from '../../tools/kept-list.ts'

const pageSize = 25

/** The documents that the person keeps, with words in their titles, the last changed first, a page at a time. */
export function useDocuments(text: string) {
  const query = useInfiniteQuery({
    queryKey: [...keptKey, 'list', text],
    queryFn: ({ pageParam, signal }) =>
      getJson('/api/kept', { query: { limit: pageSize, text, before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // They are kept elsewhere, on the pages of tools and in other tabs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { ...query, documents: query.data?.pages.flatMap(({ documents }) => documents) }
}

/** One of them with its versions. */
export const useVersions = (id: string) =>
  useQuery({ queryKey: [...keptKey, id], queryFn: asking('/api/kept/:id', { params: { id } }), staleTime: 0 })
