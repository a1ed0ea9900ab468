import type { Start } from './rates.ts'

/** No index is nearer to certain than this, in percent. */
export const bounds = { least: 10, most: 90 } as const

/** Where a bar ends a case, its chance is no more than this. */
export const barredAt = 5

/** What a bar that can still be cured takes from the index of who must cure it. */
export const curableAt = 12

/** A model may move the index by no more than this, up or down, in percent points. */
export const mostByModel = 15

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

/** A rate that is older than this, in years, says less of cases today. */
export const oldRate = 10
/** How much wider the range is, on each side, for each reason that a rate fits the case badly. */
export const widerFor = 4

/** The range about an index: 28 points to each side, less a quarter of the confidence, more where the rate fits badly. */
export function rangeOf(index: number, confidence: number, wider = 0): [low: number, high: number] {
  // Where a bar decides, the range is that of the bar.
  if (index <= barredAt) return [1, 2 * barredAt]
  if (index >= 100 - barredAt) return [100 - 2 * barredAt, 99]
  const half = Math.round(28 - confidence / 4) + wider
  return [Math.max(1, index - half), Math.min(99, index + half)]
}
