import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { answered } from './answers.ts'

/**
 * What rules found in a text, and over it what the person says: a correction takes the place of what was found, an empty
 * one leaves a blank.
 */
export function corrected(
  template: Template,
  found: readonly Filled[],
  corrections: Readonly<Record<string, string>>,
): Filled[] {
  const byPerson = new Map(answered(template, corrections, 'person').map((one) => [one.field, one]))
  const byRules = new Map(found.map((one) => [one.field, one]))
  return template.fields.flatMap(({ name }) => {
    const read = byRules.get(name)
    if (!Object.hasOwn(corrections, name)) return read ?? []
    const correction = byPerson.get(name)
    const from = read?.value.trim() === correction?.value ? read?.from : undefined
    return correction ? [{ ...correction, ...(from && { from }) }] : []
  })
}
