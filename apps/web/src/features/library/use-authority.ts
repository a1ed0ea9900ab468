import type { Authority } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import type { CitationInText } from './pieces.ts'

/** What `GET /api/library/:id` answers. */
export interface HeldAuthority {
  authority: Authority & { field?: string; fetchedAt?: string }
  text: string | null
  url: string | null
  /** The court by its name. */
  court: string | null
  /** The source by its name. */
  source: string
}

export const useAuthority = (id: string) =>
  useQuery<HeldAuthority>({ queryKey: ['/api/library', encodeURIComponent(id)] })

/** The citations in its text; none until they are known. */
export function useCitationsIn(id: string, hasText: boolean): readonly CitationInText[] {
  const { data } = useQuery<{ citations: CitationInText[] }>({
    queryKey: ['/api/library', encodeURIComponent(id), 'citations'],
    enabled: hasText,
  })
  return data?.citations ?? none
}

const none: readonly CitationInText[] = []
