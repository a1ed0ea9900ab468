import { inList, mostItems, mostNested, outside } from './bounds.ts'

type Schema = Record<string, unknown>

/**
 * A schema as the engine's grammars take it. They know `oneOf`, which to a grammar is the same as `anyOf`. What has no
 * bound gets one: a small model would fill a list or a text until its tokens are used up, and its answer be void.
 * @param lists how many lists it stands in
 */
export function grammarSchema(schema: Schema, lists = 0): Schema {
  const inner = schema.type === 'array' ? lists + 1 : lists
  const entries = Object.entries(schema).map(([key, value]) => [key === 'anyOf' ? 'oneOf' : key, within(value, inner)])
  return { ...boundOf(schema, lists), ...Object.fromEntries(entries) }
}

function boundOf({ type, enum: choices, const: only }: Schema, lists: number): Schema {
  if (type === 'array') return { maxItems: lists === 0 ? mostItems : mostNested }
  if (type === 'string' && !choices && only === undefined) return { maxLength: lists === 0 ? outside : inList }
  return {}
}

const within = (value: unknown, lists: number): unknown =>
  Array.isArray(value)
    ? value.map((one) => within(one, lists))
    : typeof value === 'object' && value !== null
      ? grammarSchema(value as Schema, lists)
      : value
