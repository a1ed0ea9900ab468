import { type CitationCheck, type Coverage, joinAsked, type SourceAsked } from '@casewright/core'
import type { Read } from './retrieve/passages.ts'

interface Known {
  asked: readonly SourceAsked[]
  reads: readonly Read[]
  checks: readonly CitationCheck[]
  basis: Coverage['basis']
  /** What of the answer is whose. */
  note: string
}

/** Who was asked, what was read, and what nobody checked. */
export function coverageOf({ asked, reads, checks, basis, note }: Known): Coverage {
  const own = reads.filter(({ text }) => text !== null).length
  const counts: NonNullable<Coverage['citations']> = {}
  for (const { status } of checks) counts[status] = (counts[status] ?? 0) + 1
  const searched = joinAsked(asked)
  return {
    basis,
    sourcesAsked: searched,
    citations: counts,
    notes: [
      ...searched.flatMap(({ source, outcome, note: words }) =>
        outcome === 'answered' && words ? [`${source}: ${words}`] : [],
      ),
      ...(reads.length > 0 ? [readNote(own, reads.length)] : []),
      note,
      ...(reads.length > 0 ? ['Later history of the authorities was not checked.'] : []),
    ],
  }
}

function readNote(own: number, all: number): string {
  if (own === 0)
    return 'No text of these authorities is at hand: the words are those of the library’s editors or of the source.'
  const read = `Read the text of ${own} of ${all} ${all === 1 ? 'authority' : 'authorities'}`
  return own === all ? `${read}.` : `${read}; of the others there is what the library’s editors or the source say.`
}
