import type { PanelProps, Review } from '@casewright/core/client'
import { Button, TextArea } from '@casewright/ui'
import { useState } from 'react'
import { type Decision, decisions, decisionWords } from '../decisions.ts'
import type { CheckedCitation } from '../output.ts'
import * as css from './panel.css.ts'
import { reviewedBy } from './words.ts'

interface ReviewControlsProps {
  citation: CheckedCitation
  review: Review | undefined
  /** Absent where nothing can be decided here. */
  onReview?: PanelProps['review']
}

/** A person's own decision about a citation: with name and time, changed or taken back. */
export function ReviewControls({ citation: { id, number }, review, onReview }: ReviewControlsProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen && onReview)
    return (
      <ReviewForm
        number={number}
        review={review}
        onDone={(decision) => {
          setOpen(false)
          if (decision) onReview(id, decision)
        }}
      />
    )
  if (!review)
    return (
      onReview && (
        <div className={css.whole} data-print="never">
          <Button size="small" aria-label={`Review no. ${number}`} onPress={() => setOpen(true)}>
            Review
          </Button>
        </div>
      )
    )
  return (
    <div className={css.reviewed}>
      <p>
        <strong>{decisionWords(review.decision)}</strong> {reviewedBy(review)}
      </p>
      {review.note && <p>{review.note}</p>}
      {onReview && (
        <p className={css.row} data-print="never">
          <Button
            variant="quiet"
            size="small"
            aria-label={`Change the review of no. ${number}`}
            onPress={() => setOpen(true)}
          >
            Change
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Take back the review of no. ${number}`}
            onPress={() => onReview(id, null)}
          >
            Take back
          </Button>
        </p>
      )}
    </div>
  )
}

interface ReviewFormProps {
  number: number
  review: Review | undefined
  onDone: (review?: { decision: Decision; note?: string }) => void
}

function ReviewForm({ number, review, onDone }: ReviewFormProps) {
  const [note, setNote] = useState(review?.note ?? '')
  const decide = (decision: Decision) => onDone({ decision, ...(note.trim() && { note: note.trim() }) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, most of this are buttons
    <div role="group" aria-label={`Review of no. ${number}`} className={css.reviewForm} data-print="never">
      <TextArea
        label="Note"
        description="Saved with your name and the time."
        value={note}
        onChange={setNote}
        rows={2}
        autoFocus
      />
      {(Object.keys(decisions) as Decision[]).map((decision) => (
        <Button key={decision} size="small" onPress={() => decide(decision)}>
          {decisions[decision]}
        </Button>
      ))}
      <Button variant="quiet" size="small" onPress={() => onDone()}>
        Cancel
      </Button>
    </div>
  )
}
