import type { Vector } from './terms.ts'

/** Similarity below which two sentences say nothing about each other. */
const threshold = 0.08
const damping = 0.85
const rounds = 25

/** Pairs of similar texts, by an inverted index: only texts that share a term are compared. */
const graph = (vectors: readonly Vector[]): { to: number; weight: number }[][] => {
  const index = new Map<number, { text: number; weight: number }[]>()
  vectors.forEach((vector, text) => {
    for (const [id, weight] of vector) {
      // A term that weighs next to nothing in a sentence decides no similarity.
      if (weight < 0.04) continue
      const posts = index.get(id)
      if (posts) posts.push({ text, weight })
      else index.set(id, [{ text, weight }])
    }
  })
  const sums = new Float64Array(vectors.length)
  return vectors.map((vector, text) => {
    const touched: number[] = []
    for (const [id, weight] of vector)
      for (const post of index.get(id) ?? []) {
        if (post.text === text) continue
        if (sums[post.text] === 0) touched.push(post.text)
        sums[post.text] = (sums[post.text] ?? 0) + weight * post.weight
      }
    const edges: { to: number; weight: number }[] = []
    for (const to of touched) {
      const weight = sums[to] ?? 0
      if (weight >= threshold) edges.push({ to, weight })
      sums[to] = 0
    }
    return edges
  })
}

/**
 * How central each text is among all, 0 to 1: LexRank with continuous weights (Erkan and Radev,
 * 2004). Deterministic. Meant for up to 1,500 texts: work grows with the square of their number.
 */
export const lexRank = (vectors: readonly Vector[]): number[] => {
  const size = vectors.length
  if (size === 0) return []
  const edges = graph(vectors)
  const totals = edges.map((row) => row.reduce((sum, { weight }) => sum + weight, 0))
  let scores = new Float64Array(size).fill(1 / size)
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(size).fill((1 - damping) / size)
    edges.forEach((row, from) => {
      const share = (damping * (scores[from] ?? 0)) / (totals[from] || 1)
      for (const { to, weight } of row) next[to] = (next[to] ?? 0) + share * weight
    })
    scores = next
  }
  const highest = scores.reduce((one, other) => Math.max(one, other), 0)
  return Array.from(scores, (score) => (highest > 0 ? score / highest : 0))
}
