import type { FoundAuthority, LawQuery } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Question } from '../question/question.ts'

export interface Search {
  query: LawQuery
  by: 'question' | 'rules' | 'model'
  /** How much its ranking counts beside that of the others. */
  weight: number
}

export interface Searched {
  search: Search
  results: FoundAuthority[]
  /** Whether the library judged what answers: then `relevance` is how sure it is. */
  judged?: boolean
  /** What the library lacks, where nothing answers. */
  missing?: string
  /** What came nearest, where nothing answers. */
  nearest?: FoundAuthority[]
}

/** Results of one search that are looked at. */
const limit = 20
/** Sources are sent no more of a question. */
export const mostCharacters = 1000

/** The searches that a question makes by itself: its own words, its phrases, the cases and the states that it names. */
export function searchesOf(question: Question): Search[] {
  const text = question.text.slice(0, mostCharacters)
  const searches: Search[] = [{ query: { text, limit }, by: 'question', weight: 2 }]
  const add = (query: LawQuery, weight: number) => searches.push({ query: { ...query, limit }, by: 'rules', weight })
  for (const asked of question.asked) add({ text: asked }, 1)
  for (const phrase of question.phrases) if (phrase !== text) add({ text: phrase }, 1)
  for (const name of question.names.slice(0, 3)) add({ text: name, kinds: ['case'] }, 1)
  if (question.states.length > 0)
    add({ text: question.terms.join(' ') || text, jurisdictions: question.states.map(({ code }) => code) }, 1)
  return searches
}

/** Runs searches at once. One that fails takes nothing from the others. */
export async function runSearches(
  searches: readonly Search[],
  { law, log, signal }: Pick<ToolContext, 'law' | 'log' | 'signal'>,
): Promise<Searched[]> {
  return Promise.all(
    searches.map(async (search) => {
      try {
        const { results, verdict, missing, nearest } = await law.search(search.query)
        return {
          search,
          results,
          judged: verdict !== undefined,
          ...(missing && { missing }),
          ...(nearest && { nearest }),
        }
      } catch (error) {
        if (signal.aborted) throw error
        log.warn('a search of the law failed')
        return { search, results: [] }
      }
    }),
  )
}
