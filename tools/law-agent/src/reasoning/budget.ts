import type { Evidence } from '@casewright/core'
import type { Budget, ToolContext } from '@casewright/core/server'
import type { Search } from '../retrieve/search.ts'
import type { Window } from './windows.ts'

/** What rules, schema and task take of the tokens of a question, and the least that an answer needs. */
const overhead = 3_000
const fewest = 1_000
/** Tokens by their letters, at the careful end. */
const tokensIn = (texts: readonly Evidence[]) => texts.reduce((sum, { text }) => sum + Math.ceil(text.length / 3), 0)

const left = ({ most, taken }: Budget) => Math.max(0, most.tokens - taken().tokens)

/** Planning may take a third: what answers is worth more than what searches further. */
export const tokensToPlan = ({ budget }: Pick<ToolContext, 'budget'>): number | null => {
  const share = Math.floor(left(budget) / 3)
  return share >= overhead + fewest ? share : null
}

/** How much of what was read fits, the first of it first; null where nothing does. */
export function windowsThatFit(
  asked: Evidence,
  windows: readonly Window[],
  { budget }: Pick<ToolContext, 'budget'>,
): { windows: Window[]; mostTokens: number } | null {
  const mostTokens = left(budget)
  let room = mostTokens - overhead - Math.max(fewest, Math.floor(mostTokens / 8)) - tokensIn([asked])
  const fitting = windows.filter(({ evidence }) => {
    room -= tokensIn([evidence])
    return room >= 0
  })
  return fitting.length > 0 ? { windows: fitting, mostTokens } : null
}

/** What is left for a second look at this; null where it is too little. */
export const tokensToLookAgain = (evidence: readonly Evidence[], { budget }: Pick<ToolContext, 'budget'>) =>
  left(budget) >= overhead + fewest + tokensIn(evidence) ? left(budget) : null

/** As many of the searches as may still be made, the first ones. */
export const affordable = (searches: readonly Search[], { budget }: Pick<ToolContext, 'budget'>): Search[] =>
  searches.slice(0, Math.max(0, budget.most.searches - budget.taken().searches))
