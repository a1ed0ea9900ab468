import type { CitationInText } from '@casewright/api/client'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../../lib/query.ts'

export const useAuthority = (id: string) =>
  useQuery({ queryKey: ['/api/library', id], queryFn: asking('/api/library/:id', { params: { id } }) })

/** Its text as of a day or an earlier release. */
export const useTextAsOf = (id: string, date: string) =>
  useQuery({
    queryKey: ['/api/library', id, 'as-of', date],
    queryFn: asking('/api/library/:id/as-of', { params: { id }, query: { date } }),
    retry: false,
  })

/** The citations in its text; none until they are known. */
export function useCitationsIn(id: string, hasText: boolean): readonly CitationInText[] {
  const { data } = useQuery({
    queryKey: ['/api/library', id, 'citations'],
    queryFn: asking('/api/library/:id/citations', { params: { id } }),
    enabled: hasText,
  })
  return data?.citations ?? none
}

const none: readonly CitationInText[] = []
