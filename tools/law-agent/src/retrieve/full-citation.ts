import type { Authority } from '@casewright/core'
import { courtOf } from '@casewright/law'

type Cited = Pick<Authority, 'kind' | 'citation' | 'court' | 'date'>

/** A citation with court and year, as far as they are known: '573 U.S. 373 (2014)', '159 F.2d 169 (2d Cir. 1947)'. */
export function fullCitation({ kind, citation, court, date }: Cited): string {
  if (kind !== 'case') return citation
  const year = /^\d{4}/.exec(date ?? '')?.[0]
  const name = court && court !== 'scotus' ? courtOf(court)?.abbreviation : ''
  const about = [name, year].filter(Boolean).join(' ')
  return about && year ? `${citation} (${about})` : citation
}

/** As it is written in a sentence: a case with its name, an enactment without its title. */
export const namedCitation = (authority: Cited & Pick<Authority, 'title'>): string =>
  authority.kind === 'case' ? `${authority.title}, ${fullCitation(authority)}` : authority.citation
