import type { FoundAuthority } from '@casewright/core'
import type { Segment } from '../index/segments.ts'
import type { StoredAuthority } from '../types.ts'
import type { Known } from './known.ts'
import { cardSnippet, passageSnippet } from './snippet.ts'
import type { Part, Texts } from './texts.ts'
import type { Node } from './tree.ts'

/** One result, before what it says is read. */
export interface Hit {
  work: number
  relevance: number
  /** The passage to show; absent of an authority that was named and not searched for. */
  shown?: { segment: Segment; slot: number; unit: number }
}

/** Where the passage to show stands; undefined where there is none. */
function partOf({ shown }: Hit): Part | undefined {
  const length = shown?.segment.unitLength[shown.unit] ?? 0
  if (!shown || length === 0) return undefined
  const { segment, slot, unit } = shown
  return { number: segment.numbers[slot] as number, start: segment.unitStart[unit] as number, length }
}

/** The results as the contract wants them. One that has gone in the meantime is left out. */
export async function present(
  known: Known,
  texts: Texts,
  hits: readonly Hit[],
  tree: Node | undefined,
  snippets: boolean,
): Promise<FoundAuthority[]> {
  const parts = new Map(hits.map((hit) => [hit.work, snippets ? partOf(hit) : undefined]))
  const [authorities, read] = await Promise.all([
    known.read(hits.map((hit) => hit.work)),
    texts.read([...parts.values()].filter((part) => part !== undefined)),
  ])
  return hits.flatMap(({ work, relevance }) => {
    const stored = authorities.get(work)
    if (!stored) return []
    const part = parts.get(work)
    const place = part && read.get(part.number)
    const { hasText: _, fetchedAt: __, field: ___, ...authority } = stored
    const snippet = !snippets
      ? {}
      : place && part
        ? passageSnippet(place.id, place.text, part.start, tree)
        : cardSnippet(aboutOf(stored), tree)
    return [{ ...authority, relevance, ...snippet }]
  })
}

const aboutOf = ({ holding, keyPoints }: StoredAuthority) => [holding, ...(keyPoints ?? [])].filter(Boolean).join(' ')
