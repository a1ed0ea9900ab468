import type { PanelProps, RunView } from '@casewright/core/client'
import { Button, Finding, MarkNumber, Origin, PriorityLabel, SeverityDot } from '@casewright/ui'
import type { Into } from '../clause/accepted.ts'
import type { Asked } from '../improving/use-improvement.ts'
import * as css from '../panel/panel.css.ts'
import { type Chosen, cardId, type Numbered } from '../panel/shown.ts'
import { asHead, oneLine } from '../text/bare.ts'
import { dismissalOf } from '../text/decisions.ts'
import { Decisions } from './decisions.tsx'

export interface FindingCardProps {
  finding: Numbered
  as: Asked['type']
  run: RunView
  output: Into
  chosen: Chosen | null
  onShow: (finding: string, place: number) => void
  onAsk: (asked: Asked) => void
  review: PanelProps['review']
}

/** Where it stands, in words. */
const placesOf = ({ anchors: [first], places }: Numbered): string | null => {
  if (!first) return 'Not in the document'
  if (places > 1) return `${places} places`
  return first.page ? `Page ${first.page}` : null
}

/** A finding with why it matters, what to do, and what was decided. */
export function FindingCard({ finding, as, run, output, chosen, onShow, onAsk, review }: FindingCardProps) {
  const { id, number, title, message, severity, category, origin, why, advice, anchors, doubts } = finding
  const isWeak = as === 'weak-point'
  const isMissing = anchors.length === 0
  const isDismissed = dismissalOf(run.reviews, id) !== undefined
  // What is another member's of its matter is only read.
  const isOwn = run.owner === undefined
  const place = chosen?.finding === id ? chosen.place : 0
  const where = placesOf(finding)
  return (
    <Finding
      id={cardId(id)}
      headingLevel={4}
      title={asHead(title)}
      isActive={chosen?.finding === id}
      marker={
        <MarkNumber
          number={number}
          severity={severity}
          isActive={chosen?.finding === id}
          onPress={isMissing ? undefined : () => onShow(id, 0)}
          label="show in the document"
        />
      }
      tags={
        <>
          {isWeak ? <SeverityDot severity={severity} /> : <PriorityLabel priority={severity} />}
          <span>{category}</span>
          <Origin of={origin} />
          {where && <span>{where}</span>}
        </>
      }
      actions={
        <>
          {isOwn && !isDismissed && (
            <Button size="small" onPress={() => onAsk({ finding, place, type: as })}>
              {isWeak ? 'Fix This' : 'Show Example'}
            </Button>
          )}
          {anchors.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => onShow(id, chosen?.finding === id ? (place + 1) % anchors.length : 0)}
            >
              Next place
            </Button>
          )}
          {isOwn && !isDismissed && (
            <Button size="small" variant="quiet" onPress={() => review(id, { decision: 'dismissed' })}>
              Dismiss
            </Button>
          )}
        </>
      }
    >
      {asHead(message) !== asHead(title) && !/, in \d+ places\.$/.test(message) && <p>{message}</p>}
      <p>{why}</p>
      <p className={css.advice}>
        <b>What to do.</b> {advice}
      </p>
      {anchors[0] && (
        <p className={css.quote} data-print="only">
          “{oneLine(anchors[0].words)}”{anchors[0].page ? ` (page ${anchors[0].page})` : ''}
        </p>
      )}
      {doubts.length > 0 && (
        <p className={css.doubt}>Not in the document: {doubts.map((doubt) => `“${doubt}”`).join(', ')}</p>
      )}
      <Decisions finding={id} run={run} output={output} review={review} />
    </Finding>
  )
}
