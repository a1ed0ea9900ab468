import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { readFields } from '../reading/read-fields.ts'
import { answered } from './answers.ts'

/**
 * What rules find in a text, and over it what the person says: a correction takes the place of what was found, an empty
 * one leaves a blank.
 */
export function fromText(template: Template, text: string, corrections: Readonly<Record<string, string>>): Filled[] {
  const byPerson = new Map(answered(template, corrections, 'person').map((one) => [one.field, one]))
  const found = new Map(readFields(template, text).map((one) => [one.field, one]))
  return template.fields.flatMap(({ name }) => {
    if (!Object.hasOwn(corrections, name)) return found.get(name) ?? []
    const correction = byPerson.get(name)
    const same = correction && found.get(name)?.value.trim() === correction.value ? found.get(name)?.from : undefined
    return correction ? [{ ...correction, ...(same && { from: same }) }] : []
  })
}
