import { citationKeys, citedIn } from '@casewright/law'

/** A short form of a case that is cited in full in the same opinion. */
export interface ShortForm {
  name: string
  /** The key of its volume: 'us/466'. */
  volume: string
  page: number
  /** The first page of its case in that volume. */
  first: number
}

export const volumeOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

/** The short forms of an opinion with a name, and where what they stand for begins, as the full citation says. */
export function shortFormsOf(text: string): ShortForm[] {
  const { places, authorities } = citedIn({ text })
  return places.flatMap(({ citation, authority }) => {
    const full = authority === null ? undefined : authorities[authority]?.full
    if (citation.kind !== 'short-case' || full?.kind !== 'case' || !citation.antecedent) return []
    const [cite] = citation.cites
    const begun = full.cites.find(
      ({ volume, abbreviation }) => volume === cite?.volume && abbreviation === cite.abbreviation,
    )
    const [key] = citationKeys(`${cite?.volume} ${cite?.abbreviation} ${cite?.page}`)
    const [page, first] = [Number(cite?.page), Number(begun?.page ?? Number.NaN)]
    return key && page && first ? [{ name: citation.antecedent, volume: volumeOf(key), page, first }] : []
  })
}
