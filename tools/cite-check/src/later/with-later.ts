import type { TreatmentFlag } from '@casewright/core'
import type { LaterOpinion } from './later.ts'

export interface Treated {
  treatment?: TreatmentFlag
  later?: LaterOpinion
}

/**
 * A flag with the opinion of a model beside it. A red flag that rests on an opinion's words becomes a doubt where the model
 * does not read them so. Nothing becomes red by it, no flag goes away, and what it sees alone is a proposal and no flag.
 */
export function withLater(treatment: TreatmentFlag | undefined, opinion: LaterOpinion | undefined): Treated {
  if (!opinion) return treatment ? { treatment } : {}
  if (!treatment) return opinion.says === 'nothing against it' ? {} : { later: { ...opinion, proposed: true } }
  if (treatment.flag !== 'red' || !treatment.words || opinion.says === 'no longer good law')
    return { treatment, later: opinion }
  const { name, citation } = treatment.by
  return {
    treatment: {
      ...treatment,
      flag: 'amber',
      kind: 'questioned',
      says: `In doubt: by the words below it was ${treatment.kind} by ${[name, citation].filter(Boolean).join(', ')}, but the model reads them otherwise. Read them.`,
    },
    later: { ...opinion, lowered: true },
  }
}

/** How the opinion reads, wherever it is shown. */
export const laterSaid = ({ says, passage, in: { name, citation }, proposed }: LaterOpinion): string =>
  [
    proposed ? 'Proposed by the model; the rules found no flag:' : 'Second opinion of the model:',
    `${name}, ${citation}, ${said[says]}, because it says “${passage.words.replace(/\s+/g, ' ')}”.`,
    'Only the quotation was checked.',
    ...(proposed ? ['Read the opinion before you rely on this authority.'] : []),
  ].join(' ')

const said = {
  'no longer good law': 'shows that this is no longer good law',
  'good law in part only': 'shows that this is good law only in part',
  'in doubt': 'puts this in doubt',
  'nothing against it': 'says nothing against this here',
} as const
