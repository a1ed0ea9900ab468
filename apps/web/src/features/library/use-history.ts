import { useQuery } from '@tanstack/react-query'
import { getJson, postJson } from '../../lib/api.ts'
import { asking } from '../../lib/query.ts'
import type { Span } from './paragraphs.ts'

/** What became of an authority, as far as opinions of the library tell. */
export const useHistory = (id: string) =>
  useQuery({
    queryKey: ['/api/library', id, 'history'],
    queryFn: asking('/api/library/:id/history', { params: { id } }),
  })

/** Who cites one passage. @param pages those on which it is, of the report by which the authority is cited */
export const usePassageCitedBy = (id: string, passage: Span, pages: readonly string[]) =>
  useQuery({
    queryKey: ['/api/library', id, 'passage', passage.start, passage.end],
    queryFn: ({ signal }) =>
      getJson('/api/library/:id/passage', {
        params: { id },
        query: { start: passage.start, end: passage.end, pages: pages.join(',') || undefined },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Where an authority speaks of what was searched for, in the order of its text. */
export const useFoundPassages = (id: string, searched: string | undefined) =>
  useQuery({
    queryKey: ['/api/library', id, 'passages', searched],
    queryFn: () => postJson('/api/library/:id/passages', { params: { id }, body: { text: searched ?? '' } }),
    enabled: searched !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
