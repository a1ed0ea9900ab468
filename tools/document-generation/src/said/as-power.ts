import { isToDraft, listOf, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { gatedValue } from './clean/gate.ts'
import { writtenOut } from './letters/written-out.ts'

/**
 * What an agent may do and may not, as a power of attorney lists it: 'She may sell the car.' is 'sell the car.' among the powers,
 * and 'The Agent may not sell the farm.' among the limits. Other words and other papers stay as they are.
 */
export function asPower({ id }: Pick<Template, 'id'>, field: string, words: string): string {
  if (id !== 'power-of-attorney') return words
  const acted = words.replace(/^(?:she|he) (?=(?:may|can|must|shall|cannot|can['’]t)\b)/i, 'The Agent ')
  return field === 'powers' ? acted.replace(/^The Agent (?:may|can)(?: also)? (?!not\b)/, '') : acted
}

/** A power or a limit as it may stand in the list, in which the principal speaks of 'my' house; else a point that is still to be drafted. */
export function gatedPower(template: Template, field: string, item: string): string {
  const told = asPower(template, field, item)
  if (template.id !== 'power-of-attorney') return gatedValue(told)
  const whole = writtenOut(told)
  const mine = whole.replace(/\bmy\b/gi, 'the').replace(/\bme\b/g, 'it')
  return isToDraft(gatedValue(mine)) ? gatedValue(told) : whole
}

/** Of the answers for a power of attorney, what the agent may not do among the limits, and no successor who acts first. */
export function withLimits({ id, fields }: Pick<Template, 'id' | 'fields'>, filled: readonly Filled[]): Filled[] {
  if (id !== 'power-of-attorney') return [...filled]
  const successor = filled.find(({ field }) => field === 'successor')?.value ?? ''
  const powers = filled.find(({ field }) => field === 'powers')
  const items = listOf(powers?.value ?? '')
  const not = items.filter((one) => /^The Agent (?:may not|cannot|shall not|must not)\b/.test(one))
  const known = fields.find(({ name }) => name === 'limits')
  const kept = filled.filter(({ field, value }) => field !== 'agentName' || !successor.startsWith(value))
  if (!powers || !known || not.length === 0) return kept
  const limits = kept.find(({ field }) => field === 'limits')
  const moved: Filled = limits
    ? { ...limits, value: [limits.value, ...not].join('\n') }
    : { ...powers, field: known.name, label: known.label, value: not.join('\n') }
  return [
    ...kept.flatMap((one) => {
      if (one === limits) return []
      const rest = items.filter((item) => !not.includes(item))
      return one === powers ? (rest.length > 0 ? [{ ...one, value: rest.join('\n') }] : []) : [one]
    }),
    moved,
  ]
}
