import type { JsonSchema } from '@casewright/core'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSensitive = (schema: unknown): boolean => isObject(schema) && schema.sensitive === true

/** A schema without the fields that are marked as sensitive, wherever they stand in it. */
export function withoutSensitive(schema: JsonSchema): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isObject(value)) return value
    const { properties, required, ...rest } = value
    if (!isObject(properties)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]))
    const open = Object.entries(properties).filter(([, property]) => !isSensitive(property))
    const names = open.map(([name]) => name)
    return {
      ...(walk(rest) as object),
      properties: Object.fromEntries(open.map(([name, property]) => [name, walk(property)])),
      ...(Array.isArray(required) && { required: required.filter((name) => names.includes(name)) }),
    }
  }
  return walk(schema) as JsonSchema
}

/** Whether an action cannot be called without a sensitive field. */
export function needsSensitive({ properties, required }: JsonSchema): boolean {
  return (
    isObject(properties) && Array.isArray(required) && required.some((name: string) => isSensitive(properties[name]))
  )
}

/** A value without what its schema marks as sensitive. What no schema describes stays. */
export function redacted(value: unknown, schema: unknown, root: JsonSchema): unknown {
  const to = isObject(schema) && typeof schema.$ref === 'string' ? resolved(schema.$ref, root) : schema
  if (!isObject(to)) return value
  const options = [to.anyOf, to.oneOf, to.allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  const narrowed = options.reduce((left: unknown, option) => redacted(left, option, root), value)
  if (Array.isArray(narrowed)) return narrowed.map((item) => redacted(item, to.items, root))
  if (!isObject(narrowed)) return narrowed
  const properties = isObject(to.properties) ? to.properties : {}
  const entries = Object.entries(narrowed)
    .filter(([key]) => !isSensitive(Object.hasOwn(properties, key) ? properties[key] : undefined))
    .map(([key, item]) => [
      key,
      redacted(item, Object.hasOwn(properties, key) ? properties[key] : to.additionalProperties, root),
    ])
  return Object.fromEntries(entries)
}

const resolved = (ref: string, root: JsonSchema): unknown =>
  ref === '#'
    ? root
    : ref
        .replace(/^#\//, '')
        .split('/')
        .reduce((at: unknown, key) => (isObject(at) ? at[key] : undefined), root)
