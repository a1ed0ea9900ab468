import { CasewrightError } from '@casewright/core'
import type { Reading } from './read.ts'

/** Fewer words than these tell of no case. */
const fewestWords = 5

const common =
  /^(?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|was|were|is|are|has|had|have|not|no|my|our|his|her|their|its|client|he|she|they|we|it|that|this|who|which|after|before|because|when|over|against)$/i

/**
 * Refuses what tells of no case: no number is made of nothing.
 * @throws CasewrightError bad-input
 */
export function mustMakeSense(text: string, { told, unsettled }: Reading): void {
  const found = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (found.length < fewestWords)
    throw new CasewrightError(
      'bad-input',
      'The description is too short to say anything about the case. Describe in a few sentences what happened, when, and what can be proved.',
    )
  if (told.length > 0 || unsettled.length > 0) return
  const distinct = new Set(found.map((word) => word.toLowerCase())).size
  const isProse = found.filter((word) => common.test(word)).length >= found.length / 10
  if (!isProse || distinct < fewestWords)
    throw new CasewrightError(
      'bad-input',
      'The description does not read like the facts of a case, so it was not scored. Describe in a few sentences what happened, when, and what can be proved.',
    )
}
