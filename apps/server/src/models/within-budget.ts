import { CasewrightError } from '@casewright/core'
import type { ModelRequest } from './provider.ts'
import { tokensOf } from './tokens-of.ts'

/** An answer of fewer tokens than these would be cut off before it says anything. */
const fewestTokens = 150

/**
 * How long the answer to a question may be, in tokens.
 * @throws CasewrightError over-budget where too little is left for it to be asked at all
 */
export function withinBudget(
  { system, user, maxTokens }: Pick<ModelRequest, 'system' | 'user' | 'maxTokens'>,
  left: () => number = () => Number.POSITIVE_INFINITY,
): number {
  const room = left() - tokensOf(system) - tokensOf(user)
  if (room < fewestTokens)
    throw new CasewrightError(
      'over-budget',
      'What is left of the tokens for one answer is too little for this question.',
    )
  return Math.min(maxTokens, Math.floor(room))
}
