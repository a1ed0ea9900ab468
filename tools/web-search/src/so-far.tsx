import { Section, Spinner, Written } from '@casewright/ui'
import * as css from './panel.css.ts'
import { statementsIn } from './statements-in.ts'

/** What a model has written so far: nothing of it is checked yet, and the page says so. */
export function SoFar({ writing }: { writing: unknown }) {
  const statements = statementsIn(writing)
  return (
    <Section title="AI Summary">
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
    </Section>
  )
}
