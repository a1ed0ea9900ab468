import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../../lib/api.ts'
import { asking } from '../../lib/query.ts'
import { mattersKey } from '../../matters/use-matters.ts'

const pageSize = 25

/** What a query passes when it requests a page. */
interface Wanted {
  pageParam: string
  signal: AbortSignal
}

const next = (page: { next: string | null }) => page.next

/** A list that lies in a matter, a page at a time. Others add to it. */
function useContents<Page extends { next: string | null }>(
  id: string,
  name: string,
  ask: (wanted: Wanted) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey: [...mattersKey, id, name],
    queryFn: ask,
    initialPageParam: '',
    getNextPageParam: next,
    staleTime: 0,
  })
}

const given = (id: string, { pageParam, signal }: Wanted) => ({
  params: { id },
  query: { limit: pageSize, before: pageParam },
  signal,
})

export function useMatterRuns(id: string) {
  const query = useContents(id, 'runs', (wanted) => getJson('/api/matters/:id/runs', given(id, wanted)))
  return { ...query, rows: query.data?.pages.flatMap(({ runs }) => runs) }
}

export function useMatterDocuments(id: string) {
  const query = useContents(id, 'documents', (wanted) => getJson('/api/matters/:id/documents', given(id, wanted)))
  return { ...query, rows: query.data?.pages.flatMap(({ documents }) => documents) }
}

export const useMatterCost = (id: string) =>
  useQuery({
    queryKey: [...mattersKey, id, 'cost'],
    queryFn: asking('/api/matters/:id/cost', { params: { id } }),
    staleTime: 0,
  })
