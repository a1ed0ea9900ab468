import type { Anchor, CitationCheck, Finding } from '@casewright/core/client'
import { CitationBadge } from '../badge/citation-badge.tsx'
import { TreatmentBadge } from '../badge/treatment-badge.tsx'
import { CheckDetails } from '../citation/check-details.tsx'
import { CitationText } from '../citation/citation-text.tsx'
import { Found } from '../found/found.tsx'
import { SeverityDot } from '../severity-dot/severity-dot.tsx'
import { Origin } from '../written/origin.tsx'
import { useResult } from './context.ts'
import * as css from './result-view.css.ts'

export const AnchorView = ({ anchor }: { anchor: Anchor }) => {
  const { onOpen } = useResult()
  return <Found anchor={anchor} onOpen={onOpen && (() => onOpen(anchor))} />
}

/** Found by a check, without a model. */
export const FindingView = ({ finding: { severity, message, reason, anchors } }: { finding: Finding }) => (
  <div className={css.close}>
    <p className={css.message}>{message}</p>
    <p className={css.tags}>
      <SeverityDot severity={severity} />
      <Origin of="evidence" />
    </p>
    {reason && <p className={css.reason}>{reason}</p>}
    {anchors.map((anchor) => (
      <AnchorView key={`${anchor.start}-${anchor.end}`} anchor={anchor} />
    ))}
  </div>
)

/** A citation, what is known of it, and what was found in its place. */
export const CitationView = ({ check }: { check: CitationCheck }) => (
  <div className={css.close}>
    <p className={css.tags}>
      <span className={css.citation}>
        <CitationText text={check.text} />
      </span>
      {check.treatment && <TreatmentBadge treatment={check.treatment} />}
      <CitationBadge status={check.status} treatment={check.treatment} />
    </p>
    <CheckDetails check={check} />
  </div>
)
