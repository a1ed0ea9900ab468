import type { Severity } from '@casewright/core/client'
import type { ReactNode } from 'react'
import { humanName } from '../json-schema/json-schema.ts'
import { dot } from './severity-dot.css.ts'

const words: Record<Severity, string> = { high: 'High', medium: 'Medium', low: 'Low' }
const isKnown = (severity: string): severity is Severity => Object.hasOwn(words, severity)

export interface SeverityDotProps {
  /** What is neither high nor medium is drawn as low. */
  severity: Severity | (string & {})
  /** In place of the bare word, such as 'Low Priority'. */
  children?: ReactNode
}

/** How grave: a full, half or hollow dot, and the word. */
export const SeverityDot = ({ severity, children }: SeverityDotProps) =>
  isKnown(severity) ? (
    <span className={dot[severity]}>{children ?? words[severity]}</span>
  ) : (
    <span className={dot.low}>{children ?? humanName(severity)}</span>
  )
