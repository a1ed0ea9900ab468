import { formatMoment } from '@casewright/core/client'
import type { ReactNode } from 'react'
import * as css from './memo.css.ts'

export interface MemoFootProps {
  /** When the result was made, ISO 8601. */
  at?: string | null
  /** The tally and the coverage line. */
  children: ReactNode
}

/** Closes a result. Printed, it carries the date as well: a memo without one is worth little. */
export const MemoFoot = ({ at, children }: MemoFootProps) => (
  <footer className={css.foot}>
    {children}
    {at && (
      <p className={css.date} data-print="only">
        Result of {formatMoment(at)}.
      </p>
    )}
  </footer>
)
