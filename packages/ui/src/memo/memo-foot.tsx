import type { ReactNode } from 'react'
import * as css from './memo.css.ts'

export interface MemoFootProps {
  /** When the result was made, ISO 8601. */
  at?: string | null
  /** The tally and the coverage line. */
  children: ReactNode
}

const moment = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h12' })

/** Closes a result. Printed, it carries the date as well: a memo without one is worth little. */
export const MemoFoot = ({ at, children }: MemoFootProps) => (
  <footer className={css.foot}>
    {children}
    {at && (
      <p className={css.date} data-print="only">
        Result of {moment(at)}.
      </p>
    )}
  </footer>
)
