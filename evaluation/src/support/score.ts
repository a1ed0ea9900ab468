import { readHeldText, supportIn, tellingWords } from '@casewright/law'

/** How well a passage carries a sentence, by the product's own measure. */
export const scoreOfPassage = (sentence: string, passage: string): number =>
  supportIn(readHeldText(passage), sentence)?.score ?? 0

/** The baseline: BM25 of the sentence's words in the passage, among the passages of all pairs. */
export function bm25(passages: readonly string[]): (sentence: string, passage: string) => number {
  const stemsOf = (text: string) => tellingWords(text).map(({ stem }) => stem)
  const documents = passages.map((passage) => new Set(stemsOf(passage)))
  const length = passages.reduce((sum, one) => sum + stemsOf(one).length, 0) / (passages.length || 1)
  const having = new Map<string, number>()
  for (const document of documents) for (const stem of document) having.set(stem, (having.get(stem) ?? 0) + 1)
  return (sentence, passage) => {
    const counts = new Map<string, number>()
    const words = stemsOf(passage)
    for (const stem of words) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    let score = 0
    for (const stem of new Set(stemsOf(sentence))) {
      const count = counts.get(stem) ?? 0
      const times = having.get(stem) ?? 0
      const rarity = Math.log(1 + (documents.length - times + 0.5) / (times + 0.5))
      score += (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * words.length) / length))
    }
    return score
  }
}
