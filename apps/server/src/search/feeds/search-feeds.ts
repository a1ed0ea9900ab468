import type { SourceAsked, WebResult, WebResults } from '@casewright/core'
import { askText } from '../../outside/ask.ts'
import type { Asking } from '../../outside/asking.ts'
import { noBudget } from '../../outside/budget.ts'
import type { Feed } from './list.ts'
import { rankEntries } from './rank.ts'
import { readFeed } from './read-feed.ts'

/** A feed that was read is not asked for again for so many milliseconds. */
const fresh = 10 * 60_000

/** The feeds as they were last read; of the process, as nobody's words are in them. */
export function createFeeds() {
  const held = new Map<string, { until: number; entries: WebResult[] }>()

  async function entriesOf(feed: Feed, ask: Asking): Promise<{ entries: WebResult[]; asked: SourceAsked }> {
    const known = held.get(feed.url)
    if (known && known.until > Date.now())
      return { entries: known.entries, asked: { source: feed.title, outcome: 'answered', milliseconds: 0 } }
    const { answer, asked } = await ask({ id: 'feed', title: feed.title, budget: noBudget }, async (call) => {
      const text = await askText(call, new URL(feed.url), {
        headers: { accept: 'application/rss+xml, application/atom+xml, */*' },
      })
      return text === null ? [] : readFeed(text)
    })
    if (answer) held.set(feed.url, { until: Date.now() + fresh, entries: answer })
    return { entries: answer ?? known?.entries ?? [], asked }
  }

  /** Reads all feeds and searches their entries here: no word of the query leaves. */
  return async (feeds: readonly Feed[], query: string, limit: number, ask: Asking): Promise<WebResults> => {
    const parts = await Promise.all(feeds.map((feed) => entriesOf(feed, ask)))
    const byUrl = new Map(parts.flatMap(({ entries }) => entries).map((entry) => [entry.url, entry]))
    const ranked = rankEntries(query, [...byUrl.values()])
    return {
      results: ranked.slice(0, limit),
      total: ranked.length,
      asked: parts.map(({ asked }) => asked),
      by: 'feeds',
    }
  }
}

export type SearchFeeds = ReturnType<typeof createFeeds>
