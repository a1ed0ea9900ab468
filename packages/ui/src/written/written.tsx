import type { ReactNode } from 'react'
import { Byline } from './byline.tsx'
import * as css from './written.css.ts'

export interface WrittenProps {
  byline?: string
  /** What of it was checked, and what was not. */
  checked?: ReactNode
  /** Left out where the byline says it all, as 'Estimated by the model' below a figure does. */
  children?: ReactNode
}

/** What a model wrote. Never a word of a source. */
export const Written = ({ byline, checked, children }: WrittenProps) => (
  <div className={css.written}>
    {children ? (
      <div className={css.head}>
        <Byline checked={checked}>{byline}</Byline>
      </div>
    ) : (
      <Byline checked={checked}>{byline}</Byline>
    )}
    {children}
  </div>
)
