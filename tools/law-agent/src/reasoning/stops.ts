import type { ToolContext } from '@casewright/core/server'
import type { Search } from '../retrieve/search.ts'
import type { Spending } from '../spending.ts'
import { affordable } from './budget.ts'

/** Where an answer had to stop because what it may take was taken, in sentences for the person. */
export interface Stops {
  readonly said: readonly string[]
  say(sentence: string): void
  /** As many of the searches as may still be made; that some are not is said. */
  afford(searches: readonly Search[]): Search[]
}

export function stopsOf(context: Pick<ToolContext, 'budget'>): Stops {
  const said: string[] = []
  const say = (sentence: string) => {
    if (!said.includes(sentence)) said.push(sentence)
  }
  return {
    said,
    say,
    afford(searches) {
      const can = affordable(searches, context)
      if (can.length < searches.length) say(searchesSpent(context.budget.most.searches))
      return can
    },
  }
}

const inDigits = (count: number) => count.toLocaleString('en-US')

const searchesSpent = (most: number) =>
  `Stopped searching: one answer may take at most ${inDigits(most)} ${most === 1 ? 'search' : 'searches'}. The answer is from what they found.`

export const tokensSpent = (most: number, what: string) =>
  `Stopped: one answer may take at most ${inDigits(most)} tokens of the model. ${what}`

/** What an answer took so far, and the most that it may take. */
export const spendingOf = ({ budget: { most, taken } }: Pick<ToolContext, 'budget'>): Spending => ({
  most,
  taken: taken(),
})

/** What an answer took, as a sentence; null without a model. */
export function tookWords({ budget, reason }: Pick<ToolContext, 'budget' | 'reason'>): string | null {
  if (!reason) return null
  const { searches, tokens } = budget.taken()
  const { most } = budget
  return `This answer took ${inDigits(searches)} of at most ${inDigits(most.searches)} searches, and ${inDigits(tokens)} of at most ${inDigits(most.tokens)} tokens of the model.`
}
