import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import { isCommon, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { both } from './sets.ts'

/** A heading of one word is that of very many sections, and says nothing. */
const fewestWords = 2
const mostWords = 24
/** What the shorter of query and heading must have of the words of the longer. */
const leastAlike = 0.75
/** A heading that so many have names none of them. */
const most = 40

/**
 * Works whose title or heading is what the query says, word for word or nearly so, and how nearly, to 1. Here a word
 * that says little of a question counts too: 'compliance with court orders' is not 'compliance by mayor'.
 * @throws SegmentGone
 */
export async function headedWorks(
  reader: PostingsReader,
  segments: readonly Segment[],
  text: string,
  passes: (segment: Segment, slot: number) => boolean,
): Promise<ReadonlyMap<number, number>> {
  const words: string[] = []
  scanWords(text, 0, text.length, (word) => words.push(word))
  const stems = [...new Set(words.filter((word) => !isCommon(word)).map(stemOf))]
  const found = new Map<number, number>()
  if (stems.length < fewestWords || words.length > mostWords) return found
  const terms = stems.map(titleTerm)
  const postings = await reader.read(segments.flatMap((segment) => terms.map((term) => ({ segment, term }))))
  for (const segment of segments) {
    const having = terms
      .map((term) => postings(segment, term)?.slots ?? new Int32Array(0))
      .sort((one, other) => one.length - other.length)
      .reduce(both)
    for (const slot of having) {
      const length = segment.titleWords[slot] as number
      const alike = Math.min(length, words.length) / Math.max(length, words.length)
      if (alike < leastAlike || segment.gone[slot] || !passes(segment, slot)) continue
      const work = segment.works[slot] as number
      found.set(work, Math.max(found.get(work) ?? 0, alike))
    }
  }
  return found.size > most ? new Map() : found
}
