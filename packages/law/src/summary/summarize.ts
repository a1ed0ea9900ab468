import { kindOf } from '../kinds/kind-of.ts'
import { contractKinds } from '../kinds/sign.ts'
import type { Source } from '../span/span.ts'
import { leadOf, type Role, storyOf } from './cues.ts'
import { inOrder, type KeySentence, pick } from './key-sentences.ts'
import { type Scored, scoredSentences, type Whole } from './scored.ts'

const toldBy = ({ score, roles }: Scored, role: Role): number => score * (0.5 + (roles.get(role) ?? 0) / 2)

export interface SummaryOptions {
  /** At most so many; of one alone, the sentence that says most. */
  sentences?: number
  /** At most so many UTF-16 units of text, beyond the first sentence. */
  characters?: number
}

/**
 * The few sentences that tell what a document is: for an opinion what it is about, what was
 * asked, held and done; for a contract who, what, for how much, how long; else the weightiest.
 * Word for word from the document, in its order.
 */
export const summarize = (source: Source, options: SummaryOptions = {}): KeySentence[] =>
  summaryOf(scoredSentences(source), { kind: kindOf(source).kind, length: source.text.length }, options)

/** A summary of sentences that are scored already. */
export const summaryOf = (
  scored: readonly Scored[],
  { kind, length }: Pick<Whole, 'kind' | 'length'>,
  { sentences = 4, characters = Number.POSITIVE_INFINITY }: SummaryOptions = {},
): KeySentence[] => {
  // A contract says what it is about before it says what else it is about.
  const early = (start: number, role: Role) =>
    contractKinds.includes(kind) ? 1.2 - ((role === 'parties' ? 1.1 : 0.4) * start) / length : 1
  const chosen: Scored[] = []
  for (const role of sentences === 1 ? leadOf(kind) : storyOf(kind)) {
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
  return inOrder(within([...chosen, ...rest], characters))
}

/** The first of the chosen that have room together: the first of all in any case. */
const within = (chosen: readonly Scored[], characters: number): Scored[] => {
  let room = characters
  return chosen.filter(({ sentence }, index) => {
    room -= sentence.text.length
    return index === 0 || room >= 0
  })
}
