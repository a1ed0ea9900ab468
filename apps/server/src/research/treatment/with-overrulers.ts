import type { Authority, FoundAuthority } from '@casewright/core'
import { citationKeys, hasCitation } from '@casewright/law'

/** Of how many results, from the first. */
const most = 5

/**
 * Results with what overruled or limited the first of them, by the reviewed list, where the library has it and the search
 * did not find it: before what is no longer good law, and behind what is good law in part or was asked for by its citation.
 */
export async function withOverrulers(
  results: readonly FoundAuthority[],
  lookup: (citation: string) => Promise<readonly Authority[]>,
  query = '',
): Promise<FoundAuthority[]> {
  const typed = citationKeys(query)
  const out = [...results]
  for (const found of results.slice(0, most)) {
    const { treatment, relevance } = found
    // What the words of some opinion say is a reason to read it, and no result.
    const by = treatment && (treatment.isListed || !treatment.in) ? treatment.by.citation : undefined
    const [key] = by ? citationKeys(by) : []
    if (!by || key === undefined || out.some((other) => hasCitation(other, key))) continue
    const [later, ...others] = await lookup(by)
    if (!later || others.length > 0) continue
    const isBefore = treatment?.flag === 'red' && !typed.some((key) => hasCitation(found, key))
    out.splice(out.indexOf(found) + (isBefore ? 0 : 1), 0, { ...later, relevance })
  }
  return out
}
