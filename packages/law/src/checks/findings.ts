import { severities } from '@casewright/core'
import type { CheckedDocument, DocumentCheck, DocumentFinding, Hit } from './check.ts'

/** Whether a check finds that something is missing: such findings alone have no place. */
const isMissing = ({ id }: DocumentCheck): boolean => id.startsWith('missing.')

/** Hits in the order of the text, each place once, and none that is empty or outside of it. */
const places = (hits: readonly Hit[], { text }: CheckedDocument): Hit[] => {
  const kept = new Map<string, Hit>()
  for (const hit of hits) {
    const key = `${hit.start}-${hit.end}`
    if (hit.start >= 0 && hit.start < hit.end && hit.end <= text.length && !kept.has(key)) kept.set(key, hit)
  }
  return [...kept.values()].sort((one, other) => one.start - other.start || one.end - other.end)
}

/** What a finding says of its places. */
export const messageOf = ({ title }: DocumentCheck, hits: readonly Hit[]): string => {
  const [first] = hits
  // Two places of one contradiction say the same.
  if (first?.message && hits.every(({ message }) => message === first.message)) return first.message
  if (title.endsWith('?')) return title
  return hits.length > 1 ? `${title}, in ${hits.length} places.` : `${title}.`
}

/** What one check finds; null for nothing, 'failed' where the check throws: that takes no other check's findings away. */
export const findingOf = (check: DocumentCheck, document: CheckedDocument): DocumentFinding | null | 'failed' => {
  let found: Hit[]
  try {
    found = check.find(document)
  } catch {
    return 'failed'
  }
  if (found.length === 0) return null
  if (isMissing(check)) return { check, message: found[0]?.message ?? `${check.title}.`, hits: [] }
  const hits = places(found, document)
  return hits.length === 0 ? null : { check, message: messageOf(check, hits), hits }
}

const placeOf = ({ hits }: DocumentFinding): number => hits[0]?.start ?? Number.POSITIVE_INFINITY

/** The gravest first, then in the order of the text; what is missing comes last among its like. */
export const byGravity = (one: DocumentFinding, other: DocumentFinding): number => {
  const graver = severities.indexOf(one.check.severity) - severities.indexOf(other.check.severity)
  if (graver !== 0) return graver
  const [first, second] = [placeOf(one), placeOf(other)]
  return first === second ? 0 : first - second
}
