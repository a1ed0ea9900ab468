import { type CitationCheck, treatmentWords } from '@casewright/core/client'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { CitationBadge, lookOfCitation } from '../badge/citation-badge.tsx'
import { TreatmentBadge } from '../badge/treatment-badge.tsx'
import * as css from './citation.css.ts'
import { CitationPopover } from './citation-popover.tsx'

export interface CheckedBadgeProps {
  check: CitationCheck
  /** The search itself found the authority: only what stands against it is told. */
  isFound?: boolean | undefined
  action?: ReactNode
}

/** The badge of a citation that opens what was found, for lists and tables. */
export const CheckedBadge = ({ check, isFound = false, action }: CheckedBadgeProps) => {
  const [isOpen, setOpen] = useState(false)
  const self = useRef<HTMLButtonElement>(null)
  const { treatment } = check
  const isQuiet = isFound && check.status === 'verified'
  const words = [treatment && treatmentWords(treatment), !isQuiet && lookOfCitation(check.status, treatment).word]
  return (
    <>
      <Button
        ref={self}
        onPress={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${words.filter(Boolean).join(' ')}: ${check.text}`}
        className={css.opener}
      >
        {/* The label has both words as they are read, with a space between. */}
        {treatment && <TreatmentBadge treatment={treatment} />}{' '}
        {!isQuiet && <CitationBadge status={check.status} treatment={treatment} />}
      </Button>
      <CitationPopover
        check={check}
        isFound={isFound}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={self}
        action={action}
      />
    </>
  )
}
