/** A sentence as the weights of its words; the squares add up to 1. */
export type Vector = ReadonlyMap<string, number>

/** TF-IDF vectors of sentences, each sentence a document of its own. */
export function vectorsOf(sentences: readonly (readonly string[])[]): Vector[] {
  const holders = new Map<string, number>()
  for (const words of sentences) for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1)
  return sentences.map((words) => {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts)
      counts.set(word, count * Math.log(1 + sentences.length / (holders.get(word) ?? 1)))
    const length = Math.hypot(...counts.values()) || 1
    for (const [word, weight] of counts) counts.set(word, weight / length)
    return counts
  })
}

/** Cosine of two vectors, 0 to 1. */
export function likeness(one: Vector, other: Vector): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0)
  return sum
}

/** Cosines below this are noise: the threshold of LexRank (Erkan and Radev, 2004, section 3.2). */
const threshold = 0.1
const damping = 0.85
const rounds = 30

/**
 * How central each sentence is among the others, 0 to 1: LexRank, the stationary distribution of a
 * walk over sentences that are alike (Erkan and Radev, J. Artif. Intell. Res. 22, 2004).
 */
export function centrality(vectors: readonly Vector[]): number[] {
  const neighbours = vectors.map(() => [] as { index: number; weight: number }[])
  const degrees = vectors.map(() => 0)
  for (let one = 0; one < vectors.length; one++)
    for (let other = one + 1; other < vectors.length; other++) {
      const weight = likeness(vectors[one] as Vector, vectors[other] as Vector)
      if (weight < threshold) continue
      neighbours[one]?.push({ index: other, weight })
      neighbours[other]?.push({ index: one, weight })
      degrees[one] = (degrees[one] ?? 0) + weight
      degrees[other] = (degrees[other] ?? 0) + weight
    }
  let ranks = vectors.map(() => 1 / vectors.length)
  for (let round = 0; round < rounds; round++) {
    const before = ranks
    ranks = neighbours.map((near) => {
      let sum = 0
      for (const { index, weight } of near) sum += ((before[index] ?? 0) * weight) / (degrees[index] || 1)
      return (1 - damping) / vectors.length + damping * sum
    })
  }
  const top = Math.max(...ranks, Number.MIN_VALUE)
  return ranks.map((rank) => rank / top)
}
