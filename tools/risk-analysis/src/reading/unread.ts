import { type Span, sentencesOf } from '@casewright/law'
import { isPreamble } from './preamble.ts'

const stops = /[;:]\s|,\s|\s[–—-]\s/g
/** A figure, a day or somebody’s very words: a fact, whatever it shows. */
const figure =
  /\d|["“][^"“”]{3,120}["”]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|twice)\b/i
const fewest = 3

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

function clausesIn(text: string, { start, end }: Span): Span[] {
  const cuts = [...text.slice(start, end).matchAll(stops)].map(({ index, 0: stop }) => start + index + stop.length)
  return [start, ...cuts].map((from, at) => ({ start: from, end: cuts[at] ?? end }))
}

/** Where the words end, without what only parts them from the next. */
function endOf(words: string): number {
  let end = words.length
  while (end > 0 && /[\s,;:–—-]/.test(words.charAt(end - 1))) end--
  return end
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end)
  return {
    start: start + (words.length - words.trimStart().length),
    end: end - (words.length - endOf(words)),
  }
}

/**
 * What a description tells and nobody took: whole sentences, and within sentences of which a part was read, the clauses with a
 * figure, a day or a quotation.
 *
 * @param read every place that counts, is asked about or belongs to a bar
 */
export function unreadIn(text: string, read: readonly Span[]): Span[] {
  const isRead = (span: Span): boolean => read.some((one) => overlaps(one, span))
  const long = (span: Span): boolean => text.slice(span.start, span.end).split(/\s+/).filter(Boolean).length >= fewest
  return sentencesOf({ text }).flatMap((sentence) => {
    if (isPreamble(text.slice(sentence.start, sentence.end))) return []
    if (!isRead(sentence)) return long(sentence) ? [trimmed(text, sentence)] : []
    const left: Span[] = []
    for (const clause of clausesIn(text, sentence)) {
      if (isRead(clause) || !figure.test(text.slice(clause.start, clause.end))) continue
      const last = left.at(-1)
      if (last && last.end === clause.start) left[left.length - 1] = { start: last.start, end: clause.end }
      else left.push(clause)
    }
    return left.filter(long).map((span) => trimmed(text, span))
  })
}
