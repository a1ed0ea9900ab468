import type { CitationCheck, FoundAuthority, SourceAsked } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { citedAs } from './entry.ts'

/** The status of each result's citation, in their order. */
export const statusesOf = (
  context: Pick<ToolContext, 'law' | 'signal' | 'log'>,
  results: readonly FoundAuthority[],
): Promise<{ checks: CitationCheck[]; asked: SourceAsked[] }> => checked(context, results.map(citedAs))

/** Looks citations up, in their order. What could not be looked up is unchecked, and says why. */
export async function checked(
  { law, signal, log }: Pick<ToolContext, 'law' | 'signal' | 'log'>,
  texts: readonly string[],
): Promise<{ checks: CitationCheck[]; asked: SourceAsked[] }> {
  try {
    return texts.length > 0 ? await law.verify(texts) : { checks: [], asked: [] }
  } catch {
    signal.throwIfAborted()
    log.warn('citations could not be verified')
    const reason = 'It could not be looked up. Search again.'
    return { checks: texts.map((text) => ({ text, status: 'unchecked', reason })), asked: [] }
  }
}
