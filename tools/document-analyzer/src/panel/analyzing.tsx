import type { RunView } from '@casewright/core/client'
import { formatBytes, RunStatus } from '@casewright/ui'
import * as css from './panel.css.ts'

/** The document is read and checked; the work goes on when the page is left. */
export function Analyzing({ run, onCancel }: { run: RunView; onCancel: () => void }) {
  const [file] = run.documents
  return (
    <section className={css.page} aria-labelledby="analyzing">
      <p className={css.file}>{file ? `${file.name}, ${formatBytes(file.bytes)}` : run.label}</p>
      <h1 id="analyzing">Analyzing Document</h1>
      <RunStatus run={run} label="Analyzing Document" onCancel={onCancel} />
    </section>
  )
}
