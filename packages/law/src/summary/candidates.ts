import { readCaption } from '../caption/caption.ts'
import { headingsOf } from '../headings/headings.ts'
import { isTelling } from '../headings/known.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Source } from '../span/span.ts'
import { cueScore } from './cues.ts'
import { contentWords } from './words.ts'

export interface Candidate {
  sentence: Sentence
  words: string[]
  /** By its words, its length and its place; before it is compared with the others. */
  merit: number
}

/** Content words that a sentence needs to say something, and above which it says too much to be read alone. */
const fewest = 6
const most = 45

/** The sentences of a document that could stand for it. Tables of contents, headings and the caption cannot. */
export function candidatesOf(source: Source): Candidate[] {
  const headings = headingsOf(source)
  const isHeading = new Set(headings.map(({ start }) => start))
  const bodyStart = endOfCaption(source, headings)
  const sentences = sentencesOf(source)
  const seen = new Set<string>()
  let heading = -1
  let sinceHeading = 0
  return sentences.flatMap((sentence) => {
    while ((headings[heading + 1]?.start ?? Number.POSITIVE_INFINITY) <= sentence.start) {
      heading++
      sinceHeading = 0
    }
    sinceHeading++
    const words = contentWords(sentence.text)
    const again = seen.has(sentence.text)
    seen.add(sentence.text)
    if (
      sentence.contents ||
      again ||
      words.length < fewest ||
      sentence.start < bodyStart ||
      isHeading.has(sentence.start)
    )
      return []
    const merit =
      cueScore(sentence.text) +
      position(sentence.start / source.text.length) +
      underHeading(headings[heading]?.text ?? '', sinceHeading) -
      Math.max(0, words.length - most) / most
    return [{ sentence, words, merit }]
  })
}

/** Beginnings and ends say what a document is about and what it comes to. */
const position = (at: number): number => Math.max(0, 0.3 - at * 2) + Math.max(0, 0.2 - (1 - at) * 3)

const underHeading = (heading: string, nth: number): number =>
  (isTelling(heading) ? Math.max(0, 0.45 - nth * 0.06) : 0) +
  (nth === 1 && heading ? 0.12 : 0) -
  (/\b(?:definitions?|interpretation|notices?|counterparts|signatures?|certificate|appendix|exhibit)\b/i.test(heading)
    ? 0.4
    : 0)

/** Where the caption of a filing ends: after the last party it names. */
function endOfCaption(source: Source, headings: readonly { start: number }[]): number {
  const last = Math.max(0, ...readCaption(source).parties.map((party) => party.end))
  return headings.find(({ start }) => start >= last)?.start ?? last
}
