import { type SupportOutcome, supportWords } from '@casewright/core/client'
import { Quote, SearchX, Split, TextSearch } from 'lucide-react'
import { Badge } from './badge.tsx'

/** Never green: words that are alike do not show that an authority stands for what it is cited for. */
export const supportLooks = {
  supported: { tone: 'brass', Icon: Quote },
  related: { tone: 'neutral', Icon: TextSearch },
  none: { tone: 'unchecked', Icon: SearchX },
  contradicted: { tone: 'mismatch', Icon: Split },
} as const

/** Whether an authority says what it is cited for. It stands beside the status of the citation. */
export const SupportBadge = ({ outcome }: { outcome: SupportOutcome }) => {
  const { tone, Icon } = supportLooks[outcome]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {supportWords[outcome]}
    </Badge>
  )
}
