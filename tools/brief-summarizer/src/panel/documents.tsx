import { hasEnded } from '@casewright/core/client'
import { Button, progressOfRun, Section, Spinner } from '@casewright/ui'
import * as css from './documents.css.ts'
import { type DocumentRun, documentsOf, type Props, type SummaryRun } from './runs.ts'

/** The documents that were given together: how far each is, and the one that is shown. One alone needs no list. */
export function Documents(props: Props) {
  const documents = documentsOf(props)
  if (documents.length < 2) return null
  const left = documents.filter(({ run }) => !hasEnded(run.state)).length
  return (
    <div className={css.documents}>
      <Section
        title="Documents"
        aside={left > 0 ? `${left} of ${documents.length} in progress` : `${documents.length} done`}
      >
        <ul className={css.list}>
          {documents.map((one) => (
            <Row key={one.run.id} document={one} props={props} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Row({ document: { key, run }, props: { beside } }: { document: DocumentRun; props: Props }) {
  return (
    <li className={css.row} aria-current={key ? undefined : 'true'}>
      <span className={css.name}>{run.label}</span>
      <span className={css.state} data-state={run.state}>
        <State run={run} />
      </span>
      <span className={css.actions}>
        {!key && <span className={css.shown}>Shown below</span>}
        {key && !hasEnded(run.state) && (
          <Button size="small" onPress={() => beside.cancel(key)} aria-label={`Cancel ${run.label}`}>
            Cancel
          </Button>
        )}
        {key && (
          <Button size="small" onPress={() => beside.show(key)} aria-label={`Open ${run.label}`}>
            Open
          </Button>
        )}
      </span>
    </li>
  )
}

function State({ run }: { run: SummaryRun }) {
  if (run.state === 'failed') return `Failed: ${run.error?.message ?? 'it could not be summarized.'}`
  if (run.state === 'cancelled') return 'Canceled'
  if (run.state === 'done') return run.output?.documentType ?? 'Done'
  const step = run.steps.at(-1)?.message
  const percent = progressOfRun(run)
  const words = step ?? (run.state === 'queued' ? 'Waiting' : 'Beginning')
  return <Spinner label={percent === undefined ? words : `${words}, ${Math.floor(percent)}%`} />
}
