import type { CheckedDocument } from '../../check.ts'
import { shown } from '../support/quantities.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { type Labeled, labelsOf } from './labels.ts'

/** Names of which a paper may have many, each of its own. */
const many =
  /^(?:section|article|exhibit|schedule|total|amount|price|fee|rent|payment|deposit|date|term|tenant|landlord|buyer|seller|company|client|customer|month|year|milestone|phase|tranche|lot|unit|item|subtotal|value|cost|budget|allowance|option|note|loan)s?(?: \w{1,3})?$/

/** The same name with two figures, each without a word that would make it another thing. */
export const amountsTwice = (document: CheckedDocument, wanted: (one: Labeled) => boolean): Contradiction[] => {
  const groups = Map.groupBy(labelsOf(document).filter(wanted), ({ label, unit }) => `${label} ${unit}`)
  return [...groups.values()].flatMap((group): Contradiction[] => {
    const [first] = group
    if (!first || (many.test(first.label) && !group.some(({ defines }) => defines))) return []
    const plain = group.filter((one) => one.plain)
    const values = new Set(group.map(({ value }) => value))
    const one = plain.find(({ defines }) => defines) ?? plain[0]
    const other = plain.find(({ value }) => value !== one?.value)
    // The price for the Land and the price for the Building are two prices.
    if (new Set(group.map(({ of }) => of).filter(Boolean)).size > 1) return []
    // Three figures under one name are a table, or a price for each of several things.
    if (!one || !other || values.size !== 2 || one.value === 0 || other.value === 0) return []
    const [early, late] = one.start < other.start ? [one, other] : [other, one]
    return [
      {
        places: [early, late],
        message: bothSay(
          document,
          early,
          `${shown(early.value, early.unit)} for the ${early.label}`,
          late,
          shown(late.value, late.unit),
        ),
      },
    ]
  })
}
