import { severities } from '@casewright/core'
import { overlaps } from '../../span/span.ts'
import type { DocumentFinding, Hit } from '../check.ts'
import { messageOf } from '../findings.ts'
import { asks } from './asks.ts'

/** Checks of which the first says less than the second where both point at the same words. */
const pairs: readonly (readonly [less: string, more: string])[] = [
  ['risk.non-compete', 'risk.restraint-void'],
  ['risk.non-disparagement', 'one-sided.non-disparagement'],
  ['risk.data-use', 'risk.data-for-any-purpose'],
  ['risk.liquidated-damages', 'harsh.sum-besides-loss'],
  ['risk.penalty', 'harsh.sum-besides-loss'],
]

const isOfTerms = (id: string): boolean => /^(?:risk|one-sided)\./.test(id)
const isHarsh = (id: string): boolean => id.startsWith('harsh.')
const isOfStyle = (id: string): boolean => /^(?:plain|duty)\./.test(id)
const rank = ({ check }: DocumentFinding): number => severities.indexOf(check.severity)

/** A finding with those places alone that pass; none where no place does. */
const withPlaces = (finding: DocumentFinding, passes: (hit: Hit) => boolean): DocumentFinding[] => {
  const hits = finding.hits.filter(passes)
  if (hits.length === finding.hits.length) return [finding]
  return hits.length === 0 ? [] : [{ ...finding, hits, message: messageOf(finding.check, hits) }]
}

/** Terms that in their usual form weigh on one side, and are asked about all the same; of others a harsh kind says more. */
const usual: ReadonlySet<string> = new Set([
  'risk.exclusivity',
  'risk.joint-and-several',
  'risk.as-is',
  'risk.jury-waiver',
])

/**
 * What is said of a harsh term once: a check that knows the clause by name says it where it weighs as much, and where it
 * weighs less, or only asks, the harsh term says more. Words that should be struck are not polished first.
 */
const harshOnce = (findings: readonly DocumentFinding[]): DocumentFinding[] => {
  const named = findings.filter(({ check }) => isOfTerms(check.id) && check.severity !== 'low')
  const asked = findings.filter(({ check }) => check.title === asks[check.id]?.title)
  const left = findings.flatMap((finding): DocumentFinding[] => {
    if (!isHarsh(finding.check.id)) return [finding]
    const better = asked.filter(({ check }) => finding.check.id === 'harsh.term' || usual.has(check.id))
    const graver = [...named.filter((other) => rank(other) <= rank(finding)), ...better].flatMap(({ hits }) => hits)
    return withPlaces(finding, (hit) => !graver.some((other) => overlaps(hit, other)))
  })
  const harsh = left.filter(({ check }) => isHarsh(check.id) && check.severity !== 'low').flatMap(({ hits }) => hits)
  if (harsh.length === 0) return left
  return left.flatMap((finding): DocumentFinding[] =>
    finding.check.severity === 'low' && (isOfTerms(finding.check.id) || isOfStyle(finding.check.id))
      ? withPlaces(finding, (hit) => !harsh.some((other) => overlaps(hit, other)))
      : [finding],
  )
}

/** Findings without those whose places another finding points at already, with more to say of them. */
export const withoutRepeats = (findings: readonly DocumentFinding[]): DocumentFinding[] => {
  const told = harshOnce(findings)
  const placesOf = (id: string) => told.find(({ check }) => check.id === id)?.hits ?? []
  return told.filter(({ check, hits }) => {
    const more = pairs.filter(([less]) => less === check.id).flatMap(([, id]) => placesOf(id))
    return more.length === 0 || !hits.every((hit) => more.some((other) => overlaps(hit, other)))
  })
}
