import { findAddresses, findAmounts, findPhones, findSpokenDates } from '@casewright/law'
import type { Place } from '../output.ts'
import type { Unit } from '../reading/units.ts'

/** A clause of a sentence: where it may be taken apart without cutting a name, a number or a date. */
export interface Piece extends Place {
  text: string
}

const suffix =
  /^,\s+(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|L\.L\.P|PLLC|P\.?L\.?L\.?C|P\.?C|P\.?A|LPA|N\.A|Jr|Sr|I{2,3}|Esq|M\.?D|Ph\.?D|D\.?D\.?S)\b/
const breaks =
  /[,;](?=\s)(?!\s(?:except|other than|unless|nothing else|which|who|whom|whose|where)\b)|\s(?=(?:and|but|plus|then)\s)/g

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end

/** Names, numbers, dates and addresses of a text: nothing in them is a break. */
export const wholeThings = (text: string): Place[] => [
  ...findAddresses(text),
  ...findAmounts(text),
  ...findSpokenDates(text),
  ...findPhones(text),
]

/** @param whole places that are never taken apart, of the whole text */
export function piecesOf(unit: Unit, whole: readonly Place[]): Piece[] {
  const pieces: Piece[] = []
  const near = whole.filter((one) => overlaps(one, unit))
  let from = 0
  const add = (until: number) => {
    const words = unit.text.slice(from, until)
    const lead = words.search(/[^\s,;–—-]/)
    if (lead >= 0) {
      const text = words.slice(lead).trimEnd()
      const start = unit.start + from + lead
      pieces.push({ start, end: start + text.length, text })
    }
    from = until
  }
  const inside = [...unit.text.matchAll(/\([^()]{1,200}\)/g)]
  for (const { index } of unit.text.matchAll(breaks)) {
    const at = unit.start + index
    if (inside.some((one) => one.index < index && index < one.index + one[0].length)) continue
    if (near.some(({ start, end }) => start < at && at < end)) continue
    const rest = unit.text.slice(index, index + 60)
    if (suffix.test(rest) || /^,\s+(?:\p{Lu}{2}|\d{4})\b/u.test(rest)) continue
    // 'the 15th and the last', 'heat and electric': what joins two words of one list is no break.
    if (
      /^\sand\s/.test(rest) &&
      !/^\sand\s(?:(?:he|she|it|they|we|I|no|if|the|his|her|there|either|any|also|then|that)\b|\$|\d)/i.test(rest)
    )
      continue
    add(index)
  }
  add(unit.text.length)
  return pieces
}
