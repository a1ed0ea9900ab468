import { type CitationCheck, isWell, treatmentWords } from '@casewright/core/client'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { citationLooks } from '../badge/citation-badge.tsx'
import { citationId, focusOn, noteBeside } from '../margin/places.ts'
import * as css from './citation.css.ts'
import { CitationPopover } from './citation-popover.tsx'
import { partsOfCitation } from './parts-of-citation.ts'

export interface CitationProps {
  check: CitationCheck
  /** The search itself found the authority: that it is there checks nobody's words, and has no mark. */
  isFound?: boolean | undefined
  /** Of its note, from 1. */
  number?: number
  /** Tells several results on one page apart; the same as of their `MarginNotes`. */
  scope?: string
  /** What can be done about it, such as 'Choose one'. */
  action?: ReactNode
}

/** For who cannot see the line and the icon; left behind when the text is copied. */
const Spoken = ({ children }: { children: ReactNode }) => (
  <span className={`visually-hidden ${css.spoken}`}>{children}</span>
)

/**
 * A citation in running text: underlined by its status, with icon and number of the note. It opens
 * what was found: the note where it stands in the margin, else a popover.
 */
export const Citation = ({ check, isFound = false, number, scope = 'citation', action }: CitationProps) => {
  const [isOpen, setOpen] = useState(false)
  const self = useRef<HTMLAnchorElement>(null)
  const { text, treatment } = check
  const isQuiet = isFound && isWell(check)
  // Of an authority that is no longer good law, that comes first.
  const look = isQuiet ? 'found' : (treatment?.flag ?? check.status)
  const { Icon } = citationLooks[treatment?.flag ?? check.status]
  const word = treatment ? treatmentWords(treatment) : citationLooks[check.status].word
  const { name, rest, last } = partsOfCitation(text)
  // A bare name breaks as well: only its own last word stays with the icon.
  const cut = last ? name.length : name.lastIndexOf(' ') + 1
  const press = () => {
    const note = number === undefined ? null : noteBeside(scope, number)
    if (note) focusOn(note)
    else setOpen(true)
  }
  return (
    <>
      {/* A button would not break over lines as words do. */}
      <Link
        ref={self}
        onPress={press}
        className={css.citation[look]}
        render={(props) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the props make it so
          <span
            {...props}
            id={number === undefined ? undefined : citationId(scope, number)}
            role="button"
            aria-expanded={isOpen}
            aria-haspopup="dialog"
          />
        )}
      >
        {cut > 0 && <i>{name.slice(0, cut)}</i>}
        {rest}
        <span className={css.keep}>
          {last || <i>{name.slice(cut)}</i>}
          {look !== 'found' && (
            <>
              <Spoken>{word.toLowerCase()}</Spoken>
              <span className={css.icon[look]}>
                <Icon aria-hidden="true" />
              </span>
            </>
          )}
          {number !== undefined && (
            <sup className={css.number}>
              <Spoken>note</Spoken>
              {number}
            </sup>
          )}
        </span>
      </Link>
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
