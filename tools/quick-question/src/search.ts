import { type FoundAuthority, leastRelevance } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { atTheRule } from './at-the-rule.ts'
import { bearsOn } from './bearing.ts'
import { type EarlierTurn, plainText, searchText } from './search-text.ts'

export interface Searched {
  results: FoundAuthority[]
  withEarlier: boolean
  /** What the library lacks, where nothing answers. */
  missing?: string
}

/** Authorities that one answer rests on, at most. */
const most = 5

/** Searches the library and the sources. A search that fails finds nothing. */
export async function searchTheLaw(
  question: string,
  earlier: readonly EarlierTurn[],
  { law, signal, log }: Pick<ToolContext, 'law' | 'signal' | 'log'>,
): Promise<Searched> {
  const { text, withEarlier } = searchText(question, earlier)
  try {
    const first = await law.search({ text, limit: most })
    const plain = plainText(text)
    // Quotation marks and the like mean more to a search than to who asks a question.
    const found = first.results.length > 0 || !plain ? first : await law.search({ text: plain, limit: most })
    const { results, verdict, missing } = found
    const bears = verdict
      ? results.filter(({ relevance }) => relevance >= leastRelevance.related)
      : results.filter((one) => bearsOn(text, one))
    const atRules = await Promise.all(bears.map((one) => atTheRule(text, one, law)))
    return { results: atRules, withEarlier, ...(missing && { missing }) }
  } catch {
    signal.throwIfAborted()
    log.warn('the law could not be searched')
    return { results: [], withEarlier }
  }
}
