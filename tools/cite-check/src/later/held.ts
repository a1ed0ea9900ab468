import { quoteLocator } from '@casewright/core'
import { type LaterOpinion, type LaterWord, laterWords } from './later.ts'
import type { Sentence } from './sentences.ts'

/** An opinion as the model gave it, its words not compared with the sentence yet. */
export interface GivenLater {
  number: number
  says: LaterWord
  words: { text: string }
}

/**
 * The opinions that hold, with their sentences: each quotes its own sentence letter by letter, and a model that says two
 * things of one sentence has said nothing.
 */
export function heldLater(
  sentences: readonly Sentence[],
  given: readonly GivenLater[],
): { sentence: Sentence; opinion: LaterOpinion }[] {
  return sentences.flatMap((sentence) => {
    const [first, ...others] = given.filter(({ number }) => number === sentence.number)
    if (!first || others.some(({ says }) => says !== first.says)) return []
    const { outcome, anchor } = quoteLocator([sentence.sentence])(first.words.text)
    if (outcome !== 'found' || !anchor) return []
    const passage = {
      authority: sentence.in.id,
      start: sentence.from + anchor.start,
      end: sentence.from + anchor.end,
      words: anchor.words,
    }
    return [{ sentence, opinion: { opinionOf: 'model' as const, says: first.says, passage, in: sentence.in } }]
  })
}

/** The gravest that a model says of one authority. */
export const gravest = (opinions: readonly LaterOpinion[]): LaterOpinion | undefined =>
  opinions.toSorted((one, other) => laterWords.indexOf(one.says) - laterWords.indexOf(other.says))[0]
