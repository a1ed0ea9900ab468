import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './written.css.ts'

export interface BylineProps {
  /** Who wrote: 'Written by the model', 'Summary by the model'. */
  children?: ReactNode
  /** What of it was checked, and what was not. */
  checked?: ReactNode
}

/** Names the model as the writer. Stands above its words, and below a document that is all its own. */
export const Byline = ({ children = 'Written by the model', checked }: BylineProps) => (
  <p className={css.byline}>
    <PenLine aria-hidden="true" />
    {children}
    {checked && <span className={css.checked}>{checked}</span>}
  </p>
)
