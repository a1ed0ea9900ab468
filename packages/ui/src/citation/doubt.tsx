import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './citation.css.ts'

export interface DoubtProps {
  /** A sentence that rests on a citation which no source has. It is marked, never removed. */
  children: ReactNode
  flag?: string
}

/** Marks a sentence whose authority was not found. */
export const Doubt = ({ children, flag = 'Unsupported: no source has this case' }: DoubtProps) => (
  <>
    <span className={css.doubt}>{children}</span>{' '}
    <span className={css.flag}>
      <TriangleAlert aria-hidden="true" />
      {flag}
    </span>
  </>
)
