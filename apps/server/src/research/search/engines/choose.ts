import type { EngineSettings } from '../env.ts'
import { brave } from './brave.ts'
import type { WebEngine } from './engine.ts'
import { searxng } from './searxng.ts'
import { tavily } from './tavily.ts'

const braveBase = 'https://api.search.brave.com'
const tavilyBase = 'https://api.tavily.com'

/** The first engine that is configured: the firm's own before a service. Null: none is. */
export function chooseEngine(env: EngineSettings): WebEngine | null {
  if (env.SEARXNG_URL) return searxng(new URL(env.SEARXNG_URL))
  if (env.BRAVE_API_KEY) return brave(new URL(env.BRAVE_BASE_URL ?? braveBase), env.BRAVE_API_KEY)
  if (env.TAVILY_API_KEY) return tavily(new URL(env.TAVILY_BASE_URL ?? tavilyBase), env.TAVILY_API_KEY)
  return null
}

/** Where the chosen engine is, and which settings hold its key and its address. */
export function engineWhere(env: EngineSettings): { host: string; key: string | undefined; address: string } {
  if (env.SEARXNG_URL) return { host: new URL(env.SEARXNG_URL).host, key: undefined, address: 'SEARXNG_URL' }
  if (env.BRAVE_API_KEY)
    return { host: new URL(env.BRAVE_BASE_URL ?? braveBase).host, key: 'BRAVE_API_KEY', address: 'BRAVE_BASE_URL' }
  return { host: new URL(env.TAVILY_BASE_URL ?? tavilyBase).host, key: 'TAVILY_API_KEY', address: 'TAVILY_BASE_URL' }
}
