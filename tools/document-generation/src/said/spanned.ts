import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import type { Term } from './terms.ts'

/** What may stand between a value and the words that go on with it: 'due' of 'invoiced on the 1st, due in 15 days'. */
const between = /^[\s,;:–—-]*(?:\p{L}+ ){0,2}$/u

/** Names, places and titles are told as they are. */
const naming = /(?:Address|Name|Party|Title|Signer|Place|Number|State)$|^(?:premises|site)$/
/** The stretch of a text from one place to the other, where little stands between them. */
function stretch(text: string, one: Place, other: Place): Place | null {
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  if (last.start < first.end) return null
  return between.test(text.slice(first.end, last.start)) ? { start: first.start, end: last.end } : null
}

/**
 * The values of passages with what the same sentence says of them before or behind, told in one stretch as it was said: 'invoiced on the
 * 1st, due in 15 days', and not 'in 15 days' beside 'Invoiced on the 1st.'
 */
export function spanned(
  { tab, fields }: Template,
  text: string,
  units: readonly Unit[],
  found: readonly Filled[],
  terms: readonly Term[],
): { found: Filled[]; terms: Term[] } {
  if (tab !== 'contracts') return { found: [...found], terms: [...terms] }
  const passages = new Set(
    fields
      .filter(
        ({ type, holds, name }) =>
          /^text(?:area)?$/.test(type) && holds !== 'list' && holds !== 'money' && !naming.test(name),
      )
      .map(({ name }) => name),
  )
  const taken = new Set<Term>()
  const whole = found.map((one): Filled => {
    let { from } = one
    if (!from || !passages.has(one.field)) return one
    for (const term of terms) {
      // The words of a term that has the value in it say all of it.
      if (term.field === one.field && !term.held && term.start <= from.start && from.end <= term.end) {
        taken.add(term)
        return { ...one, value: term.words, from: { start: term.start, end: term.end } }
      }
      if (term.field !== one.field || term.held || unitAt(units, term.start) !== unitAt(units, from.start)) continue
      const both = stretch(text, from, term)
      const isFree =
        both &&
        !found.some(
          (other) => other !== one && other.from && other.from.start < both.end && both.start < other.from.end,
        )
      if (!both || !isFree) continue
      taken.add(term)
      from = both
    }
    return from === one.from ? one : { ...one, from, value: text.slice(from.start, from.end).replace(/[.,;]$/, '') }
  })
  return { found: whole, terms: terms.filter((term) => !taken.has(term)) }
}
