import type { MarkKind } from '../../reason/marks.ts'
import { isRecord, type JsonSchema, limit, markOf, recordsIn, resolve } from './json-schema.ts'

/** A place in an answer that wants a value: its field's name, its schema, and the mark on it or above it. */
export interface Leaf {
  key: string
  schema: JsonSchema
  mark: MarkKind | null
}

/** Gives the values; `fillSchema` sees to the shape. */
export interface Filler {
  string(leaf: Leaf): string
  number(leaf: Leaf): number
  boolean(leaf: Leaf): boolean
  choose(leaf: Leaf, options: unknown[]): unknown
}

// Recursive schemas must come to an end: below this, lists stay as short as they may be.
const deepest = 6

const typesOf = (schema: JsonSchema): unknown[] => {
  if (Array.isArray(schema.type)) return schema.type
  if (schema.type !== undefined) return [schema.type]
  if (schema.properties) return ['object']
  return [schema.items || schema.prefixItems ? 'array' : 'string']
}

/** A value that conforms to a JSON Schema, its leaves given by `filler`. Optional fields are filled too. */
export function fillSchema(schema: JsonSchema, filler: Filler): unknown {
  const fillObject = (node: JsonSchema, mark: MarkKind | null, depth: number) => {
    const properties = isRecord(node.properties) ? node.properties : {}
    const required = Array.isArray(node.required) ? node.required.map(String) : []
    const rest = isRecord(node.additionalProperties) ? node.additionalProperties : {}
    const named = Object.entries(properties).filter(([key]) => depth < deepest || required.includes(key))
    const unnamed = required.filter((key) => !(key in properties)).map((key) => [key, rest] as const)
    return Object.fromEntries([...named, ...unnamed].map(([key, value]) => [key, fill(value, key, mark, depth + 1)]))
  }

  const fillArray = (node: JsonSchema, key: string, mark: MarkKind | null, depth: number) => {
    const first = recordsIn(node.prefixItems)
    const least = limit(node, 'minItems') ?? 0
    const most = limit(node, 'maxItems') ?? Number.POSITIVE_INFINITY
    // Two, so that a second quotation from another place is there to be checked.
    const wanted = depth < deepest ? Math.max(least, Math.min(most, 2)) : least
    const length = first.length > 0 ? Math.max(first.length, least) : wanted
    return Array.from({ length }, (_, index) => fill(first[index] ?? node.items, key, mark, depth + 1))
  }

  const fill = (given: unknown, key: string, inherited: MarkKind | null, depth: number): unknown => {
    const node = resolve(isRecord(given) ? given : {}, schema)
    const mark = markOf(node) ?? inherited
    const leaf = { key, schema: node, mark }
    if ('const' in node) return node.const
    if (Array.isArray(node.enum)) return filler.choose(leaf, node.enum)
    const variants = [...recordsIn(node.anyOf), ...recordsIn(node.oneOf)]
    if (variants.length > 0) {
      const empty = variants.find((variant) => variant.type === 'null')
      const full = variants.find((variant) => variant !== empty)
      return fill(depth < deepest ? (full ?? empty) : (empty ?? full), key, mark, depth + 1)
    }
    const types = typesOf(node)
    switch (types.find((type) => type !== 'null') ?? 'null') {
      case 'object':
        return fillObject(node, mark, depth)
      case 'array':
        return fillArray(node, key, mark, depth)
      case 'integer':
      case 'number':
        return filler.number(leaf)
      case 'boolean':
        return filler.boolean(leaf)
      case 'null':
        return null
      default:
        return filler.string(leaf)
    }
  }
  return fill(schema, '', null, 0)
}
