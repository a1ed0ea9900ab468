import type { Place } from './field.ts'
import type { Seen } from './learned/features.ts'

const ofArgument = /\bargument\b/i
/** 'A. No likelihood of success.' at the beginning of a paragraph. */
const lettered = /^\(?([A-Z]|[IVX]{1,4}|\d{1,2})[.)] (?=\p{Lu})/u
const longest = 110
const shortest = 6
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** Whether a point is the first of its kind or follows the one before: 'J. Marlow saw him' is neither. */
function follows(number: string, before: string): boolean {
  if (/^(?:A|I|1)$/.test(number)) return true
  if (/^\d/.test(number)) return Number(number) === Number(before) + 1
  return (
    romans.indexOf(number) === romans.indexOf(before) + 1 ||
    (number.length === 1 && number.charCodeAt(0) === before.charCodeAt(0) + 1)
  )
}

/** A point of an argument with its number, and with the sentence of its paragraph that it leads. */
export interface Point {
  number: string
  place: Place
}

/** A point of an argument that stands at the beginning of a paragraph; null where it is none. */
export function pointIn(
  { text, start, end, at, heading, isHeading, first, last, after }: Seen,
  before: string,
): Point | null {
  if (isHeading || !first || !ofArgument.test(heading)) return null
  const [mark = '', number = ''] = lettered.exec(text) ?? []
  const words = text.slice(mark.length)
  if (number === '' || !follows(number, before) || words.length > longest || words.length < shortest) return null
  const leads = !last && after && !lettered.test(after.text)
  return {
    number,
    place: leads ? { text: `${words} ${after.text}`, start, end: after.end, at } : { text: words, start, end, at },
  }
}
