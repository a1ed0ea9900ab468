import type { Filled } from '../../output.ts'
import type { Brief } from './brief.ts'

/** Fields of one side of a letter. */
const sideOf = (field: string) => /^(?:sender|recommender|attorney|firm|signer)/.exec(field)?.[0].replace(/^(?:firm|signer)/, 'attorney') ?? /^(?:recipient|addressed|greeting)/.exec(field)?.[0].replace(/^greeting/, 'recipient')

/** What was read of notes, with who writes to whom as the notes tell the one who writes: of a side that they tell nothing else is taken for it. */
export function withBrief(brief: Brief | null, found: readonly Filled[]): Filled[] {
  if (!brief || brief.filled.length === 0) return [...found]
  const told = new Set(brief.filled.map(({ field }) => field))
  const sides = new Set(brief.filled.filter(({ field }) => /(?:Name|Company)$/.test(field)).map(({ field }) => sideOf(field)))
  const reach = /(?:Phone|Email)$|^barNumber$/
  return [
    ...found.filter(({ field }) => !told.has(field) && (!sides.has(sideOf(field)) || sideOf(field) === undefined || reach.test(field))),
    ...brief.filled,
  ]
}
