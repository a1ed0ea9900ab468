import { orEvidence, type ToolContext } from '@casewright/core/server'
import type { Asked } from '../asked.ts'
import type { Search } from '../retrieve/search.ts'
import { tokensToPlan } from './budget.ts'
import { searchesPrompt, searchesSchema } from './search-prompt.ts'

const most = 4
const longest = 150
/** Words, numbers, citations and operators: no address, no markup, nothing that a source could take for something else. */
const isPlain = (text: string) =>
  /^[\p{L}\p{M}\p{N}\s.,;:'’"“”()/&§!?%$-]+$/u.test(text) && !/:\/\/|www\.|\b(?:javascript|data):/i.test(text)

/** What a source may be sent as a search. */
export const isPlainSearch = (text: string) => text !== '' && text.length <= longest && isPlain(text)

export interface Planned {
  searches: Search[]
  /** What it misses in the question. */
  missing: Asked[]
  /** That the model took no part and why, where it failed. */
  failed: string | null
}

/** Lets the model suggest searches, where there is one. It is no loss if it cannot. */
export async function planSearches(question: string, context: ToolContext): Promise<Planned> {
  if (!context.reason) return { searches: [], missing: [], failed: null }
  const mostTokens = tokensToPlan(context)
  // Where little may be taken, it is kept for the answer.
  if (mostTokens === null) return { searches: [], missing: [], failed: null }
  const request = {
    evidence: [{ id: 'question', kind: 'document', title: 'Question', text: question }] as const,
    prompt: searchesPrompt,
    schema: searchesSchema,
    // A small model adds nothing to the searches of the rules but time.
    small: { instead: { searches: [] } },
    mostTokens,
  }
  const { reasoned, note } = await orEvidence({ ...context, progress: () => {} }, request)
  if (!reasoned) return { searches: [], missing: [], failed: note }
  const { answer, loose } = reasoned
  const claims = new Set(
    loose.filter(({ outcome, text }) => outcome !== 'found' && !question.includes(text)).map(({ path }) => path),
  )
  const searches = answer.searches
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text, at) => isPlainSearch(text) && !claims.has(`searches.${at}`))
  return {
    searches: [...new Set(searches)].slice(0, most).map((text) => ({ query: { text }, by: 'model', weight: 1 })),
    missing: answer.missing,
    failed: null,
  }
}
