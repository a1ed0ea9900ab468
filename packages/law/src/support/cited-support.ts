import type { CitedSupport, QuotedVoice, StatedSupport, SupportOutcome } from '@casewright/core'
import type { Span } from '../span/span.ts'
import { type HeldText, readHeldText, voiceAt } from './held-text.ts'
import { type Support, supportIn, supportsIn } from './support-in.ts'

export interface Cited {
  statement: string
  /** The id of the authority. */
  authority: string
  /** Places of its text that count more: the page of the pin cite. */
  near?: readonly Span[]
  /** 'But see': it is cited for saying otherwise. */
  isContrary?: boolean
  /** What the writer adds in parentheses: 'Douglas, J., dissenting'. */
  said?: string
}

const opinions = { dissent: 'a dissent', concurrence: 'a concurrence', partial: 'a separate opinion' } as const

/** Whether a text says what is stated, with the passage that comes nearest. */
export function citedSupport(
  held: HeldText,
  { statement, authority, near, isContrary = false, said = '' }: Cited,
): Omit<CitedSupport, 'proposition'> {
  const support = supportIn(held, statement, near)
  if (!support || support.outcome === 'none')
    return {
      outcome: 'none',
      reason: 'No passage of the available text has the key words of the sentence.',
    }
  return told(held, support, { authority, isContrary, said })
}

/**
 * The passages of an authority that come nearest to what is stated, the best first, each with what it says of it. Those
 * that say the opposite are among them.
 */
export const citedPassages = (
  held: HeldText,
  { statement, authority }: Pick<Cited, 'statement' | 'authority'>,
  most: number,
): Omit<CitedSupport, 'proposition'>[] =>
  supportsIn(held, statement, most).map((support) => told(held, support, { authority, isContrary: false, said: '' }))

function told(
  held: HeldText,
  support: Support,
  { authority, isContrary, said }: { authority: string; isContrary: boolean; said: string },
): Omit<CitedSupport, 'proposition'> {
  const { passage, marks, difference, isElsewhere } = support
  const opinion = voiceAt(held, passage)
  const voice: QuotedVoice | undefined = opinion && { kind: opinion.kind, ...(opinion.by && { by: opinion.by }) }
  const isOthers = opinion !== undefined && !/\bdissent|\bconcurr|\bopinion of\b/i.test(said)
  const outcome: SupportOutcome = isOthers && support.outcome === 'supported' ? 'related' : support.outcome
  return {
    outcome,
    reason: [
      reasonFor(support),
      isOthers &&
        `It is in ${opinions[opinion.kind]}${opinion.by ? ` (${opinion.by})` : ''}, not in the opinion of the court.`,
      isContrary &&
        (outcome === 'contradicted' ? 'The signal says so too.' : 'The signal says that it goes the other way.'),
    ]
      .filter(Boolean)
      .join(' '),
    passage: {
      anchor: { authority, ...passage, words: held.source.text.slice(passage.start, passage.end) },
      marks: marks.map(({ start, end }): [number, number] => [start - passage.start, end - passage.start]),
      ...(voice && { voice }),
      ...(isElsewhere && { elsewhere: true }),
    },
    ...(difference && { difference }),
  }
}

function reasonFor({
  outcome,
  difference,
  isOpen,
  instead,
  isQuestion,
}: Pick<Support, 'outcome' | 'difference' | 'isOpen' | 'instead' | 'isQuestion'>): string {
  if (difference) return `The sentence says “${difference.stated}”, and the passage says “${difference.found}”.`
  if (isOpen)
    return 'The passage has the key words of the sentence, but one of the two denies or reverses something that the other does not. Read both.'
  if (instead)
    return `The words are alike, but ${quoting('the sentence', instead.stated)} where ${quoting('the passage', instead.found)}. Read both.`
  if (isQuestion) return 'The passage asks it, and does not say that it is so. Read what is answered.'
  if (outcome === 'supported') return 'The passage has the key words of the sentence, close together.'
  return 'The passage has some of the key words of the sentence. Whether it supports the sentence is for a reader to judge.'
}

const quoting = (who: string, words: string): string => (words ? `${who} says “${words}”` : `${who} has no such word`)

/** What one passage says of a statement, where the passage is given. */
export function supportOfPassage(statement: string, words: string): StatedSupport {
  const support = supportIn(readHeldText(words), statement)
  if (!support || support.outcome === 'none')
    return { outcome: 'none', reason: 'The passage does not have the key words of the statement.' }
  const { outcome, difference } = support
  return {
    outcome,
    reason: reasonFor(support).replaceAll('sentence', 'statement'),
    ...(difference && { difference }),
  }
}
