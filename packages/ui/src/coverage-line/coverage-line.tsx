import { type Coverage, coverageSentences } from '@casewright/core/client'
import { Library } from 'lucide-react'
import * as css from './coverage-line.css.ts'

export interface CoverageLineProps {
  coverage: Coverage
}

/** Ends a result: what was read of what, who was asked, and what nobody checked. */
export const CoverageLine = ({ coverage }: CoverageLineProps) => {
  const sentences = coverageSentences(coverage)
  if (sentences.length === 0) return null
  return (
    <p className={css.line}>
      <Library aria-hidden="true" />
      <span>
        {sentences.map(({ lead, rest, isGap }, index) => (
          <span key={`${lead}${rest}`}>
            {index > 0 && ' '}
            {lead && <span className={isGap ? css.gap : css.strong}>{lead}</span>}
            {rest}
          </span>
        ))}
      </span>
    </p>
  )
}
