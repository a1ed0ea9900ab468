import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../lib/api.ts'
import { asking } from '../lib/query.ts'

/** Where everything about matters stands among the queries. */
export const mattersKey = ['/api/matters'] as const

interface Asked {
  /** Words of the name or the number. */
  text: string
  /** Only those that take new work. */
  open?: boolean
}

const pageSize = 25

/** The matters that the person is a member of, open ones first, a page at a time. */
export function useMatters({ text, open = false }: Asked) {
  const query = useInfiniteQuery({
    queryKey: [...mattersKey, 'list', text, open],
    queryFn: ({ pageParam, signal }) =>
      getJson('/api/matters', {
        query: { limit: pageSize, text, open: open ? 'true' : undefined, before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Others add and remove members.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { ...query, matters: query.data?.pages.flatMap(({ matters }) => matters) }
}

/** One of them; of none where there is no id. */
export const useMatter = (id: string | null) =>
  useQuery({
    queryKey: [...mattersKey, id ?? ''],
    queryFn: id === null ? skipToken : asking('/api/matters/:id', { params: { id } }),
    staleTime: 0,
  })
