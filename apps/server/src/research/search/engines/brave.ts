import { z } from 'zod'
import { askJson } from '../../external/ask.ts'
import type { WebEngine } from './engine.ts'
import { resultsOf } from './result.ts'
import { saying } from './says.ts'

const answer = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string().nullish(),
          url: z.string().nullish(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
})

/** What the API takes at most. */
const most = { characters: 400, words: 50, count: 20 }

/** Brave Search. The key goes in a header. */
export const brave = (base: URL, key: string): WebEngine => ({
  id: 'brave',
  title: 'Brave Search',
  async search(query, limit, call) {
    const url = new URL('/res/v1/web/search', base)
    const words = query.trim().split(/\s+/)
    const asked = words.slice(0, most.words).join(' ').slice(0, most.characters)
    url.searchParams.set('q', asked)
    url.searchParams.set('count', String(Math.min(limit, most.count)))
    url.searchParams.set('country', 'us')
    url.searchParams.set('search_lang', 'en')
    url.searchParams.set('text_decorations', 'false')
    const found = await askJson(saying(call), url, answer, { headers: { 'x-subscription-token': key } })
    const results = resultsOf(
      (found?.web?.results ?? []).map(({ description: snippet, page_age: date, ...one }) => ({
        ...one,
        snippet,
        date,
      })),
    )
    const note = `It accepts at most ${most.words} words. The rest of your query was left out.`
    return { results: results.slice(0, limit), total: results.length, ...(words.length > most.words && { note }) }
  },
})
