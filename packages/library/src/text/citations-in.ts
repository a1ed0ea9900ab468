import { citationKey, findCitations, formatCitation, resolveCitations } from '@casewright/law'
import type { Library } from '../types.ts'

/** A citation that stands in a text, and the authority of the library that it stands for. */
export interface CitationInText {
  start: number
  end: number
  id: string | null
  title?: string
}

/** Different authorities that are looked up for one text, and how many of them at once. */
const most = 600
const atOnce = 8

/**
 * The citations in a text, in their order, with the authorities of the library that they stand for. Short forms stand
 * for what they are resolved to; those that stand for nothing certain are left out.
 */
export async function citationsIn(library: Library, text: string, self: string): Promise<CitationInText[]> {
  const citations = findCitations(text)
  const resolved = resolveCitations(citations, text)
  const keys = new Map<string, string>()
  const places = resolved.flatMap(({ citation, authority }) => {
    const full = authority === null ? undefined : citations[authority]
    if (!full || (full.kind !== 'case' && full.kind !== 'law')) return []
    const key = citationKey(full)
    if (!key) return []
    const { start, end } = citation.kind === 'case' || citation.kind === 'short-case' ? citation.core : citation
    if (keys.size < most || keys.has(key)) keys.set(key, keys.get(key) ?? formatCitation(full))
    return [{ start, end, key }]
  })
  const known = await lookUp(library, keys)
  return places.map(({ start, end, key }) => {
    const found = known.get(key)
    return { start, end, ...(found && found.id !== self ? found : { id: null }) }
  })
}

/** By key: the one authority that the library has under a citation. */
async function lookUp(library: Library, citations: ReadonlyMap<string, string>) {
  const known = new Map<string, { id: string; title: string }>()
  const waiting = [...citations]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [only, other] = await library.lookup(next[1])
      if (only && !other) known.set(next[0], { id: only.id, title: only.title })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return known
}
