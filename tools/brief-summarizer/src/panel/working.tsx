import { formatBytes, RunStatus } from '@casewright/ui'
import * as css from './panel.css.ts'
import type { SummaryRun } from './runs.ts'
import { SoFar } from './so-far.tsx'

/** A document while it is read: the steps, how long it may take, and what a model has written so far. */
export function Working({ run, onCancel }: { run: SummaryRun; onCancel: () => void }) {
  const [file] = run.documents
  return (
    <section className={css.narrow} aria-labelledby="summarizing">
      <p className={css.file}>{file ? `${file.name}, ${formatBytes(file.bytes)}` : run.label}</p>
      <h1 id="summarizing">Analyzing document...</h1>
      <RunStatus run={run} label="Analyzing document" onCancel={onCancel} />
      <SoFar value={run.partial?.value} />
    </section>
  )
}
