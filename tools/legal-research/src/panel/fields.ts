import type { AuthorityKind } from '@casewright/core/client'

/** A part of the scope. */
export interface Chip {
  id: string
  label: string
}

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
  /** States, courts and codes that were added to the scope. */
  scoped: Chip[]
}

export const noFields: Fields = {
  query: '',
  jurisdiction: '',
  court: '',
  kinds: [],
  from: '',
  to: '',
  sort: 'relevance',
  scoped: [],
}

/** What is sent: the query, and beside it only what narrows it. */
export function inputOf(
  fields: Fields,
  more: { searches?: readonly string[]; unscoped?: readonly string[]; limit?: number } = {},
) {
  const { query, jurisdiction, court, kinds, from, to, sort, scoped } = fields
  return {
    query,
    ...(jurisdiction && { jurisdiction }),
    ...(court && { court }),
    ...(kinds.length > 0 && { kinds }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort !== 'relevance' && { sort }),
    ...(scoped.length > 0 && { scoped: scoped.map(({ id }) => id) }),
    ...more,
  }
}

/** How many filters narrow the search. */
export const filtersOn = ({ jurisdiction, court, kinds, from, to, sort }: Fields): number =>
  [jurisdiction || court, kinds.length > 0, from, to, sort !== 'relevance'].filter(Boolean).length
