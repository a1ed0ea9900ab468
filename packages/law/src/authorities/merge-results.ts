import type { FoundAuthority } from '@casewright/core'
import { citationKeys } from '../citations/citation-keys.ts'
import { sameAuthority } from './same-authority.ts'

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const flat = 60

interface Merged {
  found: FoundAuthority
  score: number
  sure: number
}

/**
 * Joins lists of results, best first: of several sources, or of several searches. One authority comes once, though lists
 * cite it otherwise; cases that share a page stay apart. The order is that of reciprocal rank fusion and of `relevance`,
 * which stays the highest that a list gives: what one search alone finds, and is sure of, is not lost among many.
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
      const merged = known ?? { found, score: 0, sure: 0 }
      merged.sure = Math.max(merged.sure, found.relevance)
      if (known) known.found = joined(known.found, found)
      else all.push(merged)
      merged.score += 1 / (flat + rank + 1)
      for (const key of keys) {
        const same = byKey.get(key) ?? []
        if (!same.includes(merged)) byKey.set(key, [...same, merged])
      }
    })
  const best = Math.max(...all.map(({ score }) => score))
  const rank = ({ score, sure }: Merged) => sure + score / best
  all.sort((one, other) => rank(other) - rank(one))
  return all.map(({ found, sure }) => ({ ...found, relevance: Math.round(sure * 100) / 100 }))
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
