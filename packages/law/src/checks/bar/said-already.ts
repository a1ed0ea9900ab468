import { overlaps } from '../../span/span.ts'
import type { DocumentFinding } from '../check.ts'

/** Checks of which the first says less than the second where both point at the same words. */
const pairs: readonly (readonly [less: string, more: string])[] = [
  ['risk.non-compete', 'risk.restraint-void'],
  ['risk.non-disparagement', 'one-sided.non-disparagement'],
  ['risk.data-use', 'risk.data-for-any-purpose'],
]

/** Findings without those whose places another finding points at already, with more to say of them. */
export const withoutRepeats = (findings: readonly DocumentFinding[]): DocumentFinding[] => {
  const placesOf = (id: string) => findings.find(({ check }) => check.id === id)?.hits ?? []
  return findings.filter(({ check, hits }) => {
    const more = pairs.filter(([less]) => less === check.id).flatMap(([, id]) => placesOf(id))
    return more.length === 0 || !hits.every((hit) => more.some((other) => overlaps(hit, other)))
  })
}
