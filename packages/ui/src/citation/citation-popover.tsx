import type { CitationCheck } from '@casewright/core/client'
import type { ReactNode, RefObject } from 'react'
import { CitationBadge } from '../badge/citation-badge.tsx'
import { TreatmentBadge } from '../badge/treatment-badge.tsx'
import { Popover } from '../popover/popover.tsx'
import { CheckDetails } from './check-details.tsx'
import * as css from './citation.css.ts'
import { CitationText } from './citation-text.tsx'

interface CitationPopoverProps {
  check: CitationCheck
  /** The search itself found the authority: that it is there as it is cited checks nobody's words. */
  isFound?: boolean | undefined
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  triggerRef: RefObject<Element | null>
  /** What can be done about it, such as 'Choose one'. */
  action?: ReactNode
}

/** What was found for a citation. */
export const CitationPopover = ({ check, isFound = false, action, ...props }: CitationPopoverProps) => {
  const isQuiet = isFound && check.status === 'verified'
  return (
    <Popover label={`Check of ${check.text}`} placement="bottom start" {...props}>
      <div className={css.popoverHead}>
        <p className={css.popoverTitle}>
          <CitationText text={check.text} />
        </p>
        {check.treatment && <TreatmentBadge treatment={check.treatment} />}
        {!isQuiet && <CitationBadge status={check.status} treatment={check.treatment} />}
      </div>
      <CheckDetails check={check} isFound={isQuiet} />
      {action}
    </Popover>
  )
}
