import { z } from 'zod'
import { askJson } from '../../external/ask.ts'
import type { WebEngine } from './engine.ts'
import { resultsOf } from './result.ts'
import { saying } from './says.ts'

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

/** The longest query that the API takes. */
const most = 400

const spent = 'The plan or budget for its key is used up. Contact your administrator.'

/** Tavily. The key goes in a header; its own written answer is not asked for. */
export const tavily = (base: URL, key: string): WebEngine => ({
  id: 'tavily',
  title: 'Tavily',
  async search(query, limit, call) {
    const found = await askJson(saying(call, { 432: spent, 433: spent }), new URL('/search', base), answer, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        query: query.slice(0, most),
        search_depth: 'basic',
        max_results: Math.min(limit, 20),
        include_answer: false,
      }),
    })
    const results = resultsOf(
      (found?.results ?? []).map(({ content: snippet, published_date: date, ...one }) => ({ ...one, snippet, date })),
    )
    return { results: results.slice(0, limit), total: results.length }
  },
})
