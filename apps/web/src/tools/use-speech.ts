import type { Speech } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../lib/query.ts'

/** So old may what is known be, in milliseconds: an administrator may have switched it meanwhile. */
const heldMilliseconds = 30_000

/** Whether words may be spoken here, asked again when a tool is opened. Until that is known, no. */
export function useSpeech(): Speech {
  const { data } = useQuery({
    queryKey: ['/api/about'],
    queryFn: asking('/api/about'),
    staleTime: heldMilliseconds,
  })
  return data?.speech ?? 'switched-off'
}
