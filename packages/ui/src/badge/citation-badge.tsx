import type { CitationStatus } from '@casewright/core/client'
import { CircleCheck, CircleDashed, EqualNot, type LucideIcon, SearchX, Split } from 'lucide-react'
import { Badge } from './badge.tsx'

/** The word and icon of each status, wherever one is shown. */
export const citationLooks: Record<CitationStatus, { word: string; Icon: LucideIcon }> = {
  verified: { word: 'Verified', Icon: CircleCheck },
  mismatch: { word: 'Mismatch', Icon: EqualNot },
  ambiguous: { word: 'Ambiguous', Icon: Split },
  'not-found': { word: 'Not found', Icon: SearchX },
  unchecked: { word: 'Unchecked', Icon: CircleDashed },
}

export interface CitationBadgeProps {
  status: CitationStatus
}

/** What is known of a citation. */
export const CitationBadge = ({ status }: CitationBadgeProps) => {
  const { word, Icon } = citationLooks[status]
  return (
    <Badge tone={status} icon={<Icon />}>
      {word}
    </Badge>
  )
}
