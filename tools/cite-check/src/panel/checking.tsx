import type { CitationStatus, RunView } from '@casewright/core/client'
import { formatBytes, Notice, progressOfRun, Steps, stepsOfRun, Tally } from '@casewright/ui'
import * as css from './panel.css.ts'

interface SoFar {
  counts?: Partial<Record<CitationStatus, number>>
}

/** The citations being checked, with what is known so far. */
export function Checking({ run, onCancel }: { run: RunView; onCancel: () => void }) {
  const [file] = run.documents
  const { counts } = (run.partial?.value ?? {}) as SoFar
  return (
    <section className={css.page} aria-labelledby="checking">
      <p className={css.small}>{file ? `${file.name}, ${formatBytes(file.bytes)}` : run.label}</p>
      <h1 id="checking">Checking citations...</h1>
      {run.connection === 'lost' && (
        <Notice tone="partial" title="The connection is lost.">
          The work goes on at the server. This page resumes by itself as soon as it reaches it.
        </Notice>
      )}
      <Steps label="Checking citations" steps={stepsOfRun(run)} value={progressOfRun(run)} onCancel={onCancel} />
      {counts && (
        <div>
          <p className={css.small}>Looked up so far</p>
          <Tally counts={counts} />
        </div>
      )}
    </section>
  )
}
