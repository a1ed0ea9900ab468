import { type CitationCheck, type Coverage, joinAsked, type SourceAsked } from '@casewright/core'
import type { QuickAnswer } from './output.ts'
import type { Searched } from './search.ts'

type Parts = Pick<QuickAnswer, 'written' | 'passages' | 'asked'>

/** How many citations of an answer have each status, each citation once. */
function citationCounts({ written, passages, asked }: Parts): NonNullable<Coverage['citations']> {
  const checks: CitationCheck[] = [
    ...asked,
    ...passages.map(({ status }) => status),
    ...(written?.paragraphs ?? []).flatMap(({ citations }) => citations),
  ]
  const counts: NonNullable<Coverage['citations']> = {}
  for (const { status } of new Map(checks.map((check) => [check.text, check])).values())
    counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Who was asked, and how it was searched. What is whose stands with the answer. */
export function coverageOf(searched: Searched, alsoAsked: readonly SourceAsked[], parts: Parts): Coverage {
  const said = searched.asked.flatMap(({ outcome, note }) => (outcome === 'answered' && note ? [note] : []))
  return {
    basis: parts.written?.paragraphs.length ? 'model' : 'evidence',
    sourcesAsked: joinAsked([...searched.asked, ...alsoAsked]),
    notes: [...(searched.withEarlier ? ['Searched together with the question before it.'] : []), ...new Set(said)],
    citations: citationCounts(parts),
  }
}
