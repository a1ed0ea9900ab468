import { jurisdictionOf } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { stateNames } from './reading.ts'

const inState = new RegExp(`^,? (?:[A-Z]{2}(?![\\p{L}])|${stateNames})`, 'u')
const labeled = new RegExp(
  `(?<=^|[\\n.;][ \\t]{0,4}(?:[-*•–][ \\t])?)(?:governing |state |choice of )?law(?: is)?: {0,2}(?<state>${stateNames})(?![\\p{L}])`,
  'iu',
)

/** The state whose law governs: 'Wyoming, MI' is a town, and tells no law beside 'Law: Michigan'. */
export const withoutTowns = (text: string, filled: readonly Filled[]): Filled[] =>
  filled.flatMap((one): Filled[] => {
    if (!/^(?:otherState|governingState)$/.test(one.field) || !one.from || !inState.test(text.slice(one.from.end)))
      return [one]
    const found = labeled.exec(text)
    const state = found?.groups?.state
    if (!found || !state) return []
    const end = found.index + found[0].length
    return [{ ...one, value: state, from: { start: end - state.length, end } }]
  })

/** 'Law: New Hampshire' where a form has a list of a few states and a field for any other. */
export function labeledState({ fields }: Pick<Template, 'fields'>, text: string, filled: readonly Filled[]): Filled[] {
  const other = fields.find(({ name }) => name === 'otherState')
  const found = other && labeled.exec(text)
  const state = found?.groups?.state
  if (!other || !found || !state || filled.some(({ field }) => /^(?:otherState|governingLaw)$/.test(field))) return []
  const end = found.index + found[0].length
  return [{ field: other.name, label: other.label, value: state, by: 'text', from: { start: end - state.length, end } }]
}

/**
 * The state whose law governs, where a form has a list of a few and a field for any other: what was read for the other one is
 * chosen in the list, by its own name or as 'other', so that the clause on the law says it.
 */
export function withChosenState({ fields }: Pick<Template, 'fields'>, filled: readonly Filled[]): Filled[] {
  const other = filled.find(({ field }) => field === 'otherState')
  const list = fields.find(({ name, type }) => name === 'governingLaw' && type === 'select')
  if (!other || !list || filled.some(({ field }) => field === list.name)) return [...filled]
  const own = list.options?.find((option) => option.toLowerCase() === other.value.toLowerCase())
  const value = (own ?? 'other').toLowerCase().replaceAll(' ', '-')
  const chosen: Filled = { ...other, field: list.name, label: list.label, value }
  return own ? filled.map((one) => (one === other ? chosen : one)) : [...filled, chosen]
}

const ofPlace = new RegExp(`[, ](?<state>[A-Z]{2}|${stateNames})(?:,? \\d{5}(?:-\\d{4})?)?(?:[ ,(]|$)`, 'u')
/** The state of a home whose lease says nothing of the law: the law of where it stands governs, and its address tells where that is. */
export function withStateOfPremises(
  { id, fields }: Pick<Template, 'id' | 'fields'>,
  filled: readonly Filled[],
): Filled[] {
  const own = fields.find(({ name }) => name === 'governingState')
  const premises = filled.find(({ field }) => field === 'premises')
  if (id !== 'rental-agreement' || !own || !premises || filled.some(({ field }) => field === own.name))
    return [...filled]
  const said = ofPlace.exec(premises.value)?.groups?.state
  const state = said ? jurisdictionOf(said) : undefined
  return state && state.kind !== 'federal'
    ? [...filled, { ...premises, field: own.name, label: own.label, value: state.name }]
    : [...filled]
}
