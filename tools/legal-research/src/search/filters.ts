import type { LawQuery } from '@casewright/core'
import { courtOf, jurisdictions } from '@casewright/law'
import { fewestResults, type SearchInput } from '../input.ts'

/** What every search of the input asks for, its words aside. A court says more than its jurisdiction. */
export const filterOf = ({
  jurisdiction,
  court,
  kinds,
  from,
  to,
  sort,
  limit,
  unscoped,
  scoped,
}: SearchInput): Omit<LawQuery, 'text'> => ({
  ...(court ? { courts: [court] } : jurisdiction ? { jurisdictions: [jurisdiction] } : {}),
  ...(kinds && kinds.length > 0 && { kinds }),
  ...(from && { from }),
  ...(to && { to }),
  ...(sort && { sort }),
  ...(unscoped && unscoped.length > 0 && { unscoped }),
  ...(scoped && scoped.length > 0 && { scoped }),
  limit: limit ?? fewestResults,
  inOwnWords: true,
})

/** The filters in words, for the page and the memo. */
export function filtersInWords({ jurisdiction, court, kinds, from, to, sort }: SearchInput): string[] {
  const code = jurisdiction && !court ? jurisdiction : undefined
  const place = jurisdictions.find((one) => one.code === code)
  return [
    ...(place ? [`Jurisdiction: ${place.code === 'us' ? 'federal' : place.name}`] : []),
    ...(court ? [`Court: ${courtOf(court)?.name ?? court}`] : []),
    ...(kinds && kinds.length > 0 ? [`Kind: ${kinds.join(', ')}`] : []),
    ...(from ? [`From ${from}`] : []),
    ...(to ? [`To ${to}`] : []),
    ...(sort === 'date' ? ['Latest first'] : []),
  ]
}
