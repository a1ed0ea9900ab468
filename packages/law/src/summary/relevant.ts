import { sentencesOf } from '../sentences/sentences.ts'
import type { Span } from '../span/span.ts'
import type { Part } from './parts.ts'
import { terms } from './terms.ts'

/** A passage of a document, as a person reads it. */
export interface Passage extends Span {
  text: string
  /** Of the best passage 1. */
  score: number
  /** The words of the question that it has. */
  has: string[]
}

export interface Relevant {
  /** The best first. Empty where no word of the question stands in the document. */
  passages: Passage[]
  /** Words of the question that stand nowhere in the document. */
  missing: string[]
}

/** Reads a question against a document that is given in parts. */
export interface PassageSearch {
  add(part: Part): void
  best(count: number): Relevant
}

/** UTF-16 units after which a passage ends with its sentence. */
const longest = 900
/** Letters that two words share to count as forms of one: terminate, termination. */
const stem = 6
/** What such a form weighs beside the word itself. */
const akin = 0.7
// BM25 as Robertson and Zaragoza (2009) give it.
const k1 = 1.2
const b = 0.75

const form = (term: string) => (term.length > stem ? term.slice(0, stem) : term)

// Words by which one asks, and that say nothing of what is asked.
const asking = new Set(
  'document say says said agreement brief contract lease letter opinion paper tell many much long happen happens mean means know find show explain describe give please'.split(
    ' ',
  ),
)

interface Kept extends Span {
  text: string
  length: number
  /** How often each word of the question stands there: itself, and in another form. */
  counts: readonly [exact: number, akin: number][]
}

/** Passages of a document that have the words of a question, ranked by BM25. Only passages with one of them are kept. */
export const passagesFor = (question: string): PassageSearch => {
  const all = [...new Set(terms(question))]
  const telling = all.filter((term) => !asking.has(term))
  const asked = telling.length > 0 ? telling : all
  const forms = asked.map(form)
  const found: Kept[] = []
  let passages = 0
  let words = 0

  const take = (span: Span, text: string) => {
    const its = terms(text)
    passages++
    words += its.length
    const counts = asked.map((): [number, number] => [0, 0])
    for (const term of its)
      for (const [at, wanted] of asked.entries()) {
        const count = counts[at]
        if (!count) continue
        if (term === wanted) count[0]++
        else if (wanted.length >= stem && form(term) === forms[at]) count[1]++
      }
    if (counts.some(([exact, near]) => exact + near > 0)) found.push({ ...span, text, length: its.length, counts })
  }

  return {
    add({ source, offset }) {
      let at: { start: number; end: number; texts: string[]; paragraph: number; length: number } | null = null
      const close = () => {
        if (at) take({ start: at.start + offset, end: at.end + offset }, at.texts.join(' '))
        at = null
      }
      for (const { start, end, text, paragraph, contents } of sentencesOf(source)) {
        if (contents) continue
        if (at && (at.paragraph !== paragraph || at.length + text.length > longest)) close()
        at ??= { start, end, texts: [], paragraph, length: 0 }
        at.end = end
        at.texts.push(text)
        at.length += text.length
      }
      close()
    },
    best(count) {
      const average = words / Math.max(1, passages)
      const weights = asked.map((_, at) => {
        const having = found.filter(({ counts }) => (counts[at]?.[0] ?? 0) + (counts[at]?.[1] ?? 0) > 0).length
        return Math.log(1 + (passages - having + 0.5) / (having + 0.5))
      })
      const scored = found
        .map(({ start, end, text, length, counts }) => ({
          start,
          end,
          text,
          has: asked.filter((_, at) => (counts[at]?.[0] ?? 0) + (counts[at]?.[1] ?? 0) > 0),
          score: counts.reduce((sum, [exact, near], at) => {
            const often = exact + near * akin
            return sum + ((weights[at] ?? 0) * often * (k1 + 1)) / (often + k1 * (1 - b + (b * length) / average))
          }, 0),
        }))
        .sort((one, other) => other.score - one.score || one.start - other.start)
      const highest = scored[0]?.score ?? 1
      return {
        passages: scored
          .slice(0, count)
          .map((one) => ({ ...one, score: Math.round((one.score / highest) * 1000) / 1000 })),
        missing: asked.filter(
          (_, at) => !found.some(({ counts }) => (counts[at]?.[0] ?? 0) + (counts[at]?.[1] ?? 0) > 0),
        ),
      }
    },
  }
}
