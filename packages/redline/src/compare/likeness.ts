/** How many words two lists have in common, each as often as in both. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const left = counts.get(word) ?? 0
    if (left === 0) continue
    counts.set(word, left - 1)
    shared++
  }
  return shared
}

/** 1: the same words, 0: none in common (Dice). */
export const likeness = (one: readonly string[], other: readonly string[]): number =>
  one.length + other.length === 0 ? 0 : (2 * sharedWords(one, other)) / (one.length + other.length)
