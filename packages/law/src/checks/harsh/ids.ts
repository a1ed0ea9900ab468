import type { RuledId } from './finders.ts'
import type { learnedHeads } from './heads-learned.ts'

/** Ids of harsh terms: those that rules read, and those that are told by what was learned. */
export type HarshId = RuledId | keyof typeof learnedHeads
