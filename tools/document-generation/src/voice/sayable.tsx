import { commands } from './commands.ts'
import * as css from './sayable.css.ts'

/** What can be said beside the words of the document. */
export const Sayable = () => (
  <details className={css.sayable}>
    <summary>What you can say</summary>
    <dl className={css.list}>
      {commands.map(([said, does]) => (
        <div key={said} className={css.row}>
          <dt className={css.said}>{said}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p>
      <kbd className={css.key}>Ctrl</kbd> <kbd className={css.key}>Space</kbd> starts and stops.
    </p>
  </details>
)
