import type { AuthorityKind } from '@casewright/core/client'

/** What stands in the form. */
export interface Fields {
  query: string
  /** Empty: any. */
  jurisdiction: string
  court: string
  kinds: AuthorityKind[]
  from: string
  to: string
  sort: 'relevance' | 'date'
}

export const noFields: Fields = {
  query: '',
  jurisdiction: '',
  court: '',
  kinds: [],
  from: '',
  to: '',
  sort: 'relevance',
}

/** What is sent: the query, and beside it only what narrows it. */
export function inputOf(fields: Fields, more: { searches?: readonly string[]; limit?: number } = {}) {
  const { query, jurisdiction, court, kinds, from, to, sort } = fields
  return {
    query,
    ...(jurisdiction && { jurisdiction }),
    ...(court && { court }),
    ...(kinds.length > 0 && { kinds }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort !== 'relevance' && { sort }),
    ...more,
  }
}

/** How many filters narrow the search. */
export const filtersOn = ({ jurisdiction, court, kinds, from, to, sort }: Fields): number =>
  [jurisdiction || court, kinds.length > 0, from, to, sort !== 'relevance'].filter(Boolean).length
