import type { AuthorityReading } from '@casewright/api'
import { courtOf, findCitations, reporters } from '@casewright/law'
import type { StoredAuthority } from '@casewright/library'

type Cited = Pick<StoredAuthority, 'kind' | 'title' | 'citation' | 'court' | 'date'>

/**
 * An authority as the Bluebook cites it: a case with its court, unless its reporter says which one it is, and its year; a
 * regulation with the year of its text. A pin cite goes between the two parts.
 */
export function bluebookOf({ kind, title, citation, court, date }: Cited): AuthorityReading['bluebook'] {
  const year = date?.slice(0, 4) ?? ''
  if (kind !== 'case') return { cited: citation, date: kind === 'regulation' && year ? ` (${year})` : '' }
  const cited = `${title}, ${citation}`
  const words = [court ? courtWords(citation, court) : '', year].filter(Boolean).join(' ')
  return { cited, date: words && !citation.includes('(') ? ` (${words})` : '' }
}

/** Empty where the reporter is that of the court: the highest one of a country or state in its own reports. */
function courtWords(citation: string, named: string): string {
  const court = courtOf(named)
  if (!court || court.id === 'scotus') return ''
  const [found] = findCitations(citation)
  const abbreviation = found?.kind === 'case' ? found.cites[0]?.abbreviation : undefined
  const reporter = reporters.find(({ editions }) => editions.some((edition) => edition.abbreviation === abbreviation))
  const isOwn = reporter?.kind === 'state' && reporter.jurisdictions.includes(court.jurisdiction)
  return isOwn && court.level === 'last' ? '' : court.abbreviation
}
