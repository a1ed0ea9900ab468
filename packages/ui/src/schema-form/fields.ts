import { humanName, plainSchema, type SchemaNode } from '../json-schema/json-schema.ts'

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'select'
  | 'number'
  | 'checkbox'
  | 'choices'
  | 'lines'
  | 'group'
  | 'entries'
  | 'json'
  | 'hidden'

/** One field of a form, read from a property of a schema. */
export interface FormField {
  /** Its own key, and the keys above it, joined by dots. */
  key: string
  path: string
  kind: FieldKind
  title: string
  description?: string
  placeholder?: string
  isRequired: boolean
  schema: SchemaNode
  options: { value: string; label: string; raw: unknown }[]
  fields: FormField[]
  /** Of a list of groups: the fields of one, by the number that it has as long as the form stands. */
  entry?: (number: number) => FormField[]
}

const option = (raw: unknown, label?: string) => ({
  value: String(raw),
  label: label ?? (typeof raw === 'string' ? humanName(raw) : String(raw)),
  raw,
})

const optionsOf = (schema: SchemaNode) =>
  schema.enum?.map((raw) => option(raw)) ??
  (schema.anyOf?.every((part) => part.const !== undefined)
    ? schema.anyOf.map((part) => option(part.const, part.title))
    : [])

const kindOf = (schema: SchemaNode, root: SchemaNode): FieldKind => {
  if (schema.const !== undefined || schema.widget === 'hidden') return 'hidden'
  if (optionsOf(schema).length > 0) return 'select'
  if (schema.type === 'boolean') return 'checkbox'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'object' && schema.properties) return 'group'
  if (schema.type === 'array') {
    const items = plainSchema(schema.items ?? {}, root)
    if (optionsOf(items).length > 0) return 'choices'
    if (items.type === 'object' && items.properties) return 'entries'
    return items.type === 'string' ? 'lines' : 'json'
  }
  if (schema.type === 'string') return schema.widget === 'textarea' ? 'textarea' : 'text'
  return 'json'
}

/** The fields of an object's schema, in its order. */
export const fieldsOf = (schema: SchemaNode, root: SchemaNode = schema, above = '', without?: string): FormField[] => {
  const object = plainSchema(schema, root)
  return Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
    if (key === without) return []
    const node = plainSchema(property, root)
    const path = above ? `${above}.${key}` : key
    const kind = kindOf(node, root)
    const hasDefault = node.default !== undefined
    const items = kind === 'choices' ? plainSchema(node.items ?? {}, root) : node
    return {
      key,
      path,
      kind,
      title: node.title ?? humanName(key),
      description: node.description,
      placeholder: node.placeholder,
      isRequired: (object.required?.includes(key) ?? false) && !hasDefault,
      schema: node,
      options: optionsOf(items),
      fields: kind === 'group' ? fieldsOf(node, root, path) : [],
      ...(kind === 'entries' && { entry: (number) => fieldsOf(node.items ?? {}, root, `${path}.${number}`) }),
    }
  })
}
