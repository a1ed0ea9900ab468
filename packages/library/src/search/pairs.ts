import { scanWords } from '../text/words.ts'
import type { Forest } from './order/forest.ts'
import { orderByTrees } from './order/order.ts'
import type { Ranked } from './rank.ts'
import type { Texts } from './texts.ts'

/** How much texts have of the pairs of words that stand beside each other in a query. */
export interface Paired {
  /** Of each text; what most of them have as well says nothing. */
  each: number[]
  /** Of the best passages of a text, by the same measure. */
  throughout(passages: readonly string[]): number
}

const bestPassages = 3

/** Reads texts for what stands together in a query: stems lose which words do, and in what order. */
export function pairsOf(query: string): (texts: readonly (string | undefined)[]) => Paired {
  const asked = pairsIn(query)
  const pairsOfText = (text: string | undefined) => (text ? pairsIn(text, asked).pairs : new Set<string>())
  return (texts) => {
    const found = texts.map(pairsOfText)
    const having = new Map<string, number>()
    for (const of of found) for (const pair of of) having.set(pair, (having.get(pair) ?? 0) + 1)
    const all = texts.length + 1
    const rarityOf = (pair: string) => Math.max(0, Math.log(all / ((having.get(pair) ?? 0) + 0.5)) / Math.log(all))
    const sumOf = (of: ReadonlySet<string>) =>
      [...of].reduce((sum, pair) => sum + rarityOf(pair), 0) / Math.sqrt(asked.words || 1)
    return {
      each: found.map(sumOf),
      throughout(passages) {
        const sums = passages.map((text) => sumOf(pairsOfText(text))).sort((one, other) => other - one)
        return sums.slice(0, bestPassages).reduce((sum, one) => sum + one, 0) / bestPassages
      },
    }
  }
}

interface Pairs {
  pairs: Set<string>
  words: number
  /** With which words they begin. */
  firsts: Set<string>
}

/** @param among if given, others are passed over */
function pairsIn(text: string, among?: Pairs): Pairs {
  const found: Pairs = { pairs: new Set(), words: 0, firsts: new Set() }
  let before = ''
  scanWords(text, 0, text.length, (word) => {
    found.words++
    if (before !== '' && (!among || among.firsts.has(before))) {
      const pair = `${before} ${word}`
      if (!among || among.pairs.has(pair)) found.pairs.add(pair)
      if (!among) found.firsts.add(before)
    }
    before = word
  })
  return found
}

/** How many passages of the first results are read, and what their pairs count, fitted with the weights `ofText`. */
export const mostPaired = 60
const ofPairs = 1

/**
 * Reads the first results of a text that was pasted, and puts before others what says the same in the same words.
 * @param forest if given, orders the first results by all that is known of them
 */
export async function rankByPairs(
  texts: Texts,
  query: string,
  ranked: readonly Ranked[],
  forest?: Forest,
): Promise<Ranked[]> {
  const first = ranked.slice(0, mostPaired)
  const read = await texts.read(first.filter(({ segment, unit }) => segment.unitLength[unit]))
  const { each } = pairsOf(query)(first.map(({ segment, slot }) => read.get(segment.numbers[slot] as number)?.text))
  const again = first.map((one, at) => {
    const pairs = each[at] as number
    const textSignals = one.textSignals && { ...one.textSignals, pairs }
    return { ...one, relevance: one.relevance + ofPairs * pairs, ...(textSignals && { textSignals }) }
  })
  again.sort((one, other) => other.relevance - one.relevance)
  const known = again.flatMap((one) => (one.textSignals ? [{ ...one, textSignals: one.textSignals }] : []))
  const ordered = forest && known.length === again.length ? orderByTrees(known, forest) : again
  return [...ordered, ...ranked.slice(mostPaired)]
}
