import type { Authority } from '@casewright/core'
import { sameCase } from '../case-names/same-case.ts'
import { citationKeys } from '../citations/citation-keys.ts'

/** Whether two records, which share a citation, are of one authority: several cases may begin on one page. */
export function sameAuthority(one: Authority, other: Authority): boolean {
  if (one.kind !== 'case' && other.kind !== 'case') return one.kind === other.kind
  const [year, otherYear] = [one.date?.slice(0, 4), other.date?.slice(0, 4)]
  return sameCase(one.title, other.title) && (!year || !otherYear || year === otherYear) && sharesCitation(one, other)
}

function sharesCitation(one: Authority, other: Authority): boolean {
  const keys = new Set(keysOf(one))
  return keysOf(other).some((key) => keys.has(key))
}

/** Whether a record says that its authority has a citation too. @param key as `citationKeys` makes it */
export const hasCitation = (authority: Authority, key: string): boolean => keysOf(authority).includes(key)

const keysOf = ({ citation, parallel = [] }: Authority) => [citation, ...parallel].flatMap((cite) => citationKeys(cite))
