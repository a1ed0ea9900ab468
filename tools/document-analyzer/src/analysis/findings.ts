import type { DocumentText } from '@casewright/core'
import { anchorOf, type DocumentFinding, modelClauseFor } from '@casewright/law'
import type { Finding } from '../output.ts'

/** How many places of one finding are listed: enough to work through, and not a copy of the document. */
const mostPlaces = 40

/** What a check found, with the words of each place. */
export const asFinding = (
  document: Pick<DocumentText, 'text' | 'pages'>,
  { check, message, hits }: DocumentFinding,
  id?: string,
): Finding => ({
  id: check.id,
  title: check.title,
  message,
  severity: check.severity,
  category: check.category,
  insight: check.insight,
  why: check.why,
  advice: check.advice,
  origin: 'evidence',
  anchors: hits.slice(0, mostPlaces).map((hit) => ({
    ...anchorOf(document, hit, { document: id }),
    ...(hit.message && { message: hit.message }),
    ...(hit.rewrite !== undefined && { rewrite: hit.rewrite }),
  })),
  places: hits.length,
  clause: modelClauseFor(check.id) !== undefined,
  doubts: [],
})
