import type { Detector, Span } from '../kinds.ts'
import { after, before, endsSentence } from './context.ts'

const month = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const date = new RegExp(
  [
    String.raw`(?<![\d/.-])\d{1,2} ?([/.-]) ?\d{1,2} ?\1 ?(?:\d{4}|\d{2})(?![\d/-])`,
    String.raw`(?<![\d/.-])\d{4}([/-])\d{1,2}\2\d{1,2}(?![\d/-])`,
    String.raw`\b${month}\s{1,2}${day}(?:\s?,?\s{1,2}\d{4}\b)?(?!\d)`,
    String.raw`(?<!\d)${day}(?: day)?(?: of ${month}|[ -]${month}(?=,?[ -]\s?\d{4}\b))(?:,?[ -]\s?\d{4}\b)?`,
    String.raw`\b${month},?\s(?:of )?\d{4}\b`,
  ].join('|'),
  'gi',
)

const cue = /\b(?:born|birth(?:s|days?|dates?)?|d\.?\s?o\.?\s?b|dobs?)\b/gi
const cueAfter = /^[^\d.;]{0,40}\b(?:d\.?o\.?b\b|date of birth|birthday|birth ?date)/i
const ageLine = /\b(?:age|aged)\b:?\s\d{1,3}[\s,;:(]{0,4}$|\bb\.\s?$/i
// Between the cue and its date stands a place, an article, another birth date: no figure of another kind.
const between =
  /[;§$]|\b(?:filed|signed|executed|dated|decided|hired|employed|admitted|appointed|elected|moved|began|married|died|before|since|until|when|entered|as of|effective)\b/i

/** Dates of birth: a date in any form beside a cue. A date without one stays as it is. */
export const findBirthDate: Detector = ({ flat }) => {
  const found: Span[] = []
  for (const match of flat.matchAll(date)) {
    const start = match.index
    const end = start + match[0].length
    const previous = found.at(-1)
    const listed =
      previous !== undefined &&
      /^(?:,|;| and| &){1,2}\s$/.test(after(flat, previous.end, Math.min(12, start - previous.end)))
    if (listed || isCued(flat, start) || cueAfter.test(after(flat, end, 55)))
      found.push({ start, end, kind: 'birth-date' })
  }
  return found
}

function isCued(flat: string, start: number): boolean {
  const context = before(flat, start, 80)
  if (ageLine.test(context)) return true
  const match = [...context.matchAll(cue)].at(-1)
  if (!match) return false
  const gap = context.slice(match.index + match[0].length)
  return !/\d/.test(gap) && !endsSentence(gap) && !between.test(gap)
}
