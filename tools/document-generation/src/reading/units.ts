import { type Span, sentencesOf, trimmed } from '@casewright/law'

/** A sentence, or a line that stands for itself, as in notes and letterheads. */
export interface Unit extends Span {
  text: string
  /** Ordinal of its block: what blank lines part. */
  block: number
  /** Whether it is a line of its own and no sentence. */
  line: boolean
}

const bullet = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/
const labelled = /^\s*(?:[-*•–]\s*)?[\p{L}][\p{L}\d '’/().#&-]{0,58}?\s*(?::|=|\s[-–—]\s)\s*\S?/u
const stop = /[.!?…][”"’')\]]{0,2}\s*$/

/** How much shorter than the longest a line of a wrapped paragraph may be, the next word counted. */
const ragged = 8

/** Lines of notes, an address or a list, and not of a paragraph that was wrapped: there the next word had no room. */
function inLines(lines: readonly string[]): boolean {
  if (lines.length === 1) return false
  const widest = Math.max(...lines.map((line) => line.trim().length))
  const isFull = (line: string, n: number) =>
    line.trim().length + 1 + (/^\S*/.exec((lines[n + 1] ?? '').trim())?.[0].length ?? 0) > widest - ragged
  const wrapped = lines
    .slice(0, -1)
    .filter((line, n) => line.trim().length > 55 && isFull(line, n) && !bullet.test(line)).length
  return wrapped < (lines.length - 1) * 0.7 || lines.filter((line) => labelled.test(line)).length > 1
}

/**
 * The sentences and lines of a text, in order.
 * @param lowerCase for a text without capitals, where a stop alone ends a sentence
 */
export function unitsOf(text: string, lowerCase = false): Unit[] {
  const units: Unit[] = []
  let block = 0
  for (const found of text.matchAll(/(?<![^\n])[^\S\n]*\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/g)) {
    const lines = found[0].split('\n')
    const apart = inLines(lines)
    let at = found.index
    for (const part of apart ? lines : [found[0]]) {
      for (const { start, end } of sentencesIn(part, lowerCase))
        units.push({
          start: at + start,
          end: at + end,
          text: part.slice(start, end),
          block,
          line: apart && !stop.test(part),
        })
      at += part.length + 1
    }
    block++
  }
  return units
}

const sentencesIn = (text: string, lowerCase: boolean): Span[] => {
  if (lowerCase)
    return [...text.matchAll(/\S(?:[^.!?]|[.!?](?!\s|$)|(?<=\bno)\.(?=\s#?\d))*[.!?]*/gi)].map((match) =>
      trimmed(text, match.index, match.index + match[0].length),
    )
  // Most lines are one: only what has a stop within it is taken apart.
  const whole = trimmed(text, 0, text.length)
  if (!/[.!?…]["”’)\]]{0,4}\s/.test(text.slice(whole.start, whole.end))) return whole.end > whole.start ? [whole] : []
  const sentences = joined(
    text,
    sentencesOf({ text }).flatMap((one) => behindFirms(text, one)),
  )
  return sentences.length > 0 ? sentences : [whole]
}

/** 'Client is Ridge Inc. We host the site.': the stop of a firm ends its sentence before a word that goes on with no name. */
const firmEnds =
  /(?<=\p{Ll},? \p{Lu}{2}\.)\s{1,3}(?=\d{1,5} \p{Ll})|(?<=\b(?:Inc|LLC|Corp|Co|Ltd|LLP|PLLC|PA|PC|P\.C|P\.A)\.)\s{1,3}(?=\p{Lu}\p{Ll}+(?: \p{Ll}+)?: )|(?<=\b(?:LLC|LLP|PLLC)\.)\s{1,3}(?=\p{Lu}[\p{L}’'-]* [\p{L}$\d])|(?<=\p{L}{2}\.)\s{1,3}(?=(?:We|I) (?:represent|are for|am for)\b|(?:Our|My) client (?:is|was)\b)|(?<=\p{L}{2}\.)\s{1,3}(?=(?:[Dd]on['’]?t|[Dd]o not) (?:mention|include|put|say|tell|name|cite|list|bring)\b)|(?<=\b(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|PLLC|P\.C|P\.A)\.)\s{1,3}(?=(?:The|This|These|We|They|He|She|It|If|When|Our|My|I|Let|Let['’]s|There|Either|Both|Each|All|Any|Please|Ask|Request|Produce|Identify|Describe|Use|Keep|Send|Date|Address|Mail|Make|Don['’]t|Say|Mention|No|Not|Term|Rent|Fee|Price|Total|Late|Confidentiality|(?:They|We|I|He|She|It|That)['’]\p{L}{1,2})\s\p{Ll}|(?:Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee|Borrower|Lender|Payor|Payer|Claimant)(?: is\b|:))/gu
const behindFirms = (text: string, { start, end }: Span): Span[] => {
  const spans: Span[] = []
  let from = start
  for (const { index, 0: gap } of text.slice(start, end).matchAll(firmEnds)) {
    spans.push({ start: from, end: start + index })
    from = start + index + gap.length
  }
  return [...spans, { start: from, end }]
}

const isOpen = (words: string) => words.split('(').length > words.split(')').length
const closes = /^[^()\n]{0,160}\)/
const shortOf = /\b(?:Bros|Assn|Ass['’]n|Univ|Twp|Cty|Hosp|Condo|Svcs?|Mfg|Ins)\.$/
/** 'Keep the recordings (they are erased every 21 days!! That has to stop).': what stands in parentheses, and a name cut short, is no end. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    const before = last ? text.slice(last.start, last.end) : ''
    const goesOn =
      (isOpen(before) && closes.test(text.slice(last?.end, (last?.end ?? 0) + 200))) ||
      (shortOf.test(before) && /^\p{Lu}/u.test(text.slice(span.start, span.start + 1)))
    if (last && goesOn) last.end = span.end
    else all.push({ ...span })
  }
  return all
}

/** The unit that a place stands in. */
export const unitAt = (units: readonly Unit[], at: number): Unit | undefined => {
  let [low, high] = [0, units.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const unit = units[middle] as Unit
    if (at < unit.start) high = middle - 1
    else if (at >= unit.end) low = middle + 1
    else return unit
  }
  return undefined
}
