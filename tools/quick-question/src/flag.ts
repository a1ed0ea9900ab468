import type { CitationStatus } from '@casewright/core'
import type { Paragraph } from './output.ts'

/** Why a paragraph that a model wrote is not held. */
export function flagOf({ citations, support }: Paragraph): string {
  const has = (status: CitationStatus) => citations.some((one) => one.status === status)
  if (has('not-found')) return 'Unsupported: no source has this authority'
  if (has('mismatch')) return 'Unsupported: a citation does not match its authority'
  if (citations.some(({ status, found }) => status === 'unchecked' && !found))
    return 'Unsupported: whether this authority exists was not checked'
  if (support?.outcome === 'contradicted') return `Unsupported: ${support.reason}`
  return 'Not held: no passage was found for it'
}
