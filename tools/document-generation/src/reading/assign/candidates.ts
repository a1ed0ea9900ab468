import { findAddresses, findAmounts, findSpokenDates, isBody, nameAt, type Span } from '@casewright/law'
import type { Filled } from '../../output.ts'
import { addressesIn } from '../addresses.ts'
import type { Holds } from '../asked.ts'
import { type Unit, unitAt } from '../units.ts'
import { moneyOf } from '../value-of.ts'
import { partialDatesIn } from './partial-dates.ts'

/** A thing of a text that a field may hold: of which kind, in which sentence, and whether its line is nothing else. */
export interface Candidate extends Span {
  kind: Extract<Holds, 'address' | 'money' | 'date' | 'name' | 'passage'>
  value: string
  unit: Unit
  alone: boolean
  /** Of a date without its year: the month and day, as the field says which year is meant. */
  day?: string
  body?: boolean
}

const bullet = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/
/** What leads to a thing and says nothing else. */
const says =
  /^\W{0,3}(?:it['’]?s|it is|that['’]?s|they['’]re|he['’]s|she['’]s|located|the address(?: (?:there|is|there is))?|address)\b(?: at)?/iu
const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** What of a text no field has yet, as things that fields hold. A thing within another is none of its own. */
export function candidatesIn(
  text: string,
  units: readonly Unit[],
  filled: readonly Filled[],
  taken: ReadonlySet<string>,
) {
  const used = filled.flatMap(({ field, from }) => (from && taken.has(field) ? [from] : []))
  const found: Candidate[] = []
  const add = (kind: Candidate['kind'], place: Span, value: string, more: Partial<Candidate> = {}) => {
    const unit = unitAt(units, place.start)
    if (!unit || place.end > unit.end + 1 || [...used, ...found].some((one) => overlaps(one, place))) return
    const rest = (text.slice(unit.start, place.start) + text.slice(place.end, unit.end))
      .replace(bullet, '')
      .replace(says, '')
    found.push({ kind, start: place.start, end: place.end, value, unit, alone: !/[\p{L}\d]/u.test(rest), ...more })
  }
  for (const one of addressesIn(text)) add('address', one, one.words)
  for (const one of findAmounts(text)) {
    const read = moneyOf(text, one, { name: 'salary' })
    add('money', read, read.value)
  }
  for (const one of findSpokenDates(text)) if (one.iso) add('date', one, one.iso)
  for (const one of partialDatesIn(text)) add('date', one, one.day, { day: one.day })
  const addresses = findAddresses(text)
  for (const match of text.matchAll(/(?<=^|[\s(“"])\p{Lu}/gu)) {
    const one = nameAt(text, match.index)
    if (!one || addresses.some((each) => overlaps(each, one))) continue
    if (isBody(one.words) || /\s/.test(one.words)) add('name', one, one.words, { body: isBody(one.words) })
  }
  for (const unit of units) {
    const words = unit.text.replace(bullet, '')
    const start = unit.end - words.length
    if (unit.line && words.split(/\s+/).length > 2 && !/^[^:=]{1,40}[:=]\s|^\p{L}{1,12} [-–—] /u.test(words))
      add('passage', { start, end: unit.end }, words)
  }
  return found
}
