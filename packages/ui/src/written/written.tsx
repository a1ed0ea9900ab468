import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './written.css.ts'

export interface WrittenProps {
  byline?: string
  /** What of it was checked, and what was not. */
  checked?: ReactNode
  children: ReactNode
}

/** What a model wrote. Never a word of a source. */
export const Written = ({ byline = 'Written by the model', checked, children }: WrittenProps) => (
  <div className={css.written}>
    <p className={css.byline}>
      <PenLine aria-hidden="true" />
      {byline}
      {checked && <span className={css.checked}>{checked}</span>}
    </p>
    {children}
  </div>
)
