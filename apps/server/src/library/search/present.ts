import type { FoundAuthority } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Segment } from '../index/segments.ts'
import type { StoredAuthority } from '../types.ts'
import type { Known } from './known.ts'
import { cardSnippet, passageSnippet } from './snippet.ts'
import type { Node } from './tree.ts'

/** One result, before what it says is read. */
export interface Hit {
  work: number
  relevance: number
  /** The passage to show; absent of an authority that was named and not searched for. */
  shown?: { segment: Segment; slot: number; unit: number }
}

interface Place {
  work: number
  number: number
  start: number
  length: number
}

/** What stands at places in texts, by the work. */
async function readPlaces(db: Database, places: readonly Place[]) {
  if (places.length === 0) return new Map<number, { id: string; text: string; start: number }>()
  const { rows } = await sql<{ number: number; id: string; text: string }>`
    select number, authority.id,
      case when wide then text else substr(text, start + 1, size) end as text
    from unnest(${places.map((one) => one.number)}::int[], ${places.map((one) => one.start)}::int[],
      ${places.map((one) => one.length)}::int[]) as place (number, start, size)
    join authority using (number) join authority_text on authority_text.authority = number`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return new Map(
    places.flatMap(({ work, number, start, length }) => {
      const row = byNumber.get(number)
      if (!row) return []
      // The database gave more where it counts otherwise than we do.
      const text = row.text.length > length ? row.text.slice(start, start + length) : row.text
      return [[work, { id: row.id, text, start }] as const]
    }),
  )
}

/** The results as the contract wants them. One that has gone in the meantime is left out. */
export async function present(
  db: Database,
  known: Known,
  hits: readonly Hit[],
  tree: Node | undefined,
  snippets: boolean,
): Promise<FoundAuthority[]> {
  const places = hits.flatMap(({ work, shown }): Place[] => {
    const size = shown?.segment.unitLength[shown.unit] ?? 0
    if (!snippets || !shown || size === 0) return []
    const { segment, slot, unit } = shown
    return [{ work, number: segment.numbers[slot] as number, start: segment.unitStart[unit] as number, length: size }]
  })
  const [authorities, texts] = await Promise.all([known.read(hits.map((hit) => hit.work)), readPlaces(db, places)])
  return hits.flatMap(({ work, relevance }) => {
    const stored = authorities.get(work)
    if (!stored) return []
    const place = texts.get(work)
    const { hasText: _, fetchedAt: __, field: ___, ...authority } = stored
    const snippet = !snippets
      ? {}
      : place
        ? passageSnippet(place.id, place.text, place.start, tree)
        : cardSnippet(aboutOf(stored), tree)
    return [{ ...authority, relevance, ...snippet }]
  })
}

const aboutOf = ({ holding, keyPoints }: StoredAuthority) => [holding, ...(keyPoints ?? [])].filter(Boolean).join(' ')
