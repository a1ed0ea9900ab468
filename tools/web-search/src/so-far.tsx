import { Spinner, Written } from '@casewright/ui'
import { useId } from 'react'
import * as css from './panel.css.ts'
import { statementsIn } from './statements-in.ts'

/** What a model has written so far: nothing of it is checked yet, and the page says so. */
export function SoFar({ writing }: { writing: unknown }) {
  const id = useId()
  const statements = statementsIn(writing)
  return (
    <section className={css.summary} aria-labelledby={id}>
      <h3 id={id}>AI Summary</h3>
      {statements.length === 0 ? (
        <Spinner label="Making the summary..." />
      ) : (
        <Written byline="The model is writing" checked="not checked yet">
          <div className={css.sentences}>
            {statements.map((statement, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what streams only grows at its end
              <p key={index} className={css.sentence}>
                {statement}
              </p>
            ))}
          </div>
        </Written>
      )}
    </section>
  )
}
