import { termFinder } from '@casewright/law'
import type { KeyPointFrom, Passage } from '../output.ts'
import type { Read } from '../retrieve/passages.ts'

export interface KeyPoint extends KeyPointFrom {
  text: string
}

const most = 6
const mostOfOne = 2

/** Points of the authorities on the question: sentences of their texts that are not quoted already, and the editors' points that are not. */
export function keyPointsOf(
  reads: readonly Read[],
  passages: readonly Passage[],
  shown: readonly Passage[],
  terms: readonly string[],
): KeyPoint[] {
  const termsIn = termFinder(terms)
  const chosen = reads.flatMap(({ found }, at) => {
    const reference = at + 1
    const own = passages
      .filter((one) => one.reference === reference && one.of === 'authority' && !one.aside && !shown.includes(one))
      .map(({ words, of, href }): KeyPoint => ({ text: words, of, reference, ...(href && { href }) }))
    const isShown = (text: string) =>
      shown.some((one) => one.reference === reference && one.of === 'editors' && one.words.includes(text))
    const editors = (found.keyPoints ?? [])
      .filter((text) => !isShown(text))
      .map((text): KeyPoint => ({ text, of: 'editors', reference }))
    const byTerms = editors.toSorted((one, other) => termsIn(other.text).size - termsIn(one.text).size)
    return [...own, ...byTerms].slice(0, mostOfOne)
  })
  // The first authorities speak first, one point each, before any second one.
  const nth = (point: KeyPoint) => chosen.filter(({ reference }) => reference === point.reference).indexOf(point)
  return chosen.toSorted((one, other) => nth(one) - nth(other)).slice(0, most)
}
