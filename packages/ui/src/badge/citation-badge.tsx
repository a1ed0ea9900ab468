import {
  type CitationLook,
  type CitationStatus,
  isOnlyThere,
  lookWords,
  statusWordOf,
  type TreatmentFlag,
} from '@casewright/core/client'
import { CircleCheck, CircleDashed, EqualNot, type LucideIcon, SearchX, Split } from 'lucide-react'
import { Badge } from './badge.tsx'
import { treatmentLooks } from './treatment-badge.tsx'

/** The word and icon of each look, wherever citations are counted or one is shown. */
export const citationLooks: Record<CitationLook, { word: string; Icon: LucideIcon }> = {
  verified: { word: lookWords.verified, Icon: CircleCheck },
  mismatch: { word: lookWords.mismatch, Icon: EqualNot },
  ambiguous: { word: lookWords.ambiguous, Icon: Split },
  'not-found': { word: lookWords['not-found'], Icon: SearchX },
  unchecked: { word: lookWords.unchecked, Icon: CircleDashed },
  red: { word: lookWords.red, Icon: treatmentLooks.red.Icon },
  amber: { word: lookWords.amber, Icon: treatmentLooks.amber.Icon },
}

/** The word, icon and tone of a citation beside what became of its authority: nothing is green that does not stand. */
export const lookOfCitation = (status: CitationStatus, treatment?: Pick<TreatmentFlag, 'flag'>) =>
  ({
    word: statusWordOf({ status, treatment }),
    Icon: citationLooks[status].Icon,
    tone: isOnlyThere({ status, treatment }) ? 'unchecked' : status,
  }) as const

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
