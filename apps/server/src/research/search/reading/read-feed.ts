import type { WebResult } from '@casewright/core'
import { parseFeed } from 'feedsmith'
import { resultOf } from '../engines/result.ts'

interface Entry {
  title?: unknown
  link?: unknown
  links?: { href?: unknown; rel?: unknown }[]
  url?: unknown
  guid?: unknown
  description?: unknown
  summary?: unknown
  content?: unknown
  content_text?: unknown
  content_html?: unknown
  pubDate?: unknown
  published?: unknown
  updated?: unknown
  date_published?: unknown
  dc?: { date?: unknown; dates?: unknown[] }
}

/** A feed tells its latest first; what stands further down is old news. */
const most = 100

/**
 * The entries of an RSS, RDF, Atom or JSON feed, as feedsmith reads them, in the feed's own order.
 * @throws Error when it is none of these
 */
export function readFeed(text: string): WebResult[] {
  const { feed } = parseFeed(text) as { feed: { items?: Entry[]; entries?: Entry[] } }
  return (feed.items ?? feed.entries ?? []).slice(0, most).flatMap((entry) => {
    const alternate = entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0]
    return (
      resultOf({
        title: first(entry.title),
        url: first(entry.link, alternate?.href, entry.url, entry.guid),
        snippet: first(entry.description, entry.summary, entry.content_text, entry.content, entry.content_html),
        date: first(
          entry.pubDate,
          entry.published,
          entry.updated,
          entry.date_published,
          entry.dc?.date,
          entry.dc?.dates?.[0],
        ),
      }) ?? []
    )
  })
}

/** The first that says something. Text may come plain, or in an object with its value. */
function first(...values: unknown[]): string | undefined {
  for (const value of values) {
    const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value
    if (typeof text === 'string' && text.trim()) return text
  }
  return undefined
}
