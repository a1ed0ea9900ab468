import type { PanelProps, Review } from '@casewright/core/client'
import { Button, Redline } from '@casewright/ui'
import { replaced } from '../decisions.ts'
import type { CheckedCitation, Correction } from '../output.ts'
import * as css from './panel.css.ts'

interface CorrectionsProps {
  citation: CheckedCitation
  /** All of the document, for those in which the same is wrong. */
  citations: readonly CheckedCitation[]
  review: Review | undefined
  /** Absent where nothing can be decided here. */
  onReview?: PanelProps['review']
}

/** How the citation would read if it were right: each proposal can be taken here, or wherever the same is wrong. */
export const Corrections = ({ citation, citations, review, onReview }: CorrectionsProps) =>
  (citation.corrections ?? []).map((correction) => (
    <Proposal
      key={correction.kind}
      citation={citation}
      correction={correction}
      same={sameAs(citations, correction)}
      isTaken={review?.decision === replaced && review.text === correction.words}
      onReview={onReview}
    />
  ))

interface ProposalProps {
  citation: CheckedCitation
  correction: Correction
  same: readonly Place[]
  isTaken: boolean
  onReview?: PanelProps['review']
}

interface Place {
  id: string
  words: string
}

function Proposal({ citation: { id, number }, correction, same, isTaken, onReview }: ProposalProps) {
  const { label, parts, words, caution } = correction
  const take = (places: readonly Place[]) => {
    for (const one of places) onReview?.(one.id, { decision: replaced, text: one.words })
  }
  return (
    <div className={css.proposal} data-correction={correction.kind}>
      {/* The form is told above, to be copied. */}
      {correction.kind !== 'form' && (
        <p className={css.proposed}>
          <Redline parts={parts} />
        </p>
      )}
      {caution && <p className={css.small}>{caution}</p>}
      {onReview && !isTaken && (
        <p className={css.row} data-print="never">
          <Button size="small" aria-label={`${label}, no. ${number}`} onPress={() => take([{ id, words }])}>
            {label}
          </Button>
          {same.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Correct in ${same.length} places what is wrong in no. ${number}`}
              onPress={() => take(same)}
            >
              Correct in {same.length} places
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** Every place in which the same is wrong, this one among them. */
const sameAs = (citations: readonly CheckedCitation[], { group }: Correction): Place[] =>
  group === undefined
    ? []
    : citations.flatMap(({ id, corrections = [] }) =>
        corrections.filter((one) => one.group === group).map(({ words }) => ({ id, words })),
      )
