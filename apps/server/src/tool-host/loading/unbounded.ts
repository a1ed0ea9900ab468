type Schema = Record<string, unknown> & { type?: unknown; format?: string }

/** Formats that bound their own length. */
const short = new Set(['date', 'date-time', 'time', 'uuid', 'duration', 'ipv4', 'ipv6'])

/** The fields of a JSON Schema whose text or list may be of any length, as paths: 'answers.*'. */
export function unboundedIn(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => unboundedIn(one, path))
  if (typeof schema !== 'object' || schema === null) return []
  const { type, format, ...rest } = schema as Schema
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const here = path || 'the input'
  const properties = (rest.properties ?? {}) as Record<string, unknown>
  return [
    ...(type === 'string' && bare(rest) && !short.has(format ?? '') ? [here] : []),
    ...(type === 'array' && rest.maxItems === undefined && rest.prefixItems === undefined ? [here] : []),
    ...(type === 'object' && isOpen(rest.additionalProperties) && rest.maxProperties === undefined ? [here] : []),
    ...Object.entries(properties).flatMap(([name, field]) => unboundedIn(field, at(name))),
    ...unboundedIn(rest.items, at('*')),
    ...unboundedIn(rest.prefixItems, at('*')),
    ...unboundedIn(rest.additionalProperties, at('*')),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((kind) => unboundedIn(rest[kind], path)),
  ]
}

const bare = ({ maxLength, enum: choices, const: one, pattern }: Record<string, unknown>): boolean =>
  maxLength === undefined && choices === undefined && one === undefined && !isShort(pattern)

/** A pattern without '*', '+' or '{n,}' from beginning to end fits short texts alone. */
const isShort = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern)

const isOpen = (additional: unknown): boolean => additional !== undefined && additional !== false
