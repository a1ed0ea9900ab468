/** What was answered, by the field's name. Strings as they were typed. */
export type Values = Readonly<Record<string, string | undefined>>

/** The name by which every template knows the day on which the document is made. */
export const today = 'today'

/** A value without the white space around it; undefined where nothing was answered. */
export const answerTo = (values: Values, field: string): string | undefined =>
  Object.hasOwn(values, field) ? values[field]?.trim() || undefined : undefined

/** A select's option as it is sent: 'Bi-weekly' is 'bi-weekly', 'New York' is 'new-york'. */
export const optionValue = (option: string): string => option.toLowerCase().replace(/\s+/g, '-')

/** The things of a field that lists them: in lines, or else parted by semicolons that nobody is quoted with; numbers and bullets before them go. */
export function listOf(value: string): string[] {
  const parts = /\n/.test(value) ? value.split(/\n/) : value.split(/;(?![^“”\n]{0,2000}”)/)
  return parts.map((part) => part.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, '').trim()).filter(Boolean)
}
