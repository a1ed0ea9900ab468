import { proseAt } from '../layout/layout.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Part } from '../summary/parts.ts'
import type { Place } from './field.ts'
import { isOfClaim } from './holding.ts'
import type { Seen } from './learned/features.ts'
import { endOfRequest } from './relief.ts'

// A sentence with what belongs to it in the sentences beside it.

/** 'Plaintiff asks judgment:' under a heading that says that it is the prayer. */
export const leadsPrayer = ({ text, heading, points }: Seen): boolean =>
  /:\W{0,2}$/.test(text) && /\b(?:prayer|relief|wherefore)\b/i.test(heading) && (points.relief ?? 0) > 0

/** 'MOTION TO QUASH. CONTINUED to December 3', 'SEND A CLAIM. By February 8': of what it is stands before it. */
export const withItem = ({ text, start, end, at, before }: Seen): Place =>
  /^(?:\p{Lu}{5,}|By|Postmarked|Filed|No later than)\b/u.test(text) &&
  before &&
  before.text.length < longestItem &&
  /^[^\p{Ll}]+$/u.test(before.text)
    ? { text: `${before.text} ${text}`, start: before.start, end, at }
    : { text, start, end, at }
const longestItem = 80
/** 'The claim fails.' says what comes of it, and the sentence before it says why. */
export const withReason = ({ text, start, end, at, before }: Seen): Place =>
  text.length < longestOutcome &&
  before &&
  !isOfClaim(before.text) &&
  !/^[^\p{Ll}]+$/u.test(before.text) &&
  before.text.length < longestReason
    ? { text: `${before.text} ${text}`, start: before.start, end, at }
    : { text, start, end, at }
const longestOutcome = 70
const longestReason = 320

/** A request with the list in which it goes on. */
export const withItems = ({ source, offset }: Part, { text, start, end, at }: Seen): Place => {
  const sentences: Sentence[] = sentencesOf(source)
  const index = sentences.findIndex((one) => one.start + offset === start)
  const last = index < 0 ? end : endOfRequest(sentences, index) + offset
  return last <= end
    ? { text, start, end, at }
    : { text: proseAt(source, { start: start - offset, end: last - offset }), start, end: last, at }
}
