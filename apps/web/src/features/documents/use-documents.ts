import type { KeptDocument, OpenedDocument } from '@casewright/core/client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getJson } from '../../lib/api.ts'
import { keptKey } from '../../tools/kept-list.ts'

interface Listed {
  documents: KeptDocument[]
  /** Where the next page begins; null on the last. */
  next: string | null
}

const pageSize = '25'

/** The documents that the person keeps, with words in their titles, the last changed first, a page at a time. */
export function useDocuments(text: string) {
  const query = useInfiniteQuery({
    queryKey: [...keptKey, 'list', text],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ limit: pageSize })
      if (text) asked.set('text', text)
      if (pageParam) asked.set('before', pageParam)
      return getJson<Listed>(`/api/kept?${asked}`, signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // They are kept elsewhere, on the pages of tools and in other tabs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { ...query, documents: query.data?.pages.flatMap(({ documents }) => documents) }
}

/** One of them with its versions. */
export const useVersions = (id: string) => useQuery<OpenedDocument>({ queryKey: [...keptKey, id], staleTime: 0 })
