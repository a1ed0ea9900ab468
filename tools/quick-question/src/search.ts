import type { FoundAuthority, SourceAsked } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { bearsOn } from './bearing.ts'
import { type EarlierTurn, plainText, searchText } from './search-text.ts'

export interface Searched {
  results: FoundAuthority[]
  asked: SourceAsked[]
  withEarlier: boolean
}

/** Authorities that one answer rests on, at most. */
const most = 5

/** Searches the library and the sources. A search that fails finds nothing, and is named. */
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
    const { results, asked } =
      first.results.length > 0 || !plain ? first : await law.search({ text: plain, limit: most })
    return { results: results.filter((found) => bearsOn(text, found)), asked, withEarlier }
  } catch {
    signal.throwIfAborted()
    log.warn('the law could not be searched')
    const note = 'The search failed. Ask again.'
    return { results: [], asked: [{ source: 'Library', outcome: 'error', note }], withEarlier }
  }
}
