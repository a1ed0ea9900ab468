import type { Env } from '../../env.ts'
import { brave } from './brave.ts'
import type { WebEngine } from './engine.ts'
import { searxng } from './searxng.ts'
import { tavily } from './tavily.ts'

export type EngineEnv = Pick<
  Env,
  'SEARXNG_URL' | 'BRAVE_API_KEY' | 'BRAVE_BASE_URL' | 'TAVILY_API_KEY' | 'TAVILY_BASE_URL'
>

/** The first engine that is configured: the firm's own before a service. Null: none is. */
export function chooseEngine(env: EngineEnv): WebEngine | null {
  if (env.SEARXNG_URL) return searxng(new URL(env.SEARXNG_URL))
  if (env.BRAVE_API_KEY) return brave(new URL(env.BRAVE_BASE_URL ?? 'https://api.search.brave.com'), env.BRAVE_API_KEY)
  if (env.TAVILY_API_KEY) return tavily(new URL(env.TAVILY_BASE_URL ?? 'https://api.tavily.com'), env.TAVILY_API_KEY)
  return null
}
