import type { JsonSchema } from '@casewright/core'

/** Schemas that stand under `components`, and references to them. */
export interface Shelf {
  schemas: Record<string, JsonSchema>
}

/**
 * A schema of an action as it can stand in an OpenAPI document: what it defines for itself is put on the shelf under a
 * name of its own, and referred to there.
 * @param name what its definitions are called on the shelf
 */
export function shelved(shelf: Shelf, name: string, schema: JsonSchema): JsonSchema {
  const { $schema: _, $defs, definitions, ...rest } = schema
  const own = { ...(definitions as object), ...($defs as object) } as Record<string, JsonSchema>
  const called = (definition: string) => `${name}-${definition}`.replace(/[^\w.-]/g, '-')
  const pointing = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pointing)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const to =
          key === '$ref' && typeof item === 'string' ? /^#\/(?:\$defs|definitions)\/(.+)$/.exec(item)?.[1] : undefined
        return [key, to === undefined ? pointing(item) : `#/components/schemas/${called(to)}`]
      }),
    )
  }
  for (const [definition, value] of Object.entries(own))
    shelf.schemas[called(definition)] = pointing(value) as JsonSchema
  return pointing(rest) as JsonSchema
}
