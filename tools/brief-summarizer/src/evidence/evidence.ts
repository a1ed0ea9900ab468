import type { DocumentText, Finding } from '@casewright/core'
import {
  anchorOf,
  type Caption,
  type ClauseFound,
  findClauses,
  findParties,
  keySentences,
  kindOf,
  proseAt,
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
/** At most, beside the sentences of the summary. */
const keyPoints = 8

/** Everything of a summary that needs no model: sentences of the document itself, each with its place. */
export function evidenceOf(document: DocumentText, id?: string): Omit<Summary, 'coverage' | 'warnings' | 'written'> {
  const kind = kindOf(document)
  const caption = readCaption(document)
  const clauses = findClauses(document, kind.kind)
  const findings = findingsOf(document, clauses, id)
  const chosen = summarize(document, { sentences: summarySentences })
  const points = keySentences(document, { count: keyPoints, besides: chosen })
  const at = (span: Span) => anchorOf(document, span, { document: id })
  return {
    documentType: kind.title,
    ...titleOf(document, caption),
    summary: chosen.map(({ text }) => text).join(' ') || 'The document holds no full sentence to make a summary of.',
    summarySentences: chosen.map((sentence) => ({ text: sentence.text, anchor: at(sentence) })),
    keyPoints: points.map(({ text }) => text),
    keyPointAnchors: points.map(at),
    foundPoints: points.map((sentence) => ({ text: sentence.text, anchor: at(sentence) })),
    facts: factsOf(document, caption, findParties(document), id),
    legalImplications: findings.map((finding) => asImplication(document, finding, clauses)),
    findings,
  }
}

/** The specification's form of a finding. */
function asImplication(document: DocumentText, finding: Finding, clauses: readonly ClauseFound[]): Implication {
  const { check, severity, message, reason, anchors } = finding
  const type = clauses.find(({ clause }) => clause.id === check)?.clause.type ?? 'drafting'
  const quotes = anchors.map((anchor) => proseAt(document, anchor))
  return { type, message, severity, ...(reason && { reason }), anchors, quotes }
}

type Implication = Summary['legalImplications'][number]

/** A case is called by its parties, any other document by its title. */
function titleOf(document: DocumentText, { parties }: Caption): { title?: string } {
  const [one, other] = [1, 2].map((side) => parties.find((party) => party.side === side)?.name)
  const title = one && other ? `${one} v. ${other}` : document.title
  return title ? { title } : {}
}
