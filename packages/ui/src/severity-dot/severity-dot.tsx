import type { Severity } from '@casewright/core/client'
import type { ReactNode } from 'react'
import { dot } from './severity-dot.css.ts'

const words: Record<Severity, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export interface SeverityDotProps {
  severity: Severity
  /** In place of the bare word, such as 'Low Priority'. */
  children?: ReactNode
}

/** How grave: a full, half or hollow dot, and the word. */
export const SeverityDot = ({ severity, children }: SeverityDotProps) => (
  <span className={dot[severity]}>{children ?? words[severity]}</span>
)
