import { answerTo, optionValue, type TemplateField, type Values } from '@casewright/templates/pages'
import { isoDate } from './iso-date.ts'
import { isAmount, isEmail, isPhone } from './words.ts'

export interface Problem {
  /** The field's name. */
  field: string
  /** A sentence that names the field as the form does. */
  message: string
}

/**
 * What of a form's answers cannot be right, in the order of its fields: what is required and missing, what is no date,
 * email, phone, amount or choice, an end before its start, a birth to come. The page and the server ask the same.
 * @param today as ISO 8601; a birth must lie before it
 */
export function problemsIn(
  fields: readonly TemplateField[],
  answers: Values,
  today: string = new Date().toISOString().slice(0, 10),
): Problem[] {
  return fields.flatMap((field) => {
    const value = answerTo(answers, field.name)
    const message =
      value === undefined
        ? field.required && field.asked && `${field.label} is required.`
        : (wrongForm(field, value) ?? wrongTime(field, value, { fields, answers, today }))
    return message ? [{ field: field.name, message }] : []
  })
}

function wrongForm(field: TemplateField, value: string): string | undefined {
  const { label, type, holds, options = [], required } = field
  if (type === 'email' && !isEmail(value)) return `${label} is not an email address. Write it like name@example.com.`
  if (type === 'tel' && !isPhone(value)) return `${label} is not a phone number. Write it like (555) 010-0199.`
  if (type === 'date' && !isoDate(value))
    return `${label} is not a date of the calendar. Write it like March 5, 2027, or 2027-03-05.`
  if (type === 'select' && !optionOf(field, value)) return `${label} must be one of: ${options.join(', ')}.`
  const open = !required && /^(?:negotiable|open|none|n\/a)$/i.test(value)
  if (holds === 'money' && !open && !isAmount(value)) return `${label} is not an amount. Write it like $12,500.`
  return undefined
}

/** The option that an answer means, as it is sent: an answer may be what is sent, or what is shown. */
export function optionOf({ options = [] }: Pick<TemplateField, 'options'>, answer: string): string | undefined {
  const wanted = optionValue(answer.trim())
  return options.map(optionValue).find((option) => option === wanted)
}

interface Beside {
  fields: readonly TemplateField[]
  answers: Values
  today: string
}

/** By the names of fields: 'endDate' ends what 'startDate' starts, 'leaseEnd' what 'leaseStart' does. */
function wrongTime({ name, label, type }: TemplateField, value: string, { fields, answers, today }: Beside) {
  if (type !== 'date') return undefined
  const date = isoDate(value) ?? ''
  if (/birth/i.test(name) && date >= today) return `${label} must be in the past.`
  const startName = name.replace(/^end(?=Date$|$)/, 'start').replace(/End(?=Date$|$)/, 'Start')
  const start = startName === name ? undefined : fields.find((one) => one.name === startName && one.type === 'date')
  const from = start && isoDate(answerTo(answers, start.name) ?? '')
  return start && from && date < from ? `${label} is before ${lowerFirst(start.label)}.` : undefined
}

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
