import { type SourceAsked, visibleText, type Web } from '@casewright/core'
import type pg from 'pg'
import type { Egress, Who } from '../../platform/egress/index.ts'
import type { InstallationSettings } from '../../platform/env/installation.ts'
import type { Log } from '../../platform/log/log.ts'
import { askText } from '../external/ask.ts'
import { createAsking } from '../external/asking.ts'
import { type Budget, createBudget, noBudget } from '../external/budget.ts'
import type { AskingSettings } from '../external/env.ts'
import { chooseEngine } from './engines/choose.ts'
import type { EngineSettings } from './env.ts'
import { readFeeds } from './feeds/list.ts'
import { type AskFor, createFeeds } from './feeds/search-feeds.ts'
import { asText } from './reading/as-text.ts'
import { createReader } from './reading/reader.ts'

export interface WebDeps {
  env: EngineSettings & AskingSettings & Pick<InstallationSettings, 'DATA_DIR'>
  pool: pg.Pool
  egress: Egress
  log: Log
}

/** The web of this installation. */
export interface WebDoor {
  /**
   * The web for one person's run: what is asked of it stands in that person's ledger.
   * @param onAsked is told the names of those who were asked in a search
   */
  webFor(who: Who, signal: AbortSignal, onAsked: (sources: readonly string[]) => void): Web
  /** The engine that is asked; null: the feeds are. */
  engine: { title: string; left: Budget['left'] } | null
  /** Whose news are searched where there is no engine. */
  feedTitles(): Promise<string[]>
  /** Why the firm's own list of feeds is not used. */
  feedsProblem(): Promise<string | undefined>
  close(): Promise<void>
}

/** Of a page the beginning will do: a megabyte of markup holds more words than a summary rests on. */
const wanted = { types: /html|text\/plain/i, most: 2 * 1024 * 1024, cut: true }

export function createWebDoor({ env, pool, egress, log }: WebDeps): WebDoor {
  const engine = chooseEngine(env)
  // No allowances: an engine's plan is counted there. Its pauses are heeded.
  const askable = engine && { ...engine, budget: createBudget(pool, engine.id, []) }
  const reader = createReader()
  const searchFeeds = createFeeds(reader)
  const deps = { egress, log, timeout: env.SOURCE_TIMEOUT * 1000 }

  const webFor: WebDoor['webFor'] = (who, signal, onAsked) => {
    // The engine was named by the administrator. Feeds and pages are anybody's, so only public addresses are called.
    const askNamed = createAsking(deps, 'web', who, signal)
    const askOpen = createAsking({ ...deps, address: 'open' }, 'web', who, signal)
    return {
      async search(query, { limit = 20 } = {}) {
        if (!askable) {
          const { feeds } = await readFeeds(env.DATA_DIR)
          const askFor: AskFor = ({ internal }) => (internal ? askNamed : askOpen)
          const found = await searchFeeds(feeds, query, limit, askFor, signal)
          onAsked(contacted(found.asked))
          return found
        }
        const { answer, asked } = await askNamed(
          askable,
          (call) => askable.search(query, limit, call),
          (found) => found.results.length,
        )
        const { results = [], total = 0, note } = answer ?? {}
        onAsked(contacted([asked]))
        return { results, total, asked: [note ? { ...asked, note } : asked], by: 'engine' }
      },
      async read(address) {
        const url = URL.parse(address)
        if (!url) return null
        const { answer } = await askOpen({ id: 'page', title: url.hostname, budget: noBudget }, async (call) => {
          const html = await askText(asText(call, wanted), url, { headers: { accept: 'text/html' } })
          return html && reader.read('page', html, signal)
        })
        const page = (await answer) || null
        return page && { title: visibleText(page.title), text: visibleText(page.text) }
      },
    }
  }
  return {
    webFor,
    engine: askable && { title: askable.title, left: askable.budget.left },
    feedTitles: async () => (await readFeeds(env.DATA_DIR)).feeds.map(({ title }) => title),
    feedsProblem: async () => (await readFeeds(env.DATA_DIR)).problem,
    close: reader.close,
  }
}

const contacted = (asked: readonly SourceAsked[]) =>
  asked.flatMap(({ source, outcome }) => (outcome === 'skipped' ? [] : [source]))
