import { type PanelProps, useFailureToast } from '@casewright/core/client'
import { Button, ResultView, RunStatus, Written } from '@casewright/ui'
import { GeneratedForms } from './generated-forms.tsx'
import * as css from './generated-panel.css.ts'

/** A tool without a panel of its own: a form for each action, and the result as its schema tells it. */
export function GeneratedPanel(props: PanelProps) {
  const { tool, run, pending, stored, start, cancel, reset } = props
  useFailureToast(props, `${tool.title} failed`)

  const action = run ? tool.actions[run.action] : undefined
  return (
    <section className={css.panel} aria-labelledby="tool-title">
      <h1 id="tool-title">{tool.title}</h1>
      <p className={css.lead}>{tool.info.description}</p>
      {!pending && <RunStatus run={run} afterError="Your other work is not affected." />}
      {!stored && <GeneratedForms tool={tool} pending={pending} onStart={start} />}
      {run && pending && (
        <section className={css.result} aria-label={run.label}>
          <RunStatus
            run={run}
            label={run.label}
            note={action?.retain === 'transient' ? 'This is not saved. Keep this page open.' : undefined}
            onCancel={cancel}
          />
          {run.partial?.text && (
            <Written byline="So far" checked="Not checked yet">
              {run.partial.text}
            </Written>
          )}
        </section>
      )}
      {run?.state === 'done' && (
        <section className={css.result} aria-labelledby="result-title">
          <div className={css.resultHead}>
            <h2 id="result-title" className={css.resultTitle}>
              {run.label}
            </h2>
            {!stored && <Button onPress={reset}>Clear</Button>}
          </div>
          <ResultView schema={action?.output ?? {}} value={run.output} headingLevel={3} />
        </section>
      )}
    </section>
  )
}
