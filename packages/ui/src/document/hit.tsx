import type { Severity } from '@casewright/core/client'
import type { ReactNode, Ref } from 'react'
import * as css from './document.css.ts'

export interface HitProps {
  severity: Severity
  /** The words that a finding is about. */
  children: ReactNode
  isActive?: boolean
  ref?: Ref<HTMLElement>
}

/** Words of a document that a finding is about. Its `MarkNumber` in the margin is what can be pressed. */
export const Hit = ({ severity, children, isActive = false, ref }: HitProps) => (
  <mark ref={ref} className={css.hit[severity]} data-active={isActive || undefined}>
    {children}
  </mark>
)
