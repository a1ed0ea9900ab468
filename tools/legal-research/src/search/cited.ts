import type { CitationCheck } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { findCitations, isFull, replaceCitations } from '@casewright/law'
import { checked } from './statuses.ts'

/** Citations of a query that are looked up, at most. */
const most = 8

/**
 * A query as it is searched for. The court and year of a citation stand in parentheses, which in a query are signs of
 * their own: they are left out, so that 'Roe v. Wade, 410 U.S. 113 (1973)' finds what '410 U.S. 113' does.
 */
export const withoutYears = (query: string): string =>
  replaceCitations(query, (cited) => cited.replace(/(?<!\s)\s*\([^()]*\)$/, ''), isFull)

/** What a query says beside its citations. */
export const withoutCitations = (query: string): string =>
  replaceCitations(query, () => ' ', isFull)
    .replace(/\s+/g, ' ')
    .trim()

/** The status of each citation that queries name: one that nobody has must not go unsaid because others were found. */
export function checkCited(
  context: Pick<ToolContext, 'law' | 'signal' | 'log'>,
  queries: readonly string[],
): Promise<CitationCheck[]> {
  const cited = queries.flatMap((query) =>
    findCitations(query)
      .filter(isFull)
      .map(({ start, end }) => query.slice(start, end).trim()),
  )
  return checked(context, [...new Set(cited)].slice(0, most))
}

/** What has to be said of a citation in a query; nothing of one that is verified and stands. */
export function noteOn({ text, status, reason, found, treatment }: CitationCheck): string[] {
  if (treatment) return [`The search names ${text}. ${treatment.says}${status === 'verified' ? '' : ` ${reason}`}`]
  if (status === 'verified') return []
  if (status === 'not-found') return [`The search names ${text}, which was not found: ${reason}`]
  if (status === 'unchecked' && !found) return [`The search names ${text}, which could not be checked: ${reason}`]
  return [`The search names ${text}: ${reason}`]
}
