import { optionValue, type TemplateField } from '@casewright/templates'

/** A right answer to any field. */
function answerFor({ name, type, options, holds }: TemplateField): string {
  if (options) return optionValue(options[0] ?? '')
  if (/birth/i.test(name)) return '1990-02-03'
  if (type === 'date') return /^end|Expiry$/.test(name) ? '2028-12-01' : '2026-12-01'
  if (type === 'email') return `${name.toLowerCase()}@example.com`
  if (type === 'tel') return '(555) 010-0142'
  if (name === 'ssn') return '123-45-6789'
  if (name === 'passportNumber') return 'X1234567'
  if (holds === 'money') return '$12,500'
  if (holds === 'list') return `First ${name}\nSecond ${name}`
  return `the ${name}`
}

export const answersTo = (
  fields: readonly TemplateField[],
  which: (field: TemplateField) => boolean = () => true,
): Record<string, string> => Object.fromEntries(fields.filter(which).map((field) => [field.name, answerFor(field)]))

/** Everything that a page, a template or a database might read as more than words. */
export const hostile = `<img src=x onerror=alert(1)> {ssn} {#law} {{x}} ** [blank] $& \u202e\u05d0\u05d1 👩‍⚖️ ' OR 1=1 --`
