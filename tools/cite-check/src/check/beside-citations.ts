import { type Cited, editorsNotes, impossibleHistories, type LookAlike, lookAlikes, type Source } from '@casewright/law'
import type { CheckedCitation } from '../output.ts'

/** What the document itself shows of its citations, by place in `cited.places`. */
export interface BesideCitations {
  notes: ReadonlyMap<number, string[]>
  alike: ReadonlyMap<number, LookAlike[]>
  impossible: ReadonlyMap<number, string>
}

export const besideCitations = (source: Source, { places }: Cited): BesideCitations => ({
  notes: editorsNotes(source, places),
  alike: lookAlikes(places),
  impossible: impossibleHistories(source, places),
})

/** @param numbers by place in `cited.places` */
export function besideCitation(
  { notes, alike }: BesideCitations,
  at: number,
  numbers: ReadonlyMap<number, number>,
): Pick<CheckedCitation, 'editorsNotes' | 'alike'> {
  const noted = notes.get(at)
  const others = (alike.get(at) ?? []).flatMap((one) => {
    const number = numbers.get(one.at)
    return number === undefined
      ? []
      : [{ id: `citation-${number}`, number, says: one.says.replace('#', String(number)) }]
  })
  return { ...(noted && { editorsNotes: noted }), ...(others.length > 0 && { alike: others }) }
}

/** A history that cannot be is a difference, whatever a source has of the decision. */
export function withImpossible(citation: CheckedCitation, said: string | undefined): CheckedCitation {
  if (!said) return citation
  const { status, reason } = citation
  return { ...citation, status: status === 'not-found' ? status : 'mismatch', reason: `${said} ${reason}` }
}
