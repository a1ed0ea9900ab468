import { type CheckedQuote, doubtsUnder, quote, type Reasoned } from '@casewright/core'
import { supportOfPassage } from '@casewright/law'
import { z } from 'zod'
import type { Passage } from '../output.ts'
import type { EarlierTurn } from '../search-text.ts'
import type { Change } from './change.ts'

/** What a model is asked for where there is a conversation. */
export const changesAsked = z
  .array(
    z.object({
      earlier: quote('Words of an earlier answer in the conversation that do not stand any more'),
      now: quote('Words of a passage that say otherwise'),
      because: z.string().meta({ description: 'Where the two differ, in one short sentence' }),
    }),
  )
  .default([])
  .meta({ description: 'What an earlier answer said and the passages contradict; empty where they do not' })

interface Told {
  changes: { earlier: CheckedQuote; now: CheckedQuote; because: string }[]
}

const longest = 200

/**
 * What a model says has changed, where both sides stand where it says: one in an earlier answer, the other in a passage.
 * Whether they contradict each other is its opinion, unless they say the same.
 */
export function changesBy(
  { answer, loose }: Pick<Reasoned<unknown>, 'loose'> & { answer: Told },
  passages: readonly Passage[],
  earlier: readonly EarlierTurn[],
): Change[] {
  return answer.changes.flatMap((one, at): Change[] => {
    const before = one.earlier.outcome === 'found' ? one.earlier.anchor : undefined
    const now = one.now.outcome === 'found' ? one.now.anchor : undefined
    const passage = passages.find(({ number }) => String(number) === now?.authority)
    const because = tidy(one.because)
    const isSaid =
      before?.document === 'conversation' && earlier.some(({ answer: said }) => said.includes(before.words))
    if (!isSaid || !now || !passage || because.length > longest || !because) return []
    if (doubtsUnder(loose, `changes.${at}`).length > 0) return []
    if (supportOfPassage(before.words, now.words).outcome === 'supported') return []
    const from = [passage.title, passage.citation].filter(Boolean).join(', ')
    return [{ earlier: tidy(before.words), isFound: false, now: tidy(now.words), from, because, by: 'model' }]
  })
}

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim()
