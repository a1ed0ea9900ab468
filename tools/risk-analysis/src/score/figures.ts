import type { Start } from './rates.ts'

/** No index is nearer to certain than this, in percent. */
export const bounds = { least: 10, most: 90 } as const

/** A model may move the index by no more than this, up or down, in percent points. */
export const mostByModel = 8

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Start and points together, held within the bounds. */
export const indexOf = (start: number, ...shifts: readonly number[]): number =>
  Math.round(within(start + shifts.reduce((total, shift) => total + shift, 0), bounds.least, bounds.most))

/** Of the points this share counts where no question of the case type is answered; all of them where each is. */
export const thinShare = 0.4

/** What thin facts take back of the points: a few words that sound well do not make a strong case. */
export const heldBackOf = (points: number, covered: number, of: number): number =>
  Math.round(points * (thinShare + (of > 0 ? (1 - thinShare) * (covered / of) : 0))) - points || 0

interface Known {
  start: Start['kind']
  topics: number
  topicsCovered: number
  words: number
  hasJurisdiction: boolean
  unsettled: number
}

export const confidenceParts = {
  start: { own: 25, published: 20, none: 5 },
  topics: 40,
  wordsEach: 12,
  wordsMost: 10,
  jurisdiction: 5,
  unsettledEach: 3,
  unsettledMost: 9,
  least: 5,
  most: { own: 80, published: 75, none: 45 },
} as const

/** How much is known, in percent: of rates, of what a lawyer would ask, of the facts. */
export function confidenceOf(known: Known): number {
  const parts = confidenceParts
  const covered = known.topics > 0 ? (parts.topics * known.topicsCovered) / known.topics : 0
  const told = Math.min(parts.wordsMost, Math.floor(known.words / parts.wordsEach))
  const open = Math.min(parts.unsettledMost, known.unsettled * parts.unsettledEach)
  const sum = parts.start[known.start] + covered + told + (known.hasJurisdiction ? parts.jurisdiction : 0) - open
  return Math.round(within(sum, parts.least, parts.most[known.start]))
}

/** The range about an index: 28 points to each side, less a quarter of the confidence. */
export function rangeOf(index: number, confidence: number): [low: number, high: number] {
  const half = Math.round(28 - confidence / 4)
  return [Math.max(1, index - half), Math.min(99, index + half)]
}
