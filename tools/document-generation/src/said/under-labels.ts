import { isToDraft } from '@casewright/templates'
import { type Unit, unitAt } from '../reading/units.ts'
import { labeled } from './left-over.ts'
import { subjectOf } from './subject-of.ts'
import type { Term } from './terms.ts'

/** The line of a list begins before it. */
const opensLine = /(?:^|\n)[\s*•–-]{0,4}$/

/**
 * 'Parking: left half of the garage. Right half is my boat': what no word places stands where its line stands.
 * @param rest the field of what is in no clause: a label that is placed there places nothing
 */
export function underLabels(
  id: string,
  text: string,
  units: readonly Unit[],
  subjectFields: readonly string[],
  rest: string | undefined,
  terms: readonly Term[],
): Term[] {
  let field: string | undefined
  const at = new Map<Unit, string>()
  for (const [n, unit] of units.entries()) {
    const before = units[n - 1]
    const goesOn = before !== undefined && !text.slice(before.end, unit.start).includes('\n')
    if (!goesOn) field = undefined
    else if (field !== undefined && !labeled.test(unit.text) && subjectOf(id, subjectFields, unit.text).score < 2)
      at.set(unit, field)
    if (labeled.test(unit.text) && opensLine.test(text.slice(Math.max(0, unit.start - 6), unit.start))) {
      const told = terms.find(({ start }) => unit.start <= start && start < unit.end)?.field
      field = told === rest ? undefined : told
    }
  }
  return terms.map((term) => {
    const unit = unitAt(units, term.start)
    const own = unit && at.get(unit)
    return own && !term.held && !isToDraft(term.words) ? { ...term, field: own } : term
  })
}
