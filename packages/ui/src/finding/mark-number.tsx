import type { Severity } from '@casewright/core/client'
import { Button } from 'react-aria-components/Button'
import * as css from './finding.css.ts'

export interface MarkNumberProps {
  /** The number of the finding, the same beside it and beside its words. */
  number: number
  severity: Severity
  /** Stands in the margin of a `DocumentSheet`, beside its paragraph. */
  isInMargin?: boolean
  /** One of the pair that is looked at. */
  isActive?: boolean
  /** Goes to the other one of the pair. */
  onPress?: () => void
  /** What a press does: 'Show in the document', 'Show the finding'. */
  label?: string
}

/** The numbered circle that ties a finding to its words. */
export const MarkNumber = ({ number, severity, isInMargin, isActive = false, onPress, label }: MarkNumberProps) => {
  const className = css.number({ severity, isInMargin })
  const active = isActive || undefined
  if (onPress)
    return (
      <Button
        className={className}
        data-active={active}
        onPress={onPress}
        aria-label={`${number}, ${label ?? 'show its place'}`}
      >
        {number}
      </Button>
    )
  return (
    <span className={className} data-active={active}>
      {number}
    </span>
  )
}
