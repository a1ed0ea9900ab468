import type { CitationCheck } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { findCitations } from '@casewright/law'

/** Citations of a question that are looked up, at most. */
const most = 8

/** What a question cites in full: cases, statutes and other law. */
export const citationsIn = (question: string): string[] =>
  [
    ...new Set(
      findCitations(question)
        .filter(({ kind }) => kind === 'case' || kind === 'law')
        .map(({ start, end }) => question.slice(start, end).trim()),
    ),
  ].slice(0, most)

/** The status of each citation, in their order. What could not be looked up is unchecked, and says why. */
export async function statusesOf(
  texts: readonly string[],
  { law, signal, log }: Pick<ToolContext, 'law' | 'signal' | 'log'>,
): Promise<CitationCheck[]> {
  try {
    return texts.length > 0 ? (await law.verify(texts)).checks : []
  } catch {
    signal.throwIfAborted()
    log.warn('citations could not be looked up')
    const reason = 'It could not be looked up. Try again.'
    return texts.map((text) => ({ text, status: 'unchecked', reason }))
  }
}
