import type { SourceAsked, WebResult, WebResults } from '@casewright/core'
import { askText } from '../../external/ask.ts'
import type { Asking } from '../../external/asking.ts'
import { noBudget } from '../../external/budget.ts'
import { OutsideFailure } from '../../external/failure.ts'
import { asText } from '../reading/as-text.ts'
import type { Reader } from '../reading/reader.ts'
import type { Feed } from './list.ts'
import { rankEntries } from './rank.ts'

/** For so many milliseconds a feed is not asked again: after it was read, and after it failed. */
const held = { read: 10 * 60_000, failed: 60_000 }

const wanted = { types: /xml|json|text\//i, most: 5 * 1024 * 1024, cut: false }

interface Held {
  until: number
  entries: WebResult[]
  asked: SourceAsked
}

/** Asks as the kind of the feed allows: a public one, or one of the firm's own network. */
export type AskFor = (feed: Feed) => Asking

/** The feeds as they were last read; of the process, as nobody's words are in them. */
export function createFeeds(reader: Reader) {
  const known = new Map<string, Held>()

  async function entriesOf(feed: Feed, ask: Asking, signal: AbortSignal): Promise<Held> {
    const before = known.get(feed.url)
    if (before && before.until > Date.now())
      return { ...before, asked: { ...before.asked, source: feed.title, milliseconds: 0 } }
    const { answer, asked } = await ask({ id: 'feed', title: feed.title, budget: noBudget }, async (call) => {
      const headers = { accept: 'application/rss+xml, application/atom+xml, application/feed+json, */*;q=0.5' }
      const text = await askText(asText(call, wanted), new URL(feed.url), { headers })
      const entries = await reader.read('feed', text ?? '', signal)
      if (!entries) throw new OutsideFailure('error', 'It did not return a readable feed.')
      return entries
    })
    const entries = answer ?? before?.entries ?? []
    const older = !answer && entries.length > 0 && `${asked.note ?? ''} Its earlier entries were searched.`.trim()
    const now: Held = {
      until: Date.now() + (answer ? held.read : held.failed),
      entries,
      asked: older ? { ...asked, note: older } : asked,
    }
    // What was not allowed to be asked may be allowed to the next.
    if (asked.outcome !== 'skipped') known.set(feed.url, now)
    return now
  }

  /** Reads all feeds and searches their entries here: no word of the query leaves. */
  return async (
    feeds: readonly Feed[],
    query: string,
    limit: number,
    askFor: AskFor,
    signal: AbortSignal,
  ): Promise<WebResults> => {
    const parts = await Promise.all(feeds.map((feed) => entriesOf(feed, askFor(feed), signal)))
    const byUrl = new Map(parts.flatMap(({ entries }) => entries).map((entry) => [entry.url, entry]))
    const ranked = rankEntries(query, [...byUrl.values()])
    const matching = new Set(ranked.map(({ url }) => url))
    return {
      results: ranked.slice(0, limit),
      total: ranked.length,
      asked: parts.map(({ asked, entries }) => ({
        ...asked,
        found: entries.filter(({ url }) => matching.has(url)).length,
      })),
      by: 'feeds',
    }
  }
}
