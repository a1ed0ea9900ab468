import type { Answered } from '../output.ts'
import { nothingHolds, writtenAnswer } from './story-data.ts'

const before = writtenAnswer.written as NonNullable<Answered['written']>
const [first, second] = before.paragraphs[0] ?? []
const [, figure] = before.paragraphs[1] ?? []
const shown = (one: typeof first) => (one ? [one] : [])

/** A memo, of which statements were left out. */
export const memoAnswer: Answered = {
  ...writtenAnswer,
  question:
    'An officer opened the phone of our client at booking, an hour after the arrest. May police search an arrestee’s phone without a warrant?',
  written: {
    ...before,
    presented: 'May police search an arrestee’s phone without a warrant?',
    facts: ['An officer opened the phone of our client at booking, an hour after the arrest.'],
    paragraphs: [shown(first), shown(second), shown(figure)],
    parts: ['brief answer', 'rule', 'application'],
    leftOut: 0,
    dropped: 2,
  },
}

/** A memo that has contrary authority. */
export const contraryAnswer: Answered = {
  ...memoAnswer,
  written: {
    ...before,
    paragraphs: [shown(first), shown(second), shown(figure)],
    parts: ['brief answer', 'rule', 'contrary authority'],
    leftOut: 0,
    dropped: 0,
  },
}

/** Nothing of a memo holds: no word of it is shown. */
export const nothingLeft: Answered = {
  ...nothingHolds,
  written: { ...before, paragraphs: [], parts: [], premises: [], keyPoints: [], gaps: [], leftOut: 0, dropped: 2 },
}
