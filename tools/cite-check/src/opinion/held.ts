import { type Anchor, type Evidence, quoteLocator, visibleText } from '@casewright/core'
import type { Opinion } from './judged.ts'
import type { Pair } from './pairs.ts'

/** An opinion as the model gave it, its quotations not compared with this pair yet. */
export interface Given {
  number: number
  says: Opinion['says']
  sentence: { text: string }
  passage: { text: string }
}

/**
 * The opinions that hold, by place in `cited.places`. One must quote its own sentence and its own passage, letter by
 * letter: words of another pair prove nothing, and a model that says two things of one pair has said nothing.
 */
export function heldOpinions(pairs: readonly Pair[], given: readonly Given[]): Map<number, Opinion> {
  const held = new Map<number, Opinion>()
  for (const pair of pairs) {
    const [first, ...others] = given.filter(({ number }) => number === pair.number)
    if (!first || others.some(({ says }) => says !== first.says)) continue
    const [sentence, passage] = [wordsIn(pair.sentence, first.sentence), wordsIn(pair.passage, first.passage)]
    if (!sentence || !passage) continue
    held.set(pair.at, {
      opinionOf: 'model',
      says: first.says,
      sentence: visibleText(sentence.words),
      passage: {
        authority: pair.authority,
        start: pair.from + passage.start,
        end: pair.from + passage.end,
        words: passage.words,
      },
    })
  }
  return held
}

function wordsIn(evidence: Evidence, { text }: { text: string }): Anchor | null {
  const { outcome, anchor } = quoteLocator([evidence])(text)
  return outcome === 'found' && anchor ? anchor : null
}
