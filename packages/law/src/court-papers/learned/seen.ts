import { headingsOf } from '../../headings/headings.ts'
import { numberLength } from '../../opinions/heading-marks.ts'
import { sentencesOf } from '../../sentences/sentences.ts'
import type { Part } from '../../summary/parts.ts'
import { dayFirst, runInHeading } from '../days.ts'
import type { Points, Seen, Voice } from './features.ts'

/** The sentences of a part as the scorer sees them, with the points that the rules give each. */
export function seenIn(
  { source, offset }: Part,
  { voice, from, to }: { voice: Voice; from: number; to: number },
  points: (place: { text: string; start: number; end: number; at: number }, isHeading: boolean) => Points,
): Seen[] {
  const headings = headingsOf(source)
  let under = -1
  const quotations = inQuotations(source)
  const all = withRunIn(
    sentencesOf(source).filter(({ start, contents }) => !contents && start + offset >= from && start + offset < to),
  )
  const seen = all.map(({ text: whole, start, end, paragraph }, i): Seen => {
    while ((headings[under + 1]?.start ?? Number.POSITIVE_INFINITY) < start) under++
    const number = numberLength(whole)
    const text = whole.slice(number)
    const isHeading = headings[under + 1]?.start === start && text.length < 300
    const at = (start + offset - from) / Math.max(1, to - from)
    const place = { text: text.slice(0, 2000), start: start + number + offset, end: end + offset, at }
    return {
      ...place,
      voice,
      heading: headings[under]?.text ?? '',
      isHeading,
      first: all[i - 1]?.paragraph !== paragraph,
      last: all[i + 1]?.paragraph !== paragraph,
      inQuotation: quotations.has(start),
      points: points(place, isHeading),
    }
  })
  for (const [i, one] of seen.entries()) {
    const [before, after] = [seen[i - 1], seen[i + 1]]
    if (before) one.before = asNeighbor(before)
    if (after) one.after = asNeighbor(after)
  }
  return seen
}

const runIn = new RegExp(`^${runInHeading}$`, 'iu')
const day = new RegExp(`^${dayFirst}`, 'iu')

/** A heading that names what happens on the day with which the next sentence begins is of that sentence. */
function withRunIn<One extends { text: string; start: number; paragraph: number }>(sentences: readonly One[]): One[] {
  return sentences.flatMap((one, at) => {
    const [before, after] = [sentences[at - 1], sentences[at + 1]]
    const leads = (head: One | undefined, body: One | undefined) =>
      head && body && head.paragraph === body.paragraph && runIn.test(head.text) && day.test(body.text)
    if (leads(one, after)) return []
    return before && leads(before, one) ? [{ ...one, start: before.start, text: `${before.text} ${one.text}` }] : [one]
  })
}

const asNeighbor = ({ text, start, end, points }: Seen) => ({ text, start, end, points })

const marks = /[“”"]/g

/** Where sentences begin that stand in a quotation, which ends with its paragraph at the latest. */
function inQuotations(source: Part['source']): ReadonlySet<number> {
  const found = new Set<number>()
  let isOpen = false
  let paragraph = -1
  for (const sentence of sentencesOf(source)) {
    if (sentence.paragraph !== paragraph) isOpen = false
    paragraph = sentence.paragraph
    if (isOpen || /^[“"]/.test(sentence.text)) found.add(sentence.start)
    for (const [mark] of sentence.text.matchAll(marks)) isOpen = mark === '"' ? !isOpen : mark === '“'
  }
  return found
}
