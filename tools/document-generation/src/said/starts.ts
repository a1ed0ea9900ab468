import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import type { Unit } from './reading.ts'

const starts =
  /^(?:(?:and|so|also),? )?(?:(?:he|she|they|I|we|it|work|the (?:job|work|lease|term|contract|agreement|services?)|employment) )?(?:(?:will|would|can|is to) )?(?:starts?|starting|begins?|beginning|start date|first day)(?: (?:is|on|date|will be|from|work|of work))*:? $/i

/**
 * The day on which it begins, where a sentence says only that: a day from which something else is owed, such as insurance, is not it.
 */
export function startIn({ tab, fields }: Template, units: readonly Unit[], found: readonly Filled[]): Filled[] {
  const known = fields.find(({ name }) => name === 'startDate')
  if (tab !== 'contracts' || !known) return [...found]
  const told = units.flatMap((unit) => {
    const date = findSpokenDates(unit.text)[0]
    return date?.iso && starts.test(unit.text.slice(0, date.start)) ? [{ unit, date, iso: date.iso }] : []
  })
  const [one, ...more] = told
  if (!one || more.some(({ iso }) => iso !== one.iso)) return [...found]
  const { start } = one.unit
  const value = {
    field: known.name,
    label: known.label,
    value: one.iso,
    by: 'text' as const,
    from: { start: start + one.date.start, end: start + one.date.end },
  }
  return [...found.filter(({ field }) => field !== known.name), value]
}
