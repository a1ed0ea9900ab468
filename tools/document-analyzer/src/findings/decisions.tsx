import { formatMoment, type PanelProps, type RunView } from '@casewright/core/client'
import { Button, Redline } from '@casewright/ui'
import type { Analyzed } from '../output.ts'
import * as css from '../panel/panel.css.ts'
import { changesOf, dismissalOf } from '../text/decisions.ts'
import { redlineOf } from '../text/redline.ts'

interface Props {
  finding: string
  run: RunView
  output: Pick<Analyzed, 'content'>
  review: PanelProps['review']
}

/** What was decided about a finding and its rewrites: who, when and what. Each can be taken back. */
export function Decisions({ finding, run, output, review }: Props) {
  const dismissed = dismissalOf(run.reviews, finding)
  const changes = changesOf(run.reviews, finding)
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
      {changes.map(({ item, decision, by, at, start, end, text }) => (
        <div key={item} className={css.decision}>
          <div className={css.decisionHead}>
            <span>
              Rewrite {decision} by {by}, {formatMoment(at)}
            </span>
            {isOwn && (
              <Button size="small" variant="quiet" onPress={() => review(item, null)}>
                Undo
              </Button>
            )}
          </div>
          {decision === 'accepted' && (
            <p>
              <Redline parts={redlineOf(output.content.slice(start, end), text)} />
            </p>
          )}
        </div>
      ))}
    </>
  )
}
