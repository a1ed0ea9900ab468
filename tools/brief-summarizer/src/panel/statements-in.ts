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
