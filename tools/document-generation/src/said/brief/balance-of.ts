// What is still owed.
import { findAmounts } from '@casewright/law'
import { dollars } from '@casewright/templates'
import type { Unit } from '../reading.ts'

/** What is owed of several invoices, less what was paid on them; null where notes do not list them. */
export function balanceOf(units: readonly Unit[]): string | null {
  const sums = (all: readonly Unit[]) => all.flatMap(({ text }) => findAmounts(text).map(({ value }) => value))
  const listed = sums(units.filter(({ text }) => (text.match(/\bNo\. ?\d+,/g) ?? []).length > 1))
  const paid = sums(units.filter(({ text }) => /^(?:they|he|she|\p{Lu}\p{L}+) (?:has |have )?paid \$/iu.test(text)))
  const owed = Math.round((listed.reduce((a, b) => a + b, 0) - paid.reduce((a, b) => a + b, 0)) * 100) / 100
  return listed.length > 1 && owed > 0 ? dollars(String(owed)) : null
}
