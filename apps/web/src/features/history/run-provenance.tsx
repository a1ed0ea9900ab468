import type { RunView } from '@casewright/core/client'
import { linesOf } from './provenance-lines.ts'
import * as css from './run-provenance.css.ts'

/** What the result came from: so that it can be told, and done again. */
export function RunProvenance({ run }: { run: RunView }) {
  if (run.state !== 'done' || !run.provenance) return null
  return (
    <section className={css.provenance} aria-labelledby="provenance">
      <h2 id="provenance" className={css.title}>
        Provenance
      </h2>
      <dl>
        {linesOf(run.provenance).map(([label, text]) => (
          <div key={label + text} className={css.line}>
            <dt className={css.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
