import type { FoundAuthority } from '@casewright/core'

/** The latest first, as the law door sorts by date. */
export const byDate = (results: readonly FoundAuthority[]): FoundAuthority[] =>
  results.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
