import { z } from 'zod'
import { askJson } from '../../external/ask.ts'
import type { WebEngine } from './engine.ts'
import { resultsOf } from './result.ts'
import { saying } from './says.ts'

const answer = z.object({
  // Older instances send it, often as 0.
  number_of_results: z.number().optional(),
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string().nullish(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  // Names of engines with the reasons; of another form in other versions, and no reason to lose the rest.
  unresponsive_engines: z
    .array(z.tuple([z.string()], z.unknown()))
    .catch([])
    .optional(),
})

const noJson = "It does not return JSON. Ask your administrator to add 'json' to its search.formats setting."

/** A SearXNG of the firm's own. Its settings must allow the format 'json'. */
export const searxng = (base: URL): WebEngine => ({
  id: 'searxng',
  title: 'SearXNG',
  async search(query, limit, call) {
    // An instance may stand under a path of its host.
    const url = new URL('search', base.href.endsWith('/') ? base : `${base.href}/`)
    url.searchParams.set('q', query)
    url.searchParams.set('format', 'json')
    url.searchParams.set('language', 'en-US')
    const found = await askJson(saying(call, { 403: noJson }), url, answer)
    const results = resultsOf(
      (found?.results ?? []).map(({ content: snippet, publishedDate: date, ...one }) => ({ ...one, snippet, date })),
    )
    const silent = [...new Set((found?.unresponsive_engines ?? []).map(([name]) => name))].slice(0, 10)
    return {
      results: results.slice(0, limit),
      total: Math.max(Math.round(found?.number_of_results ?? 0), results.length),
      ...(silent.length > 0 && { note: `It got no response from ${silent.join(', ')}.` }),
    }
  },
})
