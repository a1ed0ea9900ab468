import type { DocumentText, Finding } from '@casewright/core'
import { anchorOf, type ClauseFound, findAmounts, findDates, type Span } from '@casewright/law'

/** How many places of one clause are kept: the best, and enough to show that there are more. */
const places = 5
/** How many impossible dates and differing amounts are told: a list, not an inventory. */
const most = 25

/** What was established: clauses of the list, dates that cannot be, amounts whose words and figures disagree. */
export function findingsOf(document: DocumentText, clauses: readonly ClauseFound[], id?: string): Finding[] {
  const at = (span: Span) => anchorOf(document, span, { document: id })
  return [
    ...clauses.map(({ clause, spans }) => ({
      check: clause.id,
      severity: clause.severity,
      message: clause.title,
      reason: clause.reason,
      anchors: spans.slice(0, places).map(at),
    })),
    ...findDates(document.text)
      .filter((date) => !date.valid)
      .slice(0, most)
      .map((date) => ({
        check: 'date.impossible',
        severity: 'medium' as const,
        message: `The calendar has no ${date.words}`,
        reason: 'A date that does not exist leaves open which day is meant.',
        anchors: [at(date)],
      })),
    ...findAmounts(document.text)
      .filter((amount) => amount.agrees === false)
      .slice(0, most)
      .map((amount) => ({
        check: 'amount.words-and-figures',
        severity: 'high' as const,
        message: 'An amount differs in words and in figures',
        reason: 'Words usually govern over figures, so the amount that is meant may not be the one that is owed.',
        anchors: [at(amount)],
      })),
  ]
}
