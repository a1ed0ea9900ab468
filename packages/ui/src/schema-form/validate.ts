import type { FormField } from './fields.ts'
import { entryNumbers, type FormValues, isStarted, lines, numberOf } from './values.ts'

/** Problem, by path, in words for the person. */
export type FormErrors = Record<string, string>

const formats: Record<string, [RegExp, string]> = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'Please enter a valid email'],
  date: [/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date'],
  uri: [/^https?:\/\/\S+\.\S+$/i, 'Please enter an address that starts with https://'],
}

const characters = (count: number) => `${count} character${count === 1 ? '' : 's'}`

const wrongText = ({ title, schema }: FormField, text: string): string | undefined => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, format, pattern } = schema
  if (text.length < minLength) return `${title} must have at least ${characters(minLength)}`
  if (text.length > maxLength) return `${title} must have at most ${characters(maxLength)}`
  const known = format === undefined ? undefined : formats[format]
  if (known) return known[0].test(text) ? undefined : known[1]
  if (pattern && !new RegExp(pattern, 'u').test(text)) return `${title} is not in the expected format`
}

const wrongNumber = ({ title, schema }: FormField, text: string): string | undefined => {
  const value = numberOf(text)
  if (!Number.isFinite(value)) return `${title} must be a number`
  if (schema.type === 'integer' && !Number.isInteger(value)) return `${title} must be a whole number`
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  if (minimum !== undefined && value < minimum) return `${title} must be ${minimum} or more`
  if (maximum !== undefined && value > maximum) return `${title} must be ${maximum} or less`
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return `${title} must be more than ${exclusiveMinimum}`
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return `${title} must be less than ${exclusiveMaximum}`
}

const wrongJson = ({ title }: FormField, text: string): string | undefined => {
  try {
    JSON.parse(text)
  } catch {
    return `${title} is not valid JSON`
  }
}

const wrongList = ({ title, isRequired, schema }: FormField, count: number): string | undefined => {
  const least = Math.max(schema.minItems ?? 0, 0)
  if (count < least && (isRequired || count > 0))
    return least === 1 ? `${title} is required` : `${title} needs at least ${least} entries`
}

const wrong = (field: FormField, value: unknown): string | undefined => {
  if (field.kind === 'hidden' || field.kind === 'checkbox') return
  if (field.kind === 'choices') return wrongList(field, (value as unknown[]).length)
  if (field.kind === 'lines') return wrongList(field, lines(value).length)
  const text = String(value ?? '')
  if (text.trim() === '') return field.isRequired ? `${field.title} is required` : undefined
  if (field.kind === 'number') return wrongNumber(field, text)
  if (field.kind === 'json') return wrongJson(field, text)
  if (field.kind !== 'select') return wrongText(field, text)
}

/** An entry that was left empty is left out. */
const wrongEntries = (field: FormField, values: FormValues): FormErrors => {
  const entries = entryNumbers(field, values).map((number) => field.entry?.(number) ?? [])
  const started = entries.filter((fields) => isStarted(fields, values))
  const sentence = wrongList(field, started.length)
  if (sentence && started.length === 0 && entries[0]) return validate(entries[0], values)
  return Object.assign(sentence ? { [field.path]: sentence } : {}, ...started.map((fields) => validate(fields, values)))
}

/** Looks at every field. The server looks again, by the schema itself. */
export const validate = (fields: readonly FormField[], values: FormValues): FormErrors =>
  Object.assign(
    {},
    ...fields.map((field) => {
      if (field.kind === 'entries') return wrongEntries(field, values)
      if (field.kind !== 'group') {
        const sentence = wrong(field, values[field.path])
        return sentence ? { [field.path]: sentence } : {}
      }
      return field.isRequired || isStarted(field.fields, values) ? validate(field.fields, values) : {}
    }),
  )
