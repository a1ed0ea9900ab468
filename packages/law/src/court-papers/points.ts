import type { Place } from './field.ts'
import type { Seen } from './learned/features.ts'

const ofArgument = /\bargument\b/i
/** 'A. No likelihood of success.' at the beginning of a paragraph. */
const lettered = /^(?:\(?[A-Z]|[IVX]{1,4}|\d{1,2})[.)] (?=\p{Lu})/u
const longest = 110
const shortest = 6

/** A point of an argument that runs into its paragraph, with the sentence that it leads; null where it is none. */
export function pointIn({ text, start, end, at, heading, isHeading, first, after }: Seen): Place | null {
  if (isHeading || !first || !ofArgument.test(heading)) return null
  const words = text.replace(lettered, '')
  if (words === text || words.length > longest || words.length < shortest || !after) return null
  return { text: `${words} ${after.text}`, start, end: after.end > end ? after.end : end, at }
}
