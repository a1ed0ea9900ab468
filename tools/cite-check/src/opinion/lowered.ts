import type { CitedSupport } from '@casewright/core'
import type { JudgedSupport, Opinion, Opinions } from './judged.ts'

/**
 * A comparison with the opinion of a model beside it. What the words say can only be lowered by it, from 'supported' to
 * 'related': never raised, and never called a contradiction, which only the words can be.
 */
export function withOpinion(support: CitedSupport, opinion: Opinion | undefined): JudgedSupport {
  if (!opinion) return support
  if (support.outcome !== 'supported' || opinion.says === 'supports') return { ...support, opinion }
  return {
    ...support,
    outcome: 'related',
    reason: `The words are alike, but in the opinion of the model the passage ${opinion.says === 'contradicts' ? 'contradicts' : 'does not address'} the sentence. Read both.`,
    opinion: { ...opinion, lowered: true },
  }
}

/** Whether a model took part in a check, and in what. */
export function modelSaid(...all: readonly (Opinions | undefined)[]): string {
  const asked = all.filter((one) => one?.model)
  const [first] = asked
  return first?.model
    ? `A language model (${first.model.name}) gave a second opinion. ${asked.map((one) => one?.note).join(' ')}`
    : 'No language model was used.'
}

/** How the opinion reads, wherever it is shown. */
export const opinionWords = ({ says, sentence, passage }: Opinion): string =>
  `Second opinion of the model, not checked beyond its quotations: the passage ${said[says]} the sentence. It goes by “${sentence}” and “${passage.words.replace(/\s+/g, ' ')}”.`

const said = { supports: 'supports', contradicts: 'contradicts', 'does not address': 'does not address' } as const
