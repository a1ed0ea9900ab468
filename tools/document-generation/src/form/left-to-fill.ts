import type { TemplateField } from '@casewright/templates/pages'
import type { Answers } from '../draft/work.ts'

/** What of the required fields is empty yet, in a sentence; up to three are named. */
export function leftToFill(fields: readonly TemplateField[], answers: Answers): string {
  const empty = fields.filter(({ name, required, asked }) => required && asked && !answers[name]?.trim())
  if (empty.length === 0) return 'Every required field is filled in.'
  const [one] = empty
  if (empty.length === 1) return `1 required field is empty: ${one?.label}.`
  const named = empty.length <= 3 ? `: ${empty.map(({ label }) => label).join('; ')}` : ''
  return `${empty.length} required fields are empty${named}.`
}
