import { type CitationCheck, treatmentWords } from '@casewright/core/client'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { CitationBadge, lookOfCitation } from '../badge/citation-badge.tsx'
import { TreatmentBadge } from '../badge/treatment-badge.tsx'
import * as css from './citation.css.ts'
import { CitationPopover } from './citation-popover.tsx'

export interface CheckedBadgeProps {
  check: CitationCheck
  action?: ReactNode
}

/** The badge of a citation that opens what was found, for lists and tables. */
export const CheckedBadge = ({ check, action }: CheckedBadgeProps) => {
  const [isOpen, setOpen] = useState(false)
  const self = useRef<HTMLButtonElement>(null)
  const { treatment } = check
  return (
    <>
      <Button
        ref={self}
        onPress={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${treatment ? `${treatmentWords(treatment)} ` : ''}${lookOfCitation(check.status, treatment).word}: ${check.text}`}
        className={css.opener}
      >
        {/* The label has both words as they are read, with a space between. */}
        {treatment && <TreatmentBadge treatment={treatment} />}{' '}
        <CitationBadge status={check.status} treatment={treatment} />
      </Button>
      <CitationPopover check={check} isOpen={isOpen} onOpenChange={setOpen} triggerRef={self} action={action} />
    </>
  )
}
