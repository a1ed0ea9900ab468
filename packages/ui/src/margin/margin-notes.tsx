import type { CitationCheck } from '@casewright/core/client'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { CitationBadge } from '../badge/citation-badge.tsx'
import { TreatmentBadge } from '../badge/treatment-badge.tsx'
import { CheckDetails } from '../citation/check-details.tsx'
import { CitationText } from '../citation/citation-text.tsx'
import * as css from './margin.css.ts'
import { citationId, focusOn, noteId } from './places.ts'

export interface MarginNote {
  check: CitationCheck
  /** The search itself found the authority: that it is there checks nobody's words, and has no badge. */
  isFound?: boolean
  /** A short title, such as 'Riley'; else the citation as written. */
  title?: string
  /** Words of the authority, found at the source. */
  quotation?: string
  /** What can be done about it, such as 'Choose one'. */
  action?: ReactNode
}

export interface MarginNotesProps {
  /** In the order of the text: the first is note 1. */
  notes: readonly MarginNote[]
  label?: string | undefined
  /** The same as of the citations that belong to them. */
  scope?: string
}

/** The margin of citations: a numbered note for each citation. The number leads back to the text. */
export const MarginNotes = ({ notes, label = 'Citation check', scope = 'citation' }: MarginNotesProps) => (
  <aside aria-label={label} className={css.notes}>
    {notes.map(({ check, isFound = false, title, quotation, action }, index) => {
      const number = index + 1
      const isQuiet = isFound && check.status === 'verified'
      return (
        <section
          key={number}
          id={noteId(scope, number)}
          tabIndex={-1}
          aria-label={`Note ${number}, ${check.text}`}
          className={css.note}
        >
          <Button
            className={css.back}
            aria-label={`${number}, back to the text`}
            onPress={() => focusOn(document.getElementById(citationId(scope, number)))}
          >
            {number}
          </Button>
          <p className={css.title}>{title ? <i>{title}</i> : <CitationText text={check.text} />}</p>
          {(!isQuiet || check.treatment) && (
            <span className={css.badges}>
              {check.treatment && <TreatmentBadge treatment={check.treatment} />}
              {!isQuiet && <CitationBadge status={check.status} treatment={check.treatment} />}
            </span>
          )}
          {quotation && <q className={css.quotation}>{quotation}</q>}
          <CheckDetails check={check} isFound={isQuiet} />
          {action}
        </section>
      )
    })}
  </aside>
)
