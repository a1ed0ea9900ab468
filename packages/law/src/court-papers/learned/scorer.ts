import type { CourtFieldName } from '../field.ts'
import type { Features } from './features.ts'

/** What was learned for one field: what each feature adds to the odds, and from which odds on a sentence is shown. */
export interface Learned {
  base: number
  least: number
  /** In hundredths, in the order of the names. */
  weights: readonly number[]
}

/** What was learned, with the names of the features in one order for all fields. */
export interface Weights {
  names: readonly string[]
  fields: Readonly<Record<CourtFieldName, Learned>>
}

/** How much each word of a sentence counts: a long one has many, and is no more likely for it. */
const weightOf = (words: readonly string[]): number => 4 / Math.sqrt(Math.max(4, words.length))

/** The names under which words and stems are learned. */
export const asWord = (word: string): string => `w ${word}`
export const asStem = (stem: string): string => `s ${stem}`
export const asSign = (sign: string): string => `x ${sign}`

/** A sign stands for many words, and counts more than one. */
const signWeight = 2.5

/** The features of a sentence that are known, by their place, and how much each counts. */
export function valuesOf(features: Features, placeOf: ReadonlyMap<string, number>): [place: number, value: number][] {
  const found: [number, number][] = []
  const add = (names: readonly string[], value: number) => {
    for (const name of names) {
      const place = placeOf.get(name)
      if (place !== undefined) found.push([place, value])
    }
  }
  add(features.names, 1)
  add(features.signs.map(asSign), signWeight)
  add(features.words.map(asWord), weightOf(features.words))
  add(features.stems.map(asStem), weightOf(features.stems))
  return found
}

/** Tells how likely a sentence is to be each field: the logarithm of its odds. */
export function scorer({ names, fields }: Weights) {
  const placeOf = new Map(names.map((name, i) => [name, i]))
  const all = Object.entries(fields) as [CourtFieldName, Learned][]
  return (features: Features): Record<CourtFieldName, number> => {
    const values = valuesOf(features, placeOf)
    return Object.fromEntries(
      all.map(([name, { base, weights }]) => [
        name,
        values.reduce((sum, [place, value]) => sum + ((weights[place] ?? 0) / 100) * value, base),
      ]),
    ) as Record<CourtFieldName, number>
  }
}
