import { type TreatmentFlag, treatmentWords } from '@casewright/core/client'
import { OctagonX, TriangleAlert } from 'lucide-react'
import { Badge } from './badge.tsx'

/** The tone and icon of each flag, wherever one is shown. */
export const treatmentLooks = {
  red: { tone: 'not-found', Icon: OctagonX },
  amber: { tone: 'mismatch', Icon: TriangleAlert },
} as const

/** That an authority is no longer good law, or only in part. It stands beside the status of the citation. */
export const TreatmentBadge = ({ treatment }: { treatment: Pick<TreatmentFlag, 'flag' | 'kind'> }) => {
  const { tone, Icon } = treatmentLooks[treatment.flag]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {treatmentWords(treatment)}
    </Badge>
  )
}
