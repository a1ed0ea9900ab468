import type { FoundAuthority } from '@casewright/core'
import { citationKeys } from '../citations/citation-keys.ts'
import { sameAuthority } from './same-authority.ts'

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const flat = 60

interface Merged {
  found: FoundAuthority
  score: number
}

/**
 * Joins lists of results, best first: of several sources, or of several searches. One authority comes once, though lists
 * cite it otherwise; cases that share a page stay apart. The order is that of reciprocal rank fusion, and `relevance` is
 * a result's share of the first one's score.
 * @param lists what an earlier one says of an authority stands; the later ones add what it lacks
 */
export function mergeResults(lists: readonly (readonly FoundAuthority[])[]): FoundAuthority[] {
  const byKey = new Map<string, Merged[]>()
  const all: Merged[] = []
  for (const list of lists)
    list.forEach((found, rank) => {
      const keys = keysOf(found)
      const known = keys
        .flatMap((key) => byKey.get(key) ?? [])
        .find((one) => one.found.id === found.id || sameAuthority(one.found, found))
      const merged = known ?? { found, score: 0 }
      if (known) known.found = joined(known.found, found)
      else all.push(merged)
      merged.score += 1 / (flat + rank + 1)
      for (const key of keys) {
        const same = byKey.get(key) ?? []
        if (!same.includes(merged)) byKey.set(key, [...same, merged])
      }
    })
  all.sort((one, other) => other.score - one.score)
  const best = all[0]?.score ?? 1
  return all.map(({ found, score }) => ({ ...found, relevance: Math.round((score / best) * 100) / 100 }))
}

/** The id, which is all that an authority has whose citation cannot be read, and each citation. */
const keysOf = ({ citation, parallel = [], id }: FoundAuthority): string[] => [
  id,
  ...[citation, ...parallel].flatMap((cite) => citationKeys(cite)),
]

/** What the first says stands; of the second comes what the first lacks. A passage and its snippet stay together. */
function joined(first: FoundAuthority, second: FoundAuthority): FoundAuthority {
  const { snippet, passage } = [first, second].find((one) => one.passage) ?? (first.snippet ? first : second)
  const parallel = [...new Set([...(first.parallel ?? []), second.citation, ...(second.parallel ?? [])])].filter(
    (cite) => cite !== first.citation,
  )
  return {
    ...second,
    ...first,
    ...(parallel.length > 0 && { parallel }),
    ...(snippet && { snippet }),
    ...(passage && { passage }),
  }
}
