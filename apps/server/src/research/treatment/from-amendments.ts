import type { TreatmentFlag } from '@casewright/core'
import { supersedingOf } from '@casewright/publishers'
import type { Cited } from './cited.ts'

const list = 'list of provisions of the Constitution that were amended'

/** What the list of superseded provisions has of a provision of the Constitution. */
export function fromAmendments({ kind, citation, parallel = [] }: Cited): TreatmentFlag | undefined {
  if (kind !== 'constitution') return undefined
  const [known] = [citation, ...parallel].flatMap((cite) => supersedingOf(cite) ?? [])
  if (!known) return undefined
  const { how, by, note } = known
  const flag = how === 'repealed' || how === 'superseded' ? 'red' : 'amber'
  const done = `${how} by ${by.name}, ${by.citation} (${by.year}).`
  return {
    flag,
    kind: how,
    says: flag === 'red' ? `No longer in force: ${done}` : `${done[0]?.toUpperCase()}${done.slice(1)}`,
    by,
    ...(note && { note }),
    source: list,
  }
}
