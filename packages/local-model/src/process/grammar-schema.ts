type Schema = Record<string, unknown>

/** The engine's grammars know `oneOf`, which to a grammar is the same as `anyOf`. */
export function grammarSchema(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [key === 'anyOf' ? 'oneOf' : key, inner(value)])
  return Object.fromEntries(entries)
}

const inner = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inner)
    : typeof value === 'object' && value !== null
      ? grammarSchema(value as Schema)
      : value
