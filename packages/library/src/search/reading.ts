import { stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import type { AskedFor } from './asked.ts'

/** How far two words that are asked for together may stand apart. */
const near = 4
/** What the law's own words count beside those that were asked with, of one word and of several. */
const ofMeaning = [0.65, 0.85]

/** How a text answers what was asked, each from 0 to 1. */
export interface Fit {
  /** Of the weight of what was asked, how much it has, in the query's words or the law's. */
  coverage: number
  /** Of neighbors in the query, how many stand together in it. */
  together: number
  /** Of what was asked, the weight of the most telling word that it lacks. */
  missing: number
  /** As \`coverage\`, of the query's own words alone. */
  direct: number
}

/** Reads texts for what was asked. @param weightOf how much a stem says */
export function createFit({ words, meanings }: AskedFor, weightOf: (stem: string) => number): (text: string) => Fit {
  const weights = words.map((word) => word.reduce((sum, stem) => sum + weightOf(stem), 0) / word.length)
  const whole = weights.reduce((sum, one) => sum + one, 0) || 1
  const pairs = words.slice(1).map((word, at) => ({
    left: (words[at] as readonly string[]).at(-1) as string,
    right: word[0] as string,
    weight: (weights[at] as number) + (weights[at + 1] as number),
  }))
  const ofPairs = pairs.reduce((sum, { weight }) => sum + weight, 0) || 1
  return (text) => {
    const places = new Map<string, number[]>()
    let count = 0
    scanWords(text, 0, text.length, (word) => {
      const stem = stemOf(word)
      const known = places.get(stem)
      if (known) known.push(count)
      else places.set(stem, [count])
      count++
    })
    const beside = (left: string, right: string, within: number) => {
      const rights = places.get(right) ?? []
      return (places.get(left) ?? []).some((at) =>
        rights.some((other) => other !== at && Math.abs(other - at) <= within),
      )
    }
    const has = (term: readonly string[]) =>
      term.every((stem) => places.has(stem)) &&
      term.slice(1).every((stem, at) => beside(term[at] as string, stem, near + 2))
    const meant = meanings.map(({ terms, said }) => {
      const hits = terms.filter(has).length
      if (hits === 0) return 0
      const sure = ofMeaning[Math.min(said.length, 2) - 1] as number
      return sure + (1 - sure) * 0.5 * (1 - 1 / hits)
    })
    const covered = Float32Array.from(words, (word) => {
      if (has(word)) return 1
      let best = 0
      for (const [nth, { said }] of meanings.entries())
        if (word.some((stem) => said.includes(stem))) best = Math.max(best, meant[nth] as number)
      return best
    })
    let [coverage, missing, direct] = [0, 0, 0]
    for (const [at, share] of covered.entries()) {
      const weight = (weights[at] as number) / whole
      coverage += share * weight
      missing = Math.max(missing, (1 - share) * weight)
      if (share === 1) direct += weight
    }
    let together = 0
    for (const { left, right, weight } of pairs) if (beside(left, right, near)) together += weight / ofPairs
    return { coverage, together, missing, direct }
  }
}
