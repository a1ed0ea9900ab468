import type { CourtFieldName } from '../field.ts'
import type { Features } from './features.ts'

/** What was learned for one field: what a feature adds to the odds, and from which odds on a sentence is shown. */
export interface Learned {
  base: number
  weights: Readonly<Record<string, number>>
  least: number
}
export type Weights = Readonly<Partial<Record<CourtFieldName, Learned>>>

/** How much each word of a sentence counts: a long one has many, and is no more likely for it. */
export const wordValue = ({ words }: Features): number => 2 / Math.sqrt(Math.max(4, words.length))

/** The odds that a sentence is the field, as a logarithm. */
export function oddsOf(features: Features, { base, weights }: Pick<Learned, 'base' | 'weights'>): number {
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + (weights[name] ?? 0), 0)
  return base + sum(features.names) + wordValue(features) * sum(features.words)
}
