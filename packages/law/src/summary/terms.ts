const stop = new Set(
  `a about above after again against all also although am an and any are as at be because been before being below between both
  but by can cannot could did do does doing down during each either else for from further had has have having he her here hers
  him his how however i if in into is it its may me more most must my no nor not of off on once only or other our out over own
  same shall she should so some such than that the their them then there thereof these they this those through thus to too
  under until up upon was we were what when where whether which while who whom why will with within without would you your
  herein hereof hereby hereunder thereto therein pursuant see id ibid supra v vs`.split(/\s+/),
)

/** The words that carry meaning, plurals and singulars as one. */
export const terms = (words: string): string[] => {
  const found: string[] = []
  for (const [word] of words.toLowerCase().matchAll(/\p{L}[\p{L}’'-]{1,30}/gu)) {
    if (stop.has(word)) continue
    const bare = word.replace(/['’]s$/, '')
    found.push(bare.length > 4 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare)
  }
  return found
}

/** A sentence as its terms' weights, of length 1. */
export type Vector = ReadonlyMap<number, number>

/** TF-IDF vectors of texts, each of length 1 (empty where a text has no terms). */
export const vectors = (texts: readonly string[]): Vector[] => {
  const ids = new Map<string, number>()
  const counts = texts.map((text) => {
    const count = new Map<number, number>()
    for (const term of terms(text)) {
      const id = ids.get(term) ?? ids.size
      ids.set(term, id)
      count.set(id, (count.get(id) ?? 0) + 1)
    }
    return count
  })
  const documents = new Array<number>(ids.size).fill(0)
  for (const count of counts) for (const id of count.keys()) documents[id] = (documents[id] ?? 0) + 1
  return counts.map((count) => {
    let sum = 0
    const vector = new Map<number, number>()
    for (const [id, times] of count) {
      const weight = (1 + Math.log(times)) * Math.log((texts.length + 1) / ((documents[id] ?? 0) + 0.5))
      vector.set(id, weight)
      sum += weight * weight
    }
    const length = Math.sqrt(sum)
    if (length > 0) for (const [id, weight] of vector) vector.set(id, weight / length)
    return vector
  })
}

/** Cosine of two vectors of length 1. */
export const cosine = (one: Vector, other: Vector): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [id, weight] of small) sum += weight * (large.get(id) ?? 0)
  return sum
}
