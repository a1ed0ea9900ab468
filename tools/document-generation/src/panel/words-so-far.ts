interface SoFar {
  /** Of the field that the words are for; empty where that is not known. */
  label: string
  text: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The passages of which a model's answer has come so far. */
export function wordsSoFar(partial: { value?: unknown } | null): SoFar[] {
  const value = partial?.value
  const passages = isObject(value) && Array.isArray(value.passages) ? value.passages : []
  return passages.flatMap((one: unknown) =>
    isObject(one) && typeof one.text === 'string' && one.text.trim()
      ? [{ label: typeof one.label === 'string' ? one.label : '', text: one.text.trim() }]
      : [],
  )
}
