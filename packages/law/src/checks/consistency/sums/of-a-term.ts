import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { quantitiesOf, shown } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { labelsOf } from '../twice/labels.ts'

const ofTerm = /^[\s,(]{0,3}(?:which is|being|equal to|representing|that is|or)\s(?:an amount equal to\s)?$/i
const term = /^\sof the ((?:[A-Z][\w-]{1,20} ){0,3}[A-Z][\w-]{1,20})\b/

/** '$60,000, which is 5% of the Purchase Price', where the price is stated elsewhere. */
export const percentOfTerm = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const all = quantitiesOf(document)
  const labels = labelsOf(document)
  return all.flatMap((stated, at): Contradiction[] => {
    const part = all[at + 1]
    if (stated.unit !== 'USD' || part?.unit !== '%' || !ofTerm.test(words.slice(stated.end, part.start))) return []
    const name = term.exec(words.slice(part.end, part.end + 90))?.[1]
    const bases = labels.filter(({ label, unit, plain }) => label === name?.toLowerCase() && unit === 'USD' && plain)
    const [base] = bases
    if (!name || !base || bases.some(({ value }) => value !== base.value)) return []
    const right = Math.round(part.value * base.value) / 100
    if (Math.abs(right - stated.value) <= Math.max(1, base.value * 0.0001)) return []
    return [
      {
        places: [{ start: stated.start, end: part.end }, base],
        message: `${shown(part.value, '%')} of the ${name} of ${shown(base.value, 'USD')} is ${shown(right, 'USD')}; the paper says ${shown(stated.value, 'USD')}.`,
      },
    ]
  })
}
