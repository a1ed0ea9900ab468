import type { JsonSchema } from '@casewright/core/client'

/** The parts of JSON Schema that zod writes, and the marks that a tool sets by `.meta()`. */
export interface SchemaNode {
  type?: string | string[]
  title?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  properties?: Record<string, SchemaNode>
  required?: string[]
  items?: SchemaNode
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  allOf?: SchemaNode[]
  $ref?: string
  $defs?: Record<string, SchemaNode>
  /** 'textarea', 'select', 'password' or 'hidden'. */
  widget?: string
  placeholder?: string
  /** Client text: never offered again by the browser, never sent to its spelling service. */
  sensitive?: boolean
}

const byReference = (reference: string, root: SchemaNode): SchemaNode => {
  if (reference === '#') return root
  const name = reference.replace(/^#\/(\$defs|definitions)\//, '')
  return root.$defs?.[name] ?? {}
}

const isNull = ({ type }: SchemaNode) => type === 'null'

/** A schema with its reference followed, its `null` alternative left out and its parts joined. */
export const plainSchema = (node: SchemaNode, root: SchemaNode): SchemaNode => {
  const { $ref, allOf, ...own } = node
  if ($ref) return plainSchema({ ...byReference($ref, root), ...own }, root)
  if (allOf) return plainSchema({ ...Object.assign({}, ...allOf.map((part) => plainSchema(part, root))), ...own }, root)
  const alternatives = (own.anyOf ?? own.oneOf)?.filter((part) => !isNull(plainSchema(part, root)))
  const { anyOf: _any, oneOf: _one, ...rest } = own
  if (alternatives?.length === 1 && alternatives[0]) return plainSchema({ ...alternatives[0], ...rest }, root)
  if (Array.isArray(own.type)) return { ...own, type: own.type.find((type) => type !== 'null') ?? 'null' }
  return alternatives ? { ...rest, anyOf: alternatives } : own
}

/** The schema as the registry gives it, seen as what it is. */
export const schemaNode = (schema: JsonSchema): SchemaNode => schema as SchemaNode

/** 'sourcesAsked' and 'sources-asked' become 'Sources asked'. */
export const humanName = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
