import type { WebResult } from '@casewright/core'
import { parseFeed } from 'feedsmith'
import { resultOf } from '../engines/result.ts'

interface Entry {
  title?: unknown
  link?: unknown
  links?: { href?: unknown; rel?: unknown }[]
  url?: unknown
  description?: unknown
  summary?: unknown
  content?: unknown
  pubDate?: unknown
  published?: unknown
  updated?: unknown
  date_published?: unknown
  dc?: { date?: unknown; dates?: unknown[] }
}

/**
 * The entries of an RSS, RDF, Atom or JSON feed, as feedsmith reads them, in the feed's own order.
 * @throws Error when it is none of these
 */
export function readFeed(text: string): WebResult[] {
  const { feed } = parseFeed(text) as { feed: { items?: Entry[]; entries?: Entry[] } }
  return (feed.items ?? feed.entries ?? []).flatMap((entry) => {
    const alternate = entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0]
    return (
      resultOf({
        title: words(entry.title),
        url: words(entry.link) ?? words(alternate?.href) ?? words(entry.url),
        snippet: (words(entry.description) ?? words(entry.summary) ?? words(entry.content))?.slice(0, 4000),
        date:
          words(entry.pubDate) ??
          words(entry.published) ??
          words(entry.updated) ??
          words(entry.date_published) ??
          words(entry.dc?.date),
      }) ?? []
    )
  })
}

/** Text may come plain, or in an object with its value. */
const words = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
      ? value.value
      : undefined
