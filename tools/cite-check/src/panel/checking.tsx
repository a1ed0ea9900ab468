import type { CitationCounts, RunView } from '@casewright/core/client'
import { formatBytes, RunStatus, Tally } from '@casewright/ui'
import * as css from './panel.css.ts'

interface SoFar {
  looks?: CitationCounts
}

/** The citations being checked, with what is known so far. */
export function Checking({ run, onCancel }: { run: RunView; onCancel: () => void }) {
  const [file] = run.documents
  const { looks } = (run.partial?.value ?? {}) as SoFar
  return (
    <section className={css.page} aria-labelledby="checking">
      <p className={css.small}>{file ? `${file.name}, ${formatBytes(file.bytes)}` : run.label}</p>
      <h1 id="checking">Checking citations...</h1>
      <RunStatus run={run} label="Checking citations" onCancel={onCancel} />
      {looks && (
        <div>
          <p className={css.small}>Looked up so far</p>
          <Tally counts={looks} />
        </div>
      )}
    </section>
  )
}
