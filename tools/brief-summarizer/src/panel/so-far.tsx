import { Written } from '@casewright/ui'
import { statementsIn } from './statements-in.ts'

/** What a model has written so far: nothing of it is checked yet, and the page says so. */
export function SoFar({ value }: { value: unknown }) {
  const statements = statementsIn(value)
  if (statements.length === 0) return null
  return (
    <Written byline="The model is writing" checked="not checked yet">
      {statements.map((statement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what streams only grows at its end
        <p key={index}>{statement}</p>
      ))}
    </Written>
  )
}
