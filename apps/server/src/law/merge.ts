import type { FoundAuthority } from '@casewright/core'
import { citationKeys } from '@casewright/law'

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const flat = 60

/**
 * Joins the results of several sources. What has a citation in common is one authority: what is said first stands, and
 * the others add what it lacks. The order is that of reciprocal rank fusion, and `relevance` is an authority's share of
 * the first one's score.
 * @param lists of each source, best first; the library's first
 */
export function mergeResults(lists: readonly (readonly FoundAuthority[])[]): FoundAuthority[] {
  const byKey = new Map<string, Merged>()
  const all: Merged[] = []
  for (const list of lists)
    list.forEach((found, rank) => {
      const keys = keysOf(found)
      const known = keys.map((key) => byKey.get(key)).find((one) => one !== undefined)
      const merged = known ?? { found, score: 0 }
      if (known) known.found = joined(known.found, found)
      else all.push(merged)
      merged.score += 1 / (flat + rank + 1)
      for (const key of keys) byKey.set(key, merged)
    })
  all.sort((one, other) => other.score - one.score)
  const best = all[0]?.score ?? 1
  return all.map(({ found, score }) => ({ ...found, relevance: Math.round((score / best) * 100) / 100 }))
}

interface Merged {
  found: FoundAuthority
  score: number
}

/** What has no citation that can be read is itself alone. */
function keysOf({ citation, parallel = [], source, id }: FoundAuthority): string[] {
  const keys = [citation, ...parallel].flatMap((cite) => citationKeys(cite))
  return keys.length > 0 ? keys : [`${source}:${id}`]
}

function joined(first: FoundAuthority, second: FoundAuthority): FoundAuthority {
  const parallel = [...new Set([...(first.parallel ?? []), second.citation, ...(second.parallel ?? [])])].filter(
    (cite) => cite !== first.citation,
  )
  return { ...second, ...first, ...(parallel.length > 0 && { parallel }) }
}
