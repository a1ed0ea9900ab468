import { formatMoment, type PanelProps, type RunView } from '@casewright/core/client'
import { Button, Redline } from '@casewright/ui'
import { acceptedIn, type Into, paragraphsOf } from '../clause/accepted.ts'
import * as css from '../panel/panel.css.ts'
import { changesOf, dismissalOf } from '../text/decisions.ts'
import { redlineOf } from '../text/redline.ts'

interface Props {
  finding: string
  run: RunView
  output: Into
  review: PanelProps['review']
}

/** What was decided about a finding and its rewrites: who, when and what. Each can be taken back. */
export function Decisions({ finding, run, output, review }: Props) {
  const dismissed = dismissalOf(run.reviews, finding)
  const changes = changesOf(run.reviews, finding)
  const accepted = acceptedIn(run.reviews, output)
  const wordsOf = (change: (typeof changes)[number]) =>
    paragraphsOf(accepted.find(({ item }) => item === change.item) ?? change)
      .map(({ text }) => text)
      .join('\n')
  const isOwn = run.owner === undefined
  return (
    <>
      {dismissed && (
        <div className={css.decision}>
          <div className={css.decisionHead}>
            <span>
              Dismissed by {dismissed.by}, {formatMoment(dismissed.at)}
            </span>
            {isOwn && (
              <Button size="small" variant="quiet" onPress={() => review(finding, null)}>
                Undo
              </Button>
            )}
          </div>
        </div>
      )}
      {changes.map((change) => (
        <div key={change.item} className={css.decision}>
          <div className={css.decisionHead}>
            <span>
              {change.text === '' ? 'Deletion' : 'Rewrite'} {change.decision} by {change.by}, {formatMoment(change.at)}
            </span>
            {isOwn && (
              <Button size="small" variant="quiet" onPress={() => review(change.item, null)}>
                Undo
              </Button>
            )}
          </div>
          {change.decision === 'accepted' && (
            <p>
              <Redline parts={redlineOf(output.content.slice(change.start, change.end), wordsOf(change))} />
            </p>
          )}
        </div>
      ))}
    </>
  )
}
