import { answerTo, type Template, type TemplateField } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { isoDate } from '../validate/iso-date.ts'
import { optionOf } from '../validate/problems-in.ts'

/** An answer as a template wants it: a choice as it is sent, a date as ISO 8601; anything else as it was given. */
function asAnswer(field: TemplateField, given: string): string {
  if (field.type === 'select') return optionOf(field, given) ?? given
  if (field.type === 'date') return isoDate(given) ?? given
  return given
}

/** The fields of a template that were answered, each with its answer and whose it is. */
export function answered(template: Template, given: Readonly<Record<string, string>>, by: Filled['by']): Filled[] {
  return template.fields.flatMap((field) => {
    const value = answerTo(given, field.name)
    return value === undefined ? [] : [filledBy(field, asAnswer(field, value), by)]
  })
}

export const filledBy = ({ name, label, sensitive }: TemplateField, value: string, by: Filled['by']): Filled => ({
  field: name,
  label,
  value,
  by,
  ...(sensitive && { sensitive }),
})

/** Names that answers were given under and that are no field of the template. */
export const unknownIn = ({ fields }: Template, given: Readonly<Record<string, string>>): string[] =>
  Object.keys(given).filter((name) => given[name]?.trim() && !fields.some((field) => field.name === name))

/** What a document is made of. */
export const valuesOf = (filled: readonly Filled[]): Record<string, string> =>
  Object.fromEntries(filled.map(({ field, value }) => [field, value]))
