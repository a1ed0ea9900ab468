import { z } from 'zod'
import { askJson } from '../../outside/ask.ts'
import type { WebEngine } from './engine.ts'
import { resultsOf } from './result.ts'

const answer = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string().nullish(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
})

/** The longest query that the API takes, and the longest snippet that a page shows. */
const most = { characters: 400, snippet: 600 }

/** Tavily. The key goes in a header; its own written answer is not asked for. */
export const tavily = (base: URL, key: string): WebEngine => ({
  id: 'tavily',
  title: 'Tavily',
  async search(query, limit, call) {
    const found = await askJson(call, new URL('/search', base), answer, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        query: query.slice(0, most.characters),
        search_depth: 'basic',
        max_results: Math.min(limit, 20),
        include_answer: false,
      }),
    })
    const results = resultsOf(
      (found?.results ?? []).map(({ content, published_date: date, ...one }) => ({
        ...one,
        snippet: content?.slice(0, most.snippet),
        date,
      })),
    )
    return { results, total: results.length }
  },
})
