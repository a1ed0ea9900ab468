import type { Matter, MatterSummary } from '@casewright/api/client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../lib/api.ts'

/** Where everything about matters stands among the queries. */
export const mattersKey = ['/api/matters'] as const

interface Listed {
  matters: MatterSummary[]
  /** Where the next page begins; null on the last. */
  next: string | null
}

interface Asked {
  /** Words of the name or the number. */
  text: string
  /** Only those that take new work. */
  open?: boolean
}

const pageSize = '25'

/** The matters that the person is a member of, open ones first, a page at a time. */
export function useMatters({ text, open = false }: Asked) {
  const query = useInfiniteQuery({
    queryKey: [...mattersKey, 'list', text, open],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ limit: pageSize })
      if (text) asked.set('text', text)
      if (open) asked.set('open', 'true')
      if (pageParam) asked.set('before', pageParam)
      return getJson<Listed>(`/api/matters?${asked}`, signal)
    },
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
  useQuery<Matter>({ queryKey: [...mattersKey, id ?? ''], enabled: id !== null, staleTime: 0 })
