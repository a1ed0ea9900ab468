import type { FoundAuthority } from '@casewright/core'
import { citationKeys, hasCitation } from '@casewright/law'

/**
 * Results in which what is no longer good law stands behind what took its authority, where both were found. All else
 * keeps its order.
 */
export function belowOverruler(results: readonly FoundAuthority[]): FoundAuthority[] {
  const out = [...results]
  for (const found of results) {
    const { treatment } = found
    if (treatment?.flag !== 'red' || !treatment.by.citation) continue
    const [key] = citationKeys(treatment.by.citation)
    const later = key === undefined ? -1 : out.findIndex((other) => hasCitation(other, key))
    const at = out.indexOf(found)
    if (later <= at) continue
    out.splice(at, 1)
    out.splice(later, 0, found)
  }
  return out
}
