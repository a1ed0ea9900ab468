import type { Review } from '@casewright/core'
import { replaced } from '../decisions.ts'
import type { CheckedCitation, CheckedDocument, Correction } from '../output.ts'

/** A correction that a person took, and when. */
export interface Taken {
  citation: CheckedCitation
  correction: Correction
  by: string
  at: string
}

/** The corrections that were taken, in the order of the text. */
export function takenOf({ citations }: CheckedDocument, reviews: readonly Review[]): Taken[] {
  const byItem = new Map(reviews.map((review) => [review.item, review]))
  return citations.flatMap((citation) => {
    const review = byItem.get(citation.id)
    if (review?.decision !== replaced) return []
    const correction = citation.corrections?.find(({ words }) => words === review.text)
    return correction ? [{ citation, correction, by: review.by, at: review.at }] : []
  })
}

/** A text with the corrections made; of two that change the same words the first stands. */
export function correctedText(text: string, taken: readonly Taken[]): string {
  const changes = taken
    .flatMap(({ correction }) => correction.changes)
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
  const parts: string[] = []
  let at = 0
  for (const { start, end, words } of changes) {
    if (start < at) continue
    parts.push(text.slice(at, start), words)
    at = end
  }
  return parts.join('') + text.slice(at)
}
