/** The statements of an answer that may be cut anywhere. Its quotations wait until they are checked. */
export function statementsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { sentence, summary, keyPoints, statements } = value as Record<string, unknown>
  return [sentence, summary, keyPoints, statements].flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((item: { statement?: unknown } | null) =>
          typeof item?.statement === 'string' ? [item.statement] : [],
        )
      : [],
  )
}
