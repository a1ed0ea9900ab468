import { type JsonSchema, markKey } from '@casewright/core'
import { z } from 'zod'

/** The keywords that the schema modes of all providers know. Anything else may have a request refused. */
const known = new Set(['type', 'enum', 'const', 'description', '$ref', '$defs', 'required', 'additionalProperties'])

/**
 * A schema as providers' strict modes take it: closed objects with every field required, no bounds,
 * and marks told in the description. What is left out here is checked when the answer is read.
 */
export const plainSchema = (schema: z.ZodType): JsonSchema =>
  plain(z.toJSONSchema(schema, { io: 'output', reused: 'inline', unrepresentable: 'any' }) as JsonSchema)

function plain(node: JsonSchema): JsonSchema {
  const kept = Object.fromEntries(Object.entries(node).filter(([key]) => known.has(key)))
  const mark = node[markKey]
  if (mark) kept.description = [node.description, `{${markKey}: "${mark}"}`].filter(Boolean).join(' ')
  if (isNode(node.items)) kept.items = plain(node.items)
  for (const key of ['anyOf', 'oneOf'] as const)
    if (Array.isArray(node[key])) kept.anyOf = (node[key] as JsonSchema[]).map(plain)
  if (isNode(node.properties)) {
    kept.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, field]) => [name, plain(field as JsonSchema)]),
    )
    kept.required = Object.keys(node.properties)
    kept.additionalProperties = false
  }
  return kept
}

const isNode = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
