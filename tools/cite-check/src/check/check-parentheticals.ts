import { visibleText } from '@casewright/core'
import { type CitedPlace, compareParenthetical, proseAt, type Source } from '@casewright/law'
import type { CheckedCitation } from '../output.ts'

/** Compares what stands in brackets after a citation to a case with its text. */
export function withParentheticals(
  citation: CheckedCitation,
  { source, place, text }: { source: Source; place: CitedPlace; text: string | null },
): CheckedCitation {
  const spans = 'parentheticals' in place.citation && place.citation.kind !== 'law' ? place.citation.parentheticals : []
  if (spans.length === 0 || !citation.found) return citation
  const parentheticals = spans.map((span) => compareParenthetical(visibleText(proseAt(source, span)), text))
  const told = { ...citation, parentheticals }
  if (citation.status !== 'verified') return told
  const wrong = parentheticals.filter(({ outcome }) => outcome === 'differs')
  if (wrong.length > 0)
    return {
      ...told,
      status: 'mismatch',
      reason: `The authority exists, but a parenthetical does not fit. ${wrong.map(({ reason }) => reason).join(' ')}`,
      differences: wrong.map(({ text: written, found = '' }) => ({ field: 'parenthetical', written, found })),
    }
  const [first] = parentheticals.filter(({ outcome }) => outcome === 'unchecked')
  return first ? { ...told, reason: `${citation.reason} Of the parenthetical: ${first.reason}` } : told
}
