import type { Spending } from '../spending.ts'
import * as css from './took.css.ts'

/** What an answer has taken so far of what it may take. */
export function Took({ spending: { taken, most } }: { spending: Spending }) {
  const rows = [
    ['Searches', taken.searches, most.searches],
    ['Tokens of the model', taken.tokens, most.tokens],
  ] as const
  return (
    <dl className={css.took} aria-label="What this answer has taken so far">
      {rows.map(([what, used, of]) => (
        <div key={what} className={css.row}>
          <dt className={css.what}>{what}</dt>
          <dd>
            {used.toLocaleString('en-US')} <span className={css.what}>of {of.toLocaleString('en-US')}</span>
          </dd>
          <dd className={css.bar} aria-hidden="true">
            <span className={css.used} style={{ inlineSize: `${Math.min(100, (100 * used) / of)}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
