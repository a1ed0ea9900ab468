import { type CitedPlace, type SaidHistory, type Source, saysWhoWrote } from '@casewright/law'
import type { CheckedCitation } from '../output.ts'

/**
 * A citation beside what its document says became of it. Another decision than the record names is a difference; of a
 * history that nothing tells of nobody can say that it is right, so that the citation is not plain verified.
 */
export function withHistory(
  citation: CheckedCitation,
  source: Source,
  place: CitedPlace,
  history?: SaidHistory,
): CheckedCitation {
  const { treatment } = citation
  if (treatment && history?.says === 'said') return { ...citation, treatment: { ...treatment, isSaid: true } }
  if (treatment && isForDissent(source, place)) return withoutFlag(citation)
  // What is written of the case is written once: a short form has no history of its own.
  if (!history || history.says === 'said' || place.standsFor !== null) return citation
  const { written } = history
  const { status, reason, differences = [] } = citation
  if (history.says === 'unknown')
    return status === 'verified'
      ? {
          ...citation,
          status: 'unchecked',
          reason: `The document says that it was ${written}, and nothing that was searched tells of this. ${reason}`,
        }
      : citation
  if (!treatment) return citation
  const difference = { field: 'later history', written, found: treatment.says }
  return {
    ...citation,
    status: status === 'not-found' ? status : 'mismatch',
    reason: `The document says that it was ${written}, and the ${treatment.source.split(',')[0]} names ${treatment.by.name}. ${reason}`,
    differences: [...differences, difference],
  }
}

/** Cited for a dissent alone: what undid the decision says nothing against it. */
const isForDissent = ({ text }: Source, { citation }: CitedPlace): boolean =>
  'parentheticals' in citation &&
  citation.parentheticals.some(({ start, end }) => {
    const words = text.slice(start, end)
    return saysWhoWrote(words) && /\bdissenting\b/i.test(words) && !/\bconcurring\b/i.test(words)
  })

const withoutFlag = ({ treatment, ...citation }: CheckedCitation): CheckedCitation => ({
  ...citation,
  reason: `${citation.reason} It is cited for a dissent. Of the decision: ${treatment?.says ?? ''}`,
})
