import type { DocumentText, Finding } from '@casewright/core'
import {
  anchorOf,
  findClauses,
  findParties,
  keySentences,
  kindOf,
  readable,
  readCaption,
  type Span,
  summarize,
} from '@casewright/law'
import { factsOf } from './facts.ts'
import { findingsOf } from './findings.ts'
import type { Summary } from './manifest.ts'

/** Names and versions of what a summary is made by; kept as its provenance. */
export const checks = { kind: '1', 'key-sentences': '1', clauses: '1', dates: '1', amounts: '1' }

const summarySentences = 4
const keyPoints = 10

/** Everything of a summary that needs no model: sentences of the document itself, each with its place. */
export function evidenceOf(document: DocumentText, id?: string): Omit<Summary, 'coverage' | 'warnings'> {
  const kind = kindOf(document)
  const caption = readCaption(document)
  const clauses = findClauses(document, kind.kind)
  const findings = findingsOf(document, clauses, id)
  const chosen = summarize(document, { sentences: summarySentences })
  const points = keySentences(document, { count: keyPoints })
  const at = (span: Span) => anchorOf(document, span, { document: id })
  const words = (span: Span) => readable(document.text.slice(span.start, span.end))
  return {
    documentType: kind.title,
    ...(document.title && { title: document.title }),
    summary: chosen.map(words).join(' ') || 'The document holds no full sentence to make a summary of.',
    summaryAnchors: chosen.map(at),
    keyPoints: points.map(words),
    keyPointAnchors: points.map(at),
    facts: factsOf(document, caption, findParties(document), id),
    legalImplications: findings.map((finding) => asImplication(finding, clauses)),
    findings,
  }
}

/** The specification's form of a finding. */
function asImplication(
  finding: Finding,
  clauses: ReturnType<typeof findClauses>,
): Summary['legalImplications'][number] {
  const { check, severity, message, reason, anchors } = finding
  const type = clauses.find(({ clause }) => clause.id === check)?.clause.type ?? 'drafting'
  return { type, message, severity, ...(reason && { reason }), anchors }
}
