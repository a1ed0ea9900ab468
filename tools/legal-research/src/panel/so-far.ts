import type { SearchPart } from '../search/search.ts'

/** What has streamed of a search; null for anything else. */
export function partIn(value: unknown): SearchPart | null {
  if (typeof value !== 'object' || value === null) return null
  const { results, sources } = value as Partial<SearchPart>
  return Array.isArray(results) && Array.isArray(sources) ? { results, sources } : null
}
