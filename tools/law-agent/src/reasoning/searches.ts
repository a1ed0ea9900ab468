import { CasewrightError } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Search } from '../retrieve/search.ts'
import { searchesPrompt, searchesSchema } from './search-prompt.ts'

const most = 4
const longest = 150
/** Words, numbers, citations and operators: no address, no markup, nothing that a source could take for something else. */
const isPlain = (text: string) =>
  /^[\p{L}\p{M}\p{N}\s.,;:'’"“”()/&§!?%$-]+$/u.test(text) && !/:\/\/|www\.|\b(?:javascript|data):/i.test(text)

export interface Planned {
  searches: Search[]
  /** Why the model took no part, where it failed. */
  failed: string | null
}

/** Lets the model suggest searches, where there is one. It is no loss if it cannot. */
export async function planSearches(question: string, { reason, signal }: ToolContext): Promise<Planned> {
  if (!reason) return { searches: [], failed: null }
  try {
    const { answer, loose } = await reason({
      evidence: [{ id: 'question', kind: 'document', title: 'Question', text: question }],
      prompt: searchesPrompt,
      schema: searchesSchema,
    })
    const claims = new Set(
      loose.filter(({ outcome, text }) => outcome !== 'found' && !question.includes(text)).map(({ path }) => path),
    )
    const searches = answer.searches
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text, at) => text !== '' && text.length <= longest && isPlain(text) && !claims.has(`searches.${at}`))
    return {
      searches: [...new Set(searches)].slice(0, most).map((text) => ({ query: { text }, by: 'model', weight: 1 })),
      failed: null,
    }
  } catch (error) {
    if (signal.aborted || !CasewrightError.isInstance(error)) throw error
    return { searches: [], failed: error.message }
  }
}
