import { kindOf } from '../kinds/kind-of.ts'
import { contractKinds } from '../kinds/sign.ts'
import type { Source } from '../span/span.ts'
import { type Role, storyOf } from './cues.ts'
import { inOrder, type KeySentence, pick } from './key-sentences.ts'
import { type Scored, scoredSentences } from './scored.ts'

const toldBy = ({ score, roles }: Scored, role: Role): number => score * (0.5 + (roles.get(role) ?? 0) / 2)

/**
 * The few sentences that tell what a document is: for an opinion what it is about, what was
 * asked, held and done; for a contract who, what, for how much, how long; else the weightiest.
 * Word for word from the document, in its order.
 */
export const summarize = (source: Source, { sentences = 4 }: { sentences?: number } = {}): KeySentence[] => {
  const scored = scoredSentences(source)
  const { kind } = kindOf(source)
  // A contract says what it is about before it says what else it is about.
  const early = (start: number, role: Role) =>
    contractKinds.includes(kind) ? 1.2 - ((role === 'parties' ? 1.1 : 0.4) * start) / source.text.length : 1
  const chosen: Scored[] = []
  for (const role of storyOf(kind)) {
    if (chosen.length >= sentences) break
    const told = scored
      .filter((one) => !chosen.includes(one) && (one.roles.get(role) ?? 0) >= 0.5)
      .map((one) => ({ ...one, score: toldBy(one, role) * early(one.sentence.start, role), of: one }))
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
