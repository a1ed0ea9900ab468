const [k1, b] = [1.2, 0.75]

export interface Document {
  cited: readonly string[]
  text: string
}

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Plain BM25, without stems or rules: what the product is measured beside. @returns the citations of the first ones */
export function createBm25(documents: readonly Document[]): (query: string, most: number) => (readonly string[])[] {
  const postings = new Map<string, { at: number; count: number }[]>()
  const lengths = documents.map(({ text }, at) => {
    const words = wordsIn(text)
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      const of = postings.get(word)
      if (of) of.push({ at, count })
      else postings.set(word, [{ at, count }])
    }
    return words.length
  })
  const mean = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)
  return (query, most) => {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsIn(query))) {
      const of = postings.get(word) ?? []
      const weight = Math.log(1 + (documents.length - of.length + 0.5) / (of.length + 0.5))
      for (const { at, count } of of) {
        const length = (lengths[at] as number) / mean
        scores.set(at, (scores.get(at) ?? 0) + (weight * count * (k1 + 1)) / (count + k1 * (1 - b + b * length)))
      }
    }
    return [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([at]) => documents[at]?.cited ?? [])
  }
}
