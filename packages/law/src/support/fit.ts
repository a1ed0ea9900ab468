import { placesOf, type Word } from './reading.ts'

/** How well a passage says what is stated, each from 0 to 1. */
export interface Fit {
  /** Of the weight of what is stated, how much the passage has. */
  coverage: number
  /** Of neighbors in the statement, how many stand near each other in the passage. */
  together: number
  /** Of the weight of the passage, how much is stated. */
  focus: number
  /** The longest run of words that both have, common ones too, as a share of 12. */
  run: number
  /** How many telling words the statement has, as a share of 12. */
  size: number
}

const near = 5
const longRun = 12

export function fitOf(stated: readonly Word[], passage: readonly Word[], weightOf: (stem: string) => number): Fit {
  const places = placesOf(passage)
  const telling = stated.filter(({ tells }) => tells)
  const own = new Set(telling.map(({ stem }) => stem))
  let [whole, covered] = [0, 0]
  for (const stem of own) {
    const weight = weightOf(stem)
    whole += weight
    if (places.has(stem)) covered += weight
  }
  let [ofPassage, said] = [0, 0]
  for (const stem of new Set(passage.flatMap(({ stem, tells }) => (tells ? stem : [])))) {
    const weight = weightOf(stem)
    ofPassage += weight
    if (own.has(stem)) said += weight
  }
  let [pairs, kept] = [0, 0]
  for (let at = 1; at < telling.length; at++) {
    const [left, right] = [telling[at - 1]?.stem ?? '', telling[at]?.stem ?? '']
    if (left === right) continue
    const weight = weightOf(left) + weightOf(right)
    pairs += weight
    const rights = places.get(right) ?? []
    if ((places.get(left) ?? []).some((one) => rights.some((other) => Math.abs(other - one) <= near))) kept += weight
  }
  return {
    coverage: covered / (whole || 1),
    together: kept / (pairs || 1),
    focus: said / (ofPassage || 1),
    run: Math.min(1, longestRun(stated, passage, places) / longRun),
    size: Math.min(1, own.size / 12),
  }
}

/** The longest run of words in the same order without a gap. */
function longestRun(
  stated: readonly Word[],
  passage: readonly Word[],
  places: ReadonlyMap<string, readonly number[]>,
): number {
  let longest = 0
  let before = new Map<number, number>()
  for (const { stem } of stated) {
    const now = new Map<number, number>()
    for (const at of places.get(stem) ?? []) {
      const length = (before.get(at - 1) ?? 0) + 1
      now.set(at, length)
      // A run of common words alone says nothing.
      if (length > longest && passage.slice(at - length + 1, at + 1).some(({ tells }) => tells)) longest = length
    }
    before = now
  }
  return longest
}
