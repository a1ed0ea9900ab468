import type { JsonSchema } from '@casewright/core'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What a schema refers to, however often. */
function resolved(schema: unknown, root: JsonSchema, left = 20): unknown {
  if (!isObject(schema) || typeof schema.$ref !== 'string' || left === 0) return schema
  const path = schema.$ref.replace(/^#\/?/, '').split('/').filter(Boolean)
  const found = path.reduce(
    (at: unknown, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    root as unknown,
  )
  return resolved(found, root, left - 1)
}

const optionsOf = (schema: Record<string, unknown>) =>
  [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => listOf(list))

/** Whether a value may be sensitive: it is marked so, or one of its forms is, or what it is a list or a record of. */
function isSensitive(schema: unknown, root: JsonSchema, left = 20): boolean {
  const to = resolved(schema, root)
  if (!isObject(to) || left === 0) return false
  if (to.sensitive === true || (isObject(schema) && schema.sensitive === true)) return true
  const parts = [...optionsOf(to), to.items, ...listOf(to.prefixItems), to.additionalProperties]
  return parts.some((part) => isSensitive(part, root, left - 1))
}

/** A schema without the fields that may be sensitive, wherever they stand in it. */
export function withoutSensitive(root: JsonSchema): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isObject(value)) return value
    const { properties, required, ...rest } = value
    if (!isObject(properties)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]))
    const open = Object.entries(properties).filter(([, property]) => !isSensitive(property, root))
    const names = open.map(([name]) => name)
    return {
      ...(walk(rest) as object),
      properties: Object.fromEntries(open.map(([name, property]) => [name, walk(property)])),
      ...(Array.isArray(required) && { required: required.filter((name) => names.includes(name)) }),
    }
  }
  return walk(root) as JsonSchema
}

/** Whether an action cannot be called without a sensitive field. */
export const needsSensitive = (root: JsonSchema): boolean => {
  const { properties, required } = root
  return isObject(properties) && listOf(required).some((name) => isSensitive(properties[String(name)], root))
}

/** A value without what its schema marks as sensitive. What no schema describes stays. */
export function redacted(value: unknown, schema: unknown, root: JsonSchema): unknown {
  const to = resolved(schema, root)
  if (!isObject(to)) return value
  const narrowed = optionsOf(to).reduce((left: unknown, option) => redacted(left, option, root), value)
  if (Array.isArray(narrowed))
    return narrowed.map((item, nth) => redacted(item, listOf(to.prefixItems)[nth] ?? to.items, root))
  if (!isObject(narrowed)) return narrowed
  const properties = isObject(to.properties) ? to.properties : {}
  return Object.fromEntries(
    Object.entries(narrowed)
      .map(([key, item]) => ({ key, item, by: Object.hasOwn(properties, key) ? properties[key] : undefined }))
      .filter(({ by }) => !isSensitive(by, root))
      .map(({ key, item, by }) => [key, redacted(item, by ?? to.additionalProperties, root)]),
  )
}
