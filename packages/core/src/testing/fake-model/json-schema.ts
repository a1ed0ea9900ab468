import { type MarkKind, markKey, markKinds } from '../../reason/marks.ts'

/** A JSON Schema as it stands on the wire. */
export type JsonSchema = Record<string, unknown>

/** Whether a value is an object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of a list, and none where there is no list. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/**
 * A keyword of a schema. Anthropic's SDK writes the keywords that the service does not know into
 * the description, as in `{x-mark: "quote", minItems: 2}`, so they are looked for there too.
 */
export function keyword(schema: JsonSchema, name: string): unknown {
  if (schema[name] !== undefined) return schema[name]
  if (typeof schema.description !== 'string') return undefined
  const moved = /\{[^{}]*\}$/.exec(schema.description)?.[0]
  const value = moved && new RegExp(`[{ ]${name}: ("[^"]*"|-?\\d[\\d.e+]*)`).exec(moved)?.[1]
  return value === undefined ? undefined : JSON.parse(value)
}

/** A number that a keyword gives, or undefined. */
export const limit = (schema: JsonSchema, name: string): number | undefined => {
  const value = keyword(schema, name)
  return typeof value === 'number' ? value : undefined
}

/** What core's fields mark a value as, or null. */
export const markOf = (schema: JsonSchema): MarkKind | null =>
  markKinds.find((mark) => mark === keyword(schema, markKey)) ?? null

/** The marks that stand anywhere in a schema. */
export const marksIn = (schema: JsonSchema | null): Set<MarkKind> => {
  const found = new Set<MarkKind>()
  const walk = (value: unknown): void => {
    const mark = isRecord(value) ? markOf(value) : null
    if (mark) found.add(mark)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(schema)
  return found
}

/** Follows `$ref` inside the document and lays the parts of `allOf` over each other. */
export function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (typeof schema.$ref === 'string') {
    const { $ref: pointer, ...beside } = schema
    const target = String(pointer)
      .split('/')
      .slice(1)
      .reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), root)
    if (!isRecord(target)) throw new Error(`The schema has nothing at '${pointer}'`)
    return resolve({ ...target, ...beside }, root)
  }
  const { allOf, ...whole } = schema
  for (const part of recordsIn(allOf).map((given) => resolve(given, root))) {
    const properties = { ...(whole.properties as object), ...(part.properties as object) }
    const required = [...((whole.required as string[]) ?? []), ...((part.required as string[]) ?? [])]
    Object.assign(whole, part, { properties, required })
  }
  return whole
}
