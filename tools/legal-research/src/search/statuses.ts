import type { CitationCheck, FoundAuthority } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { citedAs } from './entry.ts'

/** The status of each result's citation, in their order. */
export const statusesOf = (
  context: Pick<ToolContext, 'law' | 'signal' | 'log'>,
  results: readonly FoundAuthority[],
): Promise<CitationCheck[]> => checked(context, results.map(citedAs))

/** Looks citations up, in their order. What could not be looked up is unchecked, and says why. */
export async function checked(
  { law, signal, log }: Pick<ToolContext, 'law' | 'signal' | 'log'>,
  texts: readonly string[],
): Promise<CitationCheck[]> {
  try {
    return texts.length > 0 ? (await law.verify(texts)).checks : []
  } catch {
    signal.throwIfAborted()
    log.warn('citations could not be verified')
    const reason = 'It could not be looked up. Search again.'
    return texts.map((text) => ({ text, status: 'unchecked', reason }))
  }
}
