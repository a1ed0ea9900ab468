import type { CitationStatus, TreatmentFlag } from '@casewright/core/client'
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

/** A citation as it is right, of an authority that does not stand, or not whole: it is there, and nothing is well with it. */
const onlyThere = { word: 'Exists as cited', Icon: CircleCheck, tone: 'unchecked' } as const

/** The word, icon and tone of a citation beside what became of its authority: nothing is green that does not stand. */
export const lookOfCitation = (status: CitationStatus, treatment?: Pick<TreatmentFlag, 'flag'>) =>
  treatment && status === 'verified' ? onlyThere : { ...citationLooks[status], tone: status }

export interface CitationBadgeProps {
  status: CitationStatus
  /** What became of its authority, whose own badge stands beside this one. */
  treatment?: Pick<TreatmentFlag, 'flag'> | undefined
}

/** What is known of a citation. */
export const CitationBadge = ({ status, treatment }: CitationBadgeProps) => {
  const { word, Icon, tone } = lookOfCitation(status, treatment)
  return (
    <Badge tone={tone} icon={<Icon />}>
      {word}
    </Badge>
  )
}
