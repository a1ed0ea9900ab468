import type { ReactNode } from 'react'
import * as css from './margin.css.ts'

export interface WithMarginProps {
  /** What stands in the margin from 1181 px on, and below the text on smaller screens. */
  margin: ReactNode
  children: ReactNode
}

/** A text with its margin. The margin belongs to the check of the citations. */
export const WithMargin = ({ margin, children }: WithMarginProps) => (
  <div className={css.withMargin}>
    <div className={css.text}>{children}</div>
    <div className={css.margin}>{margin}</div>
  </div>
)
