// What words around a value tell that it is of something else than its field asks for.
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { share, wordsOf } from '../brief/shares.ts'
import { mayBePerson } from '../letters/organizations.ts'
import { unitAt, unitsOf } from '../reading.ts'

interface Sign {
  fields: RegExp
  /** Words of its sentence right before the value. */
  before?: RegExp
  /** The value itself. */
  value?: RegExp
  /** A person stands where a thing is asked for. */
  isPerson?: boolean
}
const signs: readonly Sign[] = [
  { fields: /Date$/, before: /\b(?:born|birth\p{Ll}*|dob|d\.o\.b\.?)\b[^.;]{0,20}$/iu },
  // What somebody pays for where they live is not what they want to earn.
  {
    fields: /^salaryExpected$/,
    before: /\b(?:(?:I|we) pay|rent(?: is)?|mortgage|(?:car|truck) payment)\b[^.;]{0,20}$/i,
  },
  { fields: /^salaryExpected$/, before: /\b(?:I|we)(?: currently| now)? (?:make|earn|get|take home)\b[^.;]{0,12}$/i },
  // Whom somebody owes already lends nothing more.
  {
    fields: /^lender$/,
    before: /\b(?:(?:I|we)(?: still| also)? owe|owed to)\b[^.;]{0,12}$/i,
  },
  {
    fields: /^(?:projectTitle|program)$/,
    before:
      /\b(?:chair\p{Ll}*|contact|director|president|manager|treasurer|secretary|all of it|owner|member)\b[^.;]{0,16}$/iu,
    isPerson: true,
  },
  { fields: /^references$/, value: /\bemergency contact\b/i },
  { fields: /^(?:qualifications|education)$/, value: /\b(?:lease|landlord|rent)\b/i },
  {
    fields: /^(?:assets|collateral)$/,
    value: /^(?:business|personal|small business) loan, /i,
  },
]

/** The values of a form without those that are of something else, whose sentences wait as open points. */
export function withoutMisread(
  template: Template,
  text: string,
  filled: readonly Filled[],
  rest: string | undefined,
): Filled[] {
  if (template.tab !== 'applications') return [...filled]
  const units = unitsOf(text)
  const isOther = ({ field, value, from }: Filled) => {
    const unit = from && unitAt(units, from.start)
    const words = unit && from ? text.slice(unit.start, Math.max(unit.start, from.start)) : ''
    return signs.some(
      (sign) =>
        sign.fields.test(field) &&
        (!sign.before || sign.before.test(words)) &&
        (!sign.value || sign.value.test(value)) &&
        (!sign.isPerson || mayBePerson(value)),
    )
  }
  const gone = filled.filter(isOther)
  if (gone.length === 0) return [...filled]
  const kept = filled.filter((one) => !gone.includes(one))
  const values = kept.map(({ value }) => wordsOf(value))
  const lines = gone
    .map(({ from, value }) => (from && unitAt(units, from.start)?.text) || value)
    .filter((line, n, all) => all.indexOf(line) === n && !values.some((words) => share(line, words) >= 0.8))
  const known = template.fields.find(({ name }) => name === rest)
  if (!known || lines.length === 0) return kept
  const open = kept.find(({ field }) => field === known.name)
  const value = [open?.value, ...lines].filter(Boolean).join('\n')
  return [
    ...kept.filter((one) => one !== open),
    { ...(open ?? { field: known.name, label: known.label, by: 'text' as const }), value },
  ]
}

const ownHouse = /\b(?:my|our) (?:own )?(?:house|home|yard|garage|property|lot|place)\b/i
/** A permit for what somebody does at their own house is for where they live. */
export function withOwnPlace(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const of = (name: string) => filled.find(({ field }) => field === name)
  const site = template.fields.find(({ name }) => name === 'site')
  const address = of('applicantAddress')
  if (template.id !== 'permit-application' || !site || of('site') || !address || !ownHouse.test(text))
    return [...filled]
  return [...filled, { ...address, field: site.name, label: site.label }]
}
