import type { FoundAuthority } from '@casewright/core'
import { citationKeys } from '../citations/citation-keys.ts'
import { hasCitation } from './same-authority.ts'

/**
 * Results in which what is no longer good law stands behind what took its authority, where both were found; where the query
 * asks whether something still holds, so does what was limited or abandoned by the reviewed list. All else keeps its order,
 * and so does what was asked for.
 * @param query what has a citation that is typed in it was asked for
 * @param isAskedFor whether something was asked for in another way, such as by its name
 */
export function belowOverruler(
  results: readonly FoundAuthority[],
  query = '',
  isAskedFor: (found: FoundAuthority) => boolean = () => false,
): FoundAuthority[] {
  const typed = citationKeys(query)
  const out = [...results]
  for (const found of results) {
    const { treatment } = found
    if (isAskedFor(found) || typed.some((key) => hasCitation(found, key))) continue
    const isGone = treatment?.flag === 'red' || (treatment?.isListed && asksStanding.test(query))
    if (!isGone || !treatment?.by.citation) continue
    const [key] = citationKeys(treatment.by.citation)
    const later = key === undefined ? -1 : out.findIndex((other) => hasCitation(other, key))
    const at = out.indexOf(found)
    if (later <= at) continue
    out.splice(at, 1)
    out.splice(later, 0, found)
  }
  return out
}

/** 'Is the Lemon test still the law?': what answers is the decision that took it away. */
const asksStanding =
  /\b(?:still|any ?more|any longer|no longer|good law|overruled|overturned|abandoned|replaced|superseded|dead)\b/i
