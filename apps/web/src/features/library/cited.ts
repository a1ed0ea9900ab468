import type { Authority } from '@casewright/core/client'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'June 25, 2014'; a year alone stays one. */
export const asDay = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? long.format(new Date(`${date}T00:00:00Z`)) : date

/** A citation to paste: 'Doe v. Roe, 12 F.3d 34 (1993)'. The court is left to the reporter or to who cites it. */
export function citedInFull({ kind, title, citation, date }: Pick<Authority, 'kind' | 'title' | 'citation' | 'date'>) {
  if (kind !== 'case') return citation
  const year = date?.slice(0, 4)
  return `${title}, ${citation}${year && !citation.includes('(') ? ` (${year})` : ''}`
}
