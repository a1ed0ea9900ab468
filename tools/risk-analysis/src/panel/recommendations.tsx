import { Points, Section } from '@casewright/ui'
import type { Assessment } from '../output.ts'
import * as css from './panel.css.ts'

/** What to do now and later, out of what was found and what is missing. The model's own advice stands apart. */
export function Recommendations({ output: { recommendations, written } }: { output: Assessment }) {
  const ours = (list: readonly string[], theirs = 0) => list.slice(0, list.length - theirs)
  const [now, later] = [
    ours(recommendations.immediate, written?.immediate.length),
    ours(recommendations.longterm, written?.longterm.length),
  ]
  return (
    <Section title="Recommendations" aside="From the factors found and missing">
      <div className={css.columns}>
        <div>
          <h3 className={css.sub}>Immediate actions</h3>
          {now.length > 0 ? (
            <Points numbered items={now} />
          ) : (
            <p className={css.small}>Nothing found calls for a step at once.</p>
          )}
        </div>
        <div>
          <h3 className={css.sub}>Long-term strategy</h3>
          <Points numbered items={later} />
        </div>
      </div>
    </Section>
  )
}
