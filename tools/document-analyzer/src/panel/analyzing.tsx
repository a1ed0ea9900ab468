import type { RunView } from '@casewright/core/client'
import { formatBytes, Notice, progressOfRun, Steps, stepsOfRun } from '@casewright/ui'
import * as css from './panel.css.ts'

/** The document is read and checked; the work goes on when the page is left. */
export function Analyzing({ run, onCancel }: { run: RunView; onCancel: () => void }) {
  const [file] = run.documents
  return (
    <section className={css.page} aria-labelledby="analyzing">
      <p className={css.file}>{file ? `${file.name}, ${formatBytes(file.bytes)}` : run.label}</p>
      <h1 id="analyzing">Analyzing Document</h1>
      {run.connection === 'lost' && (
        <Notice tone="partial" title="The connection is lost.">
          The work goes on at the server. This page resumes by itself as soon as it reaches it.
        </Notice>
      )}
      <Steps label="Analyzing Document" steps={stepsOfRun(run)} value={progressOfRun(run)} onCancel={onCancel} />
    </section>
  )
}
