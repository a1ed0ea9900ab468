import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

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
