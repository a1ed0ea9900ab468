import type { FormField } from './fields.ts'

/** What stands in the fields: text as it was typed, by path. */
export type FormValues = Record<string, unknown>

const standing = (field: FormField, given: unknown): unknown => {
  const value = given ?? field.schema.const ?? field.schema.default
  if (field.kind === 'checkbox') return value ?? false
  if (field.kind === 'choices') return value ?? []
  if (field.kind === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  if (field.kind === 'json') return value === undefined ? '' : JSON.stringify(value, null, 2)
  if (field.kind === 'select') return value === undefined ? null : String(value)
  if (field.kind === 'hidden') return value
  return value === undefined || value === null ? '' : String(value)
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** The numbers of the entries of a list that stand in the form. */
export const entryNumbers = (field: FormField, values: FormValues): number[] => (values[field.path] as number[]) ?? []

/** A list that must not be empty begins with an entry. */
const startingEntries = (field: FormField, given: unknown): [string, unknown][] => {
  const entries = Array.isArray(given) ? given : []
  const count = Math.max(entries.length, field.isRequired ? 1 : 0)
  const numbers = Array.from({ length: count }, (_, number) => number)
  return [
    [field.path, numbers],
    ...numbers.flatMap((number) => Object.entries(startingValues(field.entry?.(number) ?? [], entries[number]))),
  ]
}

/** Whether somebody has put something into any of the fields. */
export const isStarted = (fields: readonly FormField[], values: FormValues): boolean =>
  fields.some(({ path }) => ![undefined, '', null, false].includes(values[path] as undefined) && !isEmpty(values[path]))

/** What the fields show before anyone has typed: what was given, else the schema's default. */
export const startingValues = (fields: readonly FormField[], given: unknown = {}): FormValues =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = inside(given, field.key)
      if (field.kind === 'entries') return startingEntries(field, value ?? field.schema.default)
      return field.kind === 'group'
        ? Object.entries(startingValues(field.fields, value ?? field.schema.default))
        : [[field.path, standing(field, value)]]
    }),
  )

/** A number as people write it, also as '$1,250.00'; NaN where it is none. */
export const numberOf = (text: string): number => {
  const plain = text.trim().replace(/^(-?)\$\s?/, '$1')
  return Number(/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain)
}

export const lines = (text: unknown): string[] =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const sent = (field: FormField, value: unknown): unknown => {
  if (field.kind === 'lines') return lines(value)
  if (value === '' || value === null || value === undefined) return undefined
  if (field.kind === 'number') return numberOf(String(value))
  if (field.kind === 'json') return JSON.parse(String(value))
  if (field.kind === 'select') return field.options.find((option) => option.value === value)?.raw
  return value
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0)

const takenFrom = (field: FormField, values: FormValues): unknown => {
  if (field.kind === 'group') return inputOf(field.fields, values)
  if (field.kind === 'entries')
    return entryNumbers(field, values)
      .map((number) => field.entry?.(number) ?? [])
      .filter((fields) => isStarted(fields, values))
      .map((fields) => inputOf(fields, values))
  return sent(field, values[field.path])
}

/** The input of the action. What was left empty is left out, unless it is required. */
export const inputOf = (fields: readonly FormField[], values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = takenFrom(field, values)
      return value === undefined || (isEmpty(value) && !field.isRequired) ? [] : [[field.key, value]]
    }),
  )
