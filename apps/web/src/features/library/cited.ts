import type { Authority } from '@casewright/core/client'

/** A citation to paste: 'Doe v. Roe, 12 F.3d 34 (1993)'. The court is left to the reporter or to who cites it. */
export function citedInFull({ kind, title, citation, date }: Pick<Authority, 'kind' | 'title' | 'citation' | 'date'>) {
  if (kind !== 'case') return citation
  const year = date?.slice(0, 4)
  return `${title}, ${citation}${year && !citation.includes('(') ? ` (${year})` : ''}`
}
