import type { FoundAuthority } from '@casewright/core'
import { citationKeys } from '@casewright/law'

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const flat = 60

interface Merged {
  found: FoundAuthority
  score: number
}

/** What has no citation that can be read is itself alone. */
const keysOf = ({ citation, parallel = [], id }: FoundAuthority): string[] => [
  id,
  ...[citation, ...parallel].flatMap((cite) => citationKeys(cite)),
]

/** What the first says stands; of the second comes what the first lacks. A passage and its snippet stay together. */
function joined(first: FoundAuthority, second: FoundAuthority): FoundAuthority {
  const { snippet, passage } = [first, second].find((one) => one.passage) ?? (first.snippet ? first : second)
  return { ...second, ...first, ...(snippet && { snippet }), ...(passage && { passage }) }
}

/**
 * Joins lists of results, best first: those of several searches, or what several sources said so far of one. The order
 * is that of reciprocal rank fusion, and `relevance` is a result's share of the first one's score.
 */
export function mergeLists(lists: readonly (readonly FoundAuthority[])[]): FoundAuthority[] {
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

/** The latest first, as the law door sorts by date. */
export const byDate = (results: readonly FoundAuthority[]): FoundAuthority[] =>
  results.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
