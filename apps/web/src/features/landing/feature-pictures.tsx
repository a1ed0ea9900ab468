import type { CitationStatus } from '@casewright/core/client'
import { CitationBadge, SeverityDot } from '@casewright/ui'
import * as css from './feature-pictures.css.ts'

/** Real authorities, the last with a wrong year. */
const hits: readonly (readonly [string, CitationStatus])[] = [
  ['9 U.S.C. § 2', 'verified'],
  ['563 U.S. 333 (2011)', 'verified'],
  ['500 U.S. 20 (1992)', 'mismatch'],
]

export const Results = () => (
  <>
    <p className={css.asked}>enforceability of an arbitration clause</p>
    {hits.map(([citation, status]) => (
      <p key={citation} className={css.row}>
        {citation}
        <CitationBadge status={status} />
      </p>
    ))}
  </>
)

export const Letter = () => (
  <div className={css.page}>
    <p>Dear Ms. Halloran:</p>
    <p>
      This letter confirms the terms on which <span className={css.blank}>Okafor &amp; Reyes LLP</span> will act for you
      in the matter of <span className={css.blank}>matter name</span>, beginning on{' '}
      <span className={css.blank}>date</span>.
    </p>
  </div>
)

export const Clause = () => (
  <div className={css.page}>
    <p>
      9.1 Either party may terminate this Agreement on <span className={css.marks.medium}>forty-five (45) days’</span>{' '}
      notice. Contractor shall indemnify Client{' '}
      <span className={css.marks.high}>for any and all losses whatsoever</span>.
    </p>
    <div className={css.key}>
      <SeverityDot severity="high" />
      <SeverityDot severity="medium" />
    </div>
  </div>
)
