import { Written } from '@casewright/ui'

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

/** The statements of an answer that may be cut anywhere. Its quotations wait until they are checked. */
export function statementsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { summary, keyPoints } = value as Record<string, unknown>
  return [summary, keyPoints].flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((item: { statement?: unknown } | null) =>
          typeof item?.statement === 'string' ? [item.statement] : [],
        )
      : [],
  )
}
