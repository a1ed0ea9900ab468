import { visibleText } from '@casewright/core'
import {
  besideParentheticals,
  type Citation,
  type CitedPlace,
  type ComparedParenthetical,
  compareParenthetical,
  isEditorsNote,
  notSitting,
  proseAt,
  type Source,
  type Span,
  whenSat,
} from '@casewright/law'
import type { CheckedCitation } from '../output.ts'

/** Compares what stands in brackets after a citation to a case with its text. */
export function withParentheticals(
  citation: CheckedCitation,
  { source, place, full, text }: { source: Source; place: CitedPlace; full: Citation | undefined; text: string | null },
): CheckedCitation {
  const all = 'parentheticals' in place.citation && place.citation.kind !== 'law' ? place.citation.parentheticals : []
  const spans = all.filter((span) => !isEditorsNote(proseAt(source, span)))
  if (spans.length === 0) return citation
  const absent = absentIn(
    spans.map((span) => visibleText(proseAt(source, span))),
    full,
    text,
  )
  if (absent && (citation.status === 'verified' || citation.status === 'unchecked'))
    return {
      ...citation,
      status: 'mismatch',
      reason: `${citation.found ? 'The authority exists, but a' : 'A'} parenthetical does not fit: a justice named ${absent.name} sat ${absent.found}, and the decision is of ${absent.year}.`,
      differences: [{ field: 'parenthetical', written: absent.written, found: absent.found }],
    }
  if (!citation.found) return citation
  const { holding } = citation.found
  const { support } = citation
  const parentheticals = spans.map((span): ComparedParenthetical => {
    const compared = compareParenthetical(visibleText(proseAt(source, span)), text, holding)
    const isShown =
      support?.outcome === 'supported' && !support.passage?.voice && isWithin(support.proposition.anchor, span)
    return compared.outcome === 'unchecked' && isShown
      ? { ...compared, outcome: 'agrees', reason: 'A passage of the text has its key words, close together.' }
      : compared
  })
  const told = { ...citation, parentheticals }
  if (citation.status !== 'verified') return told
  return { ...told, ...besideParentheticals(parentheticals, citation.reason) }
}

const isWithin = (anchor: Span | undefined, { start, end }: Span): boolean =>
  anchor !== undefined && anchor.start >= start && anchor.end <= end

/** Who is said to have written in a decision of the Supreme Court and did not sit, unless its text shows otherwise. */
function absentIn(parentheticals: readonly string[], full: Citation | undefined, text: string | null) {
  if (full?.kind !== 'case' || full.court !== 'scotus' || full.year === null) return undefined
  for (const written of parentheticals) {
    const absent = notSitting(written, full.year)
    if (absent && compareParenthetical(written, text).outcome !== 'agrees')
      return { name: absent.name, found: whenSat(absent), written, year: full.year }
  }
  return undefined
}
