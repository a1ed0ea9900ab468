import type { TreatmentFlag } from '@casewright/core'
import { compareName } from '../case-names/same-case.ts'
import type { CaseCitation } from '../citations/citation.ts'
import { citationKeys } from '../citations/citation-keys.ts'

/**
 * Whether a decision that a document names as the one that overruled `of` may be the one that the record names: it has its
 * citation, or its name as far as that can be compared. A bare citation in another reporter can be either.
 */
export function isSameOverruler(text: string, by: CaseCitation, of: CaseCitation, known: TreatmentFlag['by']): boolean {
  const cites = by.cites.map(({ volume, abbreviation, page }) => `${volume} ${abbreviation} ${page ?? ''}`.trim())
  const keys = new Set(cites.flatMap((cite) => citationKeys(cite)))
  const knownKeys = citationKeys(known.citation ?? '')
  if (knownKeys.some((key) => keys.has(key))) return true
  // 'rev'd, 520 U.S. 1' has the name of the case itself.
  const ownName = by.name && by.name !== of.name && text.includes(by.name) ? by.name : null
  if (ownName) return compareName(ownName, known.name) !== 'different'
  return !known.citation || !cites.some((cite) => reporterOf(cite) === reporterOf(known.citation ?? ''))
}

/** The reporter whatever its series: what F.2d has is not in F.3d. */
const reporterOf = (cite: string): string =>
  cite
    .replace(/\s?\b(?:2d|3d|\d{1,2}(?:d|th|st))\b/g, '')
    .replace(/\d+/g, '')
    .trim()
