import { formOf, isOther } from '../text/form.ts'
import { stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import type { AskedFor } from './asked.ts'

/** How far two words that are asked for together may stand apart. */
const near = 4
/** What a word counts of a term whose words do not stand together. */
const ofApart = 0.5
/** What a word counts that has only the stem of one that was asked: 'selective' is not 'selection'. */
const ofStem = 0.7
/** And one that is a term of art only in the number that was asked: 'considerations' is not 'consideration'. */
const ofOther = 0.35
/** What the law's own words count beside those that were asked with, of one word and of several. */
const ofMeaning = [0.65, 0.85]
const ofName = 0.95

/** How a text answers what was asked, each from 0 to 1. */
export interface Fit {
  /** Of the weight of what was asked, how much it has, in the query's words or the law's. */
  coverage: number
  /** Of neighbors in the query, how many stand together in it, in the form in which they were asked. */
  together: number
}

export const noFit: Fit = { coverage: 0, together: 0 }

/** Reads texts for what was asked. @param weightOf how much a stem says */
export function createFit(
  { words, meanings, terms: ofArt, forms }: AskedFor,
  weightOf: (stem: string) => number,
): (text: string) => Fit {
  const weights = words.map((word) => word.reduce((sum, stem) => sum + weightOf(stem), 0) / word.length)
  const whole = weights.reduce((sum, one) => sum + one, 0) || 1
  const pairs = words.slice(1).map((word, at) => ({
    left: (words[at] as readonly string[]).at(-1) as string,
    right: word[0] as string,
    weight: (weights[at] as number) + (weights[at + 1] as number),
  }))
  const ofPairs = pairs.reduce((sum, { weight }) => sum + weight, 0) || 1
  const asked = new Set(words.flat())
  const sought = new Set([...words.flat(), ...meanings.flatMap(({ terms }) => terms.flat())])
  return (text) => {
    const places: Places = new Map()
    const exact: Places = new Map()
    const others: Places = new Map()
    let count = 0
    scanWords(text, 0, text.length, (word) => {
      const stem = stemOf(word)
      if (sought.has(stem)) {
        const form = forms.get(stem)
        if (isOther(word, form)) add(others, stem, count)
        else add(places, stem, count)
        if (form?.has(formOf(word))) add(exact, stem, count)
      }
      count++
    })
    const meant = meanings.map(({ terms, said, isName }) => {
      const hits = terms.filter((term) => has(places, term))
      if (hits.length === 0) return 0
      const sure = isName ? ofName : (ofMeaning[Math.min(said.length, 2) - 1] as number)
      const known = Math.max(...hits.map((term) => tellingOf(terms, term, weightOf) * ofAsked(asked, said, term)))
      return known * (sure + (1 - sure) * 0.5 * (1 - 1 / hits.length))
    })
    const fit: Fit = { ...noFit }
    const apart = new Set(ofArt.flatMap((term) => (standsTogether(places, term, words) ? [] : term)))
    for (const [at, word] of words.entries()) {
      const found = has(exact, word) ? 1 : has(places, word) ? ofStem : has(others, word) ? ofOther : 0
      const own = apart.has(at) ? ofApart * found : found
      let share = own
      for (const [nth, { said }] of meanings.entries())
        if (word.some((stem) => said.includes(stem))) share = Math.max(share, meant[nth] as number)
      const weight = (weights[at] as number) / whole
      fit.coverage += share * weight
    }
    for (const { left, right, weight } of pairs) if (beside(exact, left, right, near)) fit.together += weight / ofPairs
    return fit
  }
}

/** What the query asks for by itself as well stands for its other words only half: 'dog bite', and 'strict liability'. */
export const ofAsked = (asked: ReadonlySet<string>, said: readonly string[], term: readonly string[]): number =>
  term.every((stem) => asked.has(stem)) && !term.every((stem) => said.includes(stem)) ? 0.5 : 1

/** Of what the law says for something, a general term stands for it less: 'enforceable' is no forum-selection clause. */
export function tellingOf(
  terms: readonly (readonly string[])[],
  term: readonly string[],
  weightOf: (stem: string) => number,
): number {
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const most = Math.max(...terms.map(weigh)) || 1
  return Math.sqrt(weigh(term) / most)
}

type Places = Map<string, number[]>

function add(places: Places, stem: string, at: number): void {
  const known = places.get(stem)
  if (known) known.push(at)
  else places.set(stem, [at])
}

const beside = (places: Places, left: string, right: string, within: number) => {
  const rights = places.get(right) ?? []
  return (places.get(left) ?? []).some((at) => rights.some((other) => other !== at && Math.abs(other - at) <= within))
}

const standsTogether = (places: Places, term: readonly number[], words: AskedFor['words']) =>
  term.slice(1).every((at, nth) => beside(places, words[term[nth] as number]?.at(-1) ?? '', words[at]?.[0] ?? '', near))

const has = (places: Places, term: readonly string[]) =>
  term.every((stem) => places.has(stem)) &&
  term.slice(1).every((stem, at) => beside(places, term[at] as string, stem, near + 2))
