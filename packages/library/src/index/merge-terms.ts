import type { Term } from './terms.ts'

/** A term as one of the merged segments has it, with the new place of each of its units. */
export interface TermPart extends Omit<Term, 'documents'> {
  newUnit: Int32Array
}

/** One term of several segments that become one: units in their new order, those that are gone left out. */
export function mergeTerm(term: string, parts: readonly TermPart[], documentOf: Int32Array): Term | undefined {
  const forms: string[] = []
  const formIds = new Map<string, number>()
  const idOf = (form: string) => {
    let id = formIds.get(form)
    if (id === undefined) {
      id = forms.push(form) - 1
      formIds.set(form, id)
    }
    return id
  }
  let most = 0
  for (const { units } of parts) most += units.length
  // For each unit that stays: where it goes, and where it comes from.
  const unitAt = new Int32Array(most)
  const countAt = new Int32Array(most)
  const partAt = new Int32Array(most)
  const startAt = new Int32Array(most)
  const newForms = parts.map((part) => part.forms.map(idOf))
  let kept = 0
  let total = 0
  let ordered = true
  for (const [part, { units, counts, newUnit }] of parts.entries()) {
    let start = 0
    for (let at = 0; at < units.length; at++) {
      const count = counts[at] as number
      const unit = newUnit[units[at] as number] as number
      if (unit >= 0) {
        if (kept > 0 && (unitAt[kept - 1] as number) > unit) ordered = false
        unitAt[kept] = unit
        countAt[kept] = count
        partAt[kept] = part
        startAt[kept++] = start
        total += count
      }
      start += count
    }
  }
  if (kept === 0) return undefined
  const order = Int32Array.from({ length: kept }, (_, at) => at)
  // What was added later mostly comes later: then there is nothing to sort.
  if (!ordered) order.sort((one, other) => (unitAt[one] as number) - (unitAt[other] as number))
  const positions = new Int32Array(total)
  const formOf = new Int32Array(total)
  let next = 0
  let documents = 0
  let document = -1
  for (const place of order) {
    const unit = unitAt[place] as number
    if (documentOf[unit] !== document) {
      document = documentOf[unit] as number
      documents++
    }
    const source = parts[partAt[place] as number] as TermPart
    const renamed = newForms[partAt[place] as number] as number[]
    const start = startAt[place] as number
    for (let at = start, end = start + (countAt[place] as number); at < end; at++) {
      positions[next] = source.positions[at] as number
      formOf[next++] = renamed[source.formOf[at] as number] as number
    }
  }
  const units = order.map((place) => unitAt[place] as number)
  const counts = order.map((place) => countAt[place] as number)
  return { term, documents, units, counts, positions, formOf, forms }
}
