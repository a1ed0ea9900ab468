import type { Citation, Cited, CitedPlace } from '@casewright/law'

export type ListedPlace = CitedPlace & { citation: Exclude<Citation, { kind: 'section' }> }

/** '1 App. 11' without the name of a court is a page of the appendix in the record, and no case. */
const isOfRecord = (citation: Citation | undefined): boolean =>
  citation?.kind === 'case' && citation.cites.every(({ reporter }) => /^App\.?$/.test(reporter))

const fullOf = ({ citation, authority }: CitedPlace, { authorities }: Cited): Citation | undefined =>
  authority === null ? citation : authorities[authority]?.full

/** Whether a place is one of the record of the case at hand: with what stands for it. */
export const isRecordCite = (place: CitedPlace, cited: Cited): boolean => isOfRecord(fullOf(place, cited))

/** Which of the places are listed as citations: neither a section of nothing named nor a page of the record. */
export const isListed = (place: CitedPlace, cited: Cited): place is ListedPlace =>
  place.citation.kind !== 'section' && !isRecordCite(place, cited)

/** Places in `cited.wanted` for which nobody is asked: journals, which no source holds, and pages of the record. */
export const notLookedUp = (cited: Cited): Set<number | null> =>
  new Set(
    cited.places.flatMap((place) =>
      fullOf(place, cited)?.kind === 'journal' || isRecordCite(place, cited) ? [place.wanted] : [],
    ),
  )
