import type { Web } from '@casewright/core'
import type { Egress, Who } from '../egress/index.ts'
import type { Log } from '../log.ts'
import { askText } from '../outside/ask.ts'
import { createAsking } from '../outside/asking.ts'
import { noBudget } from '../outside/budget.ts'
import type { WebEngine } from './engines/engine.ts'
import { readFeeds } from './feeds/list.ts'
import type { SearchFeeds } from './feeds/search-feeds.ts'
import { readPage } from './page.ts'

export interface WebDeps {
  engine: WebEngine | null
  searchFeeds: SearchFeeds
  dataDir: string
  egress: Egress
  log: Log
  /** Milliseconds after which an engine, a feed or a page is given up. */
  timeout: number
}

/** The web for one person's run: what is asked of it stands in that person's ledger. */
export function createWeb({ engine, searchFeeds, dataDir, ...deps }: WebDeps, who: Who, signal: AbortSignal): Web {
  // An engine was named by the administrator; feeds and pages were found on the way, so only public addresses are called.
  const askEngine = createAsking(deps, 'web', who, signal)
  const askOpen = createAsking({ ...deps, address: 'open' }, 'web', who, signal)
  return {
    async search(query, { limit = 20 } = {}) {
      if (!engine) return searchFeeds((await readFeeds(dataDir)).feeds, query, limit, askOpen)
      const { answer, asked } = await askEngine({ ...engine, budget: noBudget }, (call) =>
        engine.search(query, limit, call),
      )
      return { results: answer?.results ?? [], total: answer?.total ?? 0, asked: [asked], by: 'engine' }
    },
    async read(address) {
      const url = URL.parse(address)
      if (!url) return null
      const { answer } = await askOpen({ id: 'page', title: url.hostname, budget: noBudget }, (call) =>
        askText(call, url, { headers: { accept: 'text/html' } }),
      )
      return answer ? readPage(answer) : null
    },
  }
}
