import { scanWords } from '../text/words.ts'
import type { Ranked } from './rank.ts'
import type { Texts } from './texts.ts'

/**
 * For each text, how much it has of the pairs of words that stand beside each other in a query: what most of these texts
 * have as well says nothing. Stems lose which words stand together, and in what order.
 */
export function pairsOf(query: string): (texts: readonly (string | undefined)[]) => number[] {
  const { pairs, words } = pairsIn(query)
  return (texts) => {
    const found = texts.map((text) => (text ? pairsIn(text, pairs).pairs : new Set<string>()))
    const having = new Map<string, number>()
    for (const of of found) for (const pair of of) having.set(pair, (having.get(pair) ?? 0) + 1)
    const all = texts.length + 1
    const rarityOf = (pair: string) => Math.max(0, Math.log(all / ((having.get(pair) ?? 0) + 0.5)) / Math.log(all))
    return found.map((of) => [...of].reduce((sum, pair) => sum + rarityOf(pair), 0) / Math.sqrt(words || 1))
  }
}

/** @param among if given, others are passed over */
function pairsIn(text: string, among?: ReadonlySet<string>): { pairs: Set<string>; words: number } {
  const pairs = new Set<string>()
  let [words, before] = [0, '']
  scanWords(text, 0, text.length, (word) => {
    const pair = `${before} ${word}`
    if (words > 0 && (!among || among.has(pair))) pairs.add(pair)
    before = word
    words++
  })
  return { pairs, words }
}

/** How many passages of the first results are read, and what their pairs count, fitted with the weights `ofText`. */
export const mostPaired = 60
const ofPairs = 1

/** Reads the first results of a text that was pasted, and puts before others what says the same in the same words. */
export async function rankByPairs(texts: Texts, query: string, ranked: readonly Ranked[]): Promise<Ranked[]> {
  const first = ranked.slice(0, mostPaired)
  const read = await texts.read(first.filter(({ segment, unit }) => segment.unitLength[unit]))
  const had = pairsOf(query)(first.map(({ segment, slot }) => read.get(segment.numbers[slot] as number)?.text))
  const again = first.map((one, at) => ({ ...one, relevance: one.relevance + ofPairs * (had[at] as number) }))
  again.sort((one, other) => other.relevance - one.relevance)
  return [...again, ...ranked.slice(mostPaired)]
}
