import { citationKeys, citedIn, keysOfCitation, propositionsOf, quotationComparer, sentencesOf } from '@casewright/law'
import type { Opinion } from '../truth/data.ts'
import { chanceOf } from '../truth/random.ts'

/** A sentence of one opinion, and a passage of another that it cites. */
export interface SupportPair {
  sentence: string
  /** The same without the words that are quoted. */
  unquoted: string
  passage: string
  /** The opinion that the passage is from, and that of the sentence. */
  cited: Opinion
  citing: string
  /** Half of the pairs were looked at while the rules were written. */
  half: 'development' | 'held out'
}

/** The passage is the sentences in which the quoted words stand; a shorter sentence says too little to be judged. */
const fewestWords = 5
const quoted = /[“"«][^”"»]*[”"»]/g
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length

/**
 * Sentences of opinions that quote another opinion, each with the passage that it quotes: at most one of each citing
 * opinion, in an order that follows from the seed.
 */
export function supportPairs(opinions: readonly Opinion[], count: number, seed = 'support'): SupportPair[] {
  const chance = chanceOf(seed)
  const byKey = new Map(
    opinions.flatMap((one) => one.citations.flatMap((cite) => citationKeys(cite).map((key) => [key, one] as const))),
  )
  const pairs: SupportPair[] = []
  for (const citing of chance.shuffled(opinions)) {
    if (pairs.length >= count) break
    const found = pairIn(citing, byKey)
    if (found) pairs.push({ ...found, half: pairs.length % 2 === 0 ? 'development' : 'held out' })
  }
  return pairs
}

function pairIn(citing: Opinion, byKey: ReadonlyMap<string, Opinion>): Omit<SupportPair, 'half'> | null {
  const source = { text: citing.text }
  const cited = citedIn(source)
  const propositions = propositionsOf(source, cited)
  for (const [at, { authority, quotations }] of cited.places.entries()) {
    const [full, [quotation], proposition] = [
      authority === null ? undefined : cited.authorities[authority]?.full,
      quotations,
      propositions[at],
    ]
    if (full?.kind !== 'case' || !quotation || !proposition || countWords(proposition.text) < fewestWords) continue
    const target = keysOfCitation(full)
      .map((key) => byKey.get(key))
      .find(Boolean)
    if (!target || target.id === citing.id) continue
    const { outcome, anchor } = quotationComparer(target)(quotation.words)
    if (outcome !== 'found' || !anchor) continue
    const passage = sentencesOf(target)
      .filter(({ start, end }) => start < anchor.end && anchor.start < end)
      .map(({ text }) => text)
      .join(' ')
    if (!passage) continue
    return {
      sentence: proposition.text,
      unquoted: proposition.text.replace(quoted, ' ').replace(/\s+/g, ' ').trim(),
      passage,
      cited: target,
      citing: citing.id,
    }
  }
  return null
}

/** Another passage for each pair: that of another pair, or of the same opinion. */
export function shuffledPassages(pairs: readonly SupportPair[], from: 'others' | 'same', seed = 'shuffled'): string[] {
  const chance = chanceOf(seed)
  return pairs.map((pair, at) => {
    if (from === 'others') {
      const other = pairs
        .slice(at + 1)
        .concat(pairs.slice(0, at))
        .find(({ cited }) => cited.id !== pair.cited.id)
      return other?.passage ?? ''
    }
    const sentences = sentencesOf(pair.cited).filter(
      ({ text }) => countWords(text) >= fewestWords && !pair.passage.includes(text),
    )
    return sentences.length > 0 ? chance.pick(sentences).text : ''
  })
}
