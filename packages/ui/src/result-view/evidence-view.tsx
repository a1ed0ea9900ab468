import type { Anchor, CitationCheck, Finding } from '@casewright/core/client'
import { CitationBadge } from '../badge/citation-badge.tsx'
import { Found } from '../found/found.tsx'
import { humanName } from '../json-schema/json-schema.ts'
import { Link } from '../link/link.tsx'
import { SeverityDot } from '../severity-dot/severity-dot.tsx'
import { Origin } from '../written/origin.tsx'
import { useResult } from './context.ts'
import { webAddress } from './format.ts'
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
export const CitationView = ({ check }: { check: CitationCheck }) => {
  const { text, status, reason, found, differences = [] } = check
  const address = found?.url && webAddress(found.url)
  return (
    <div className={css.close}>
      <p className={css.tags}>
        <span className={css.citation}>{text}</span>
        <CitationBadge status={status} />
      </p>
      <p className={css.reason}>{reason}</p>
      {differences.map(({ field, written, found: instead }) => (
        <p key={field} className={css.difference}>
          {humanName(field)}: <del>{written}</del> <ins>{instead}</ins>
        </p>
      ))}
      {found && (
        <p className={css.reason}>
          {[found.name, found.citation, found.court, found.date].filter(Boolean).join(', ')}.{' '}
          {address ? <Link href={address}>{found.source}</Link> : found.source}
        </p>
      )}
    </div>
  )
}
