import { type CitationCounts, totalOf, worstOf } from '@casewright/core/client'
import { citationLooks } from '../badge/citation-badge.tsx'
import * as css from './tally.css.ts'

export interface TallyProps {
  counts: CitationCounts
  /** Of what the counts are, where more than one thing is counted beside it: 'cited'. */
  of?: string | undefined
}

/** From best to worst: the order in which the segments stand. */
const inOrder = ['verified', 'amber', 'mismatch', 'ambiguous', 'not-found', 'red', 'unchecked'] as const

/** More than these would be too fine to see: then each status is one segment, as long as its share. */
const mostSegments = 40

const segmentsOf = (counts: CitationCounts) => {
  const present = inOrder.filter((status) => counts[status])
  if (totalOf(counts) > mostSegments) return present.map((status) => ({ status, key: status, share: counts[status] }))
  return present.flatMap((status) =>
    Array.from({ length: counts[status] ?? 0 }, (_, index) => ({ status, key: `${status}-${index}`, share: 1 })),
  )
}

/** A segment for each citation in the colour of its status, and the worst status in words. */
export const Tally = ({ counts, of }: TallyProps) => {
  const worst = worstOf(counts)
  if (!worst) return <p className={css.nothing}>Nothing to verify</p>
  const { word, Icon } = citationLooks[worst]
  return (
    <div className={css.tally}>
      <div className={css.segments} aria-hidden="true">
        {segmentsOf(counts).map(({ status, key, share }) => (
          <span key={key} className={css.status[status]} style={{ flexGrow: share }} />
        ))}
      </div>
      <p className={css.words[worst]}>
        <Icon aria-hidden="true" />
        {[counts[worst], 'of', totalOf(counts), of, word.toLowerCase()].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
