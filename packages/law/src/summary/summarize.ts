import { kindOf } from '../kinds/kind-of.ts'
import type { Source } from '../span/span.ts'
import { storyOf } from './cues.ts'
import { inOrder, type KeySentence, pick } from './key-sentences.ts'
import { type Scored, scoredSentences } from './scored.ts'

/**
 * The few sentences that tell what a document is: for an opinion what it is about, what was
 * asked, held and done; for a contract who, what, for how much, how long; else the weightiest.
 * Word for word from the document, in its order.
 */
export const summarize = (source: Source, { sentences = 4 }: { sentences?: number } = {}): KeySentence[] => {
  const scored = scoredSentences(source)
  const chosen: Scored[] = []
  for (const role of storyOf(kindOf(source).kind)) {
    if (chosen.length >= sentences) break
    const told = scored
      .filter((one) => !chosen.includes(one) && (one.roles.get(role) ?? 0) >= 0.5)
      .map((one) => ({ ...one, score: one.score * (0.5 + (one.roles.get(role) ?? 0) / 2), of: one }))
    const [best] = pick(told, 1, chosen)
    const found = told.find((one) => one === best)?.of
    if (found) chosen.push(found)
  }
  const rest = pick(
    scored.filter((one) => !chosen.includes(one)),
    sentences - chosen.length,
    chosen,
  )
  return inOrder([...chosen, ...rest])
}
