import type { MatterCost, MatterDocument, MatterRun } from '@casewright/api/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../../lib/api.ts'
import { mattersKey } from '../../matters/use-matters.ts'

type Listed<Name extends string, One> = Record<Name, One[]> & { next: string | null }

const pageSize = '25'

/** A list that lies in a matter, a page at a time. Others add to it. */
function useContents<Name extends 'runs' | 'documents', One>(id: string, name: Name) {
  const query = useInfiniteQuery({
    queryKey: [...mattersKey, id, name],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ limit: pageSize })
      if (pageParam) asked.set('before', pageParam)
      return getJson<Listed<Name, One>>(`/api/matters/${encodeURIComponent(id)}/${name}?${asked}`, signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  return { ...query, rows: query.data?.pages.flatMap((page) => page[name]) }
}

export const useMatterRuns = (id: string) => useContents<'runs', MatterRun>(id, 'runs')
export const useMatterDocuments = (id: string) => useContents<'documents', MatterDocument>(id, 'documents')

export const useMatterCost = (id: string) =>
  useQuery<MatterCost>({ queryKey: [...mattersKey, id, 'cost'], staleTime: 0 })
