import { headerWord, type SettingsOf, url } from '../../platform/env/kinds.ts'

export const webSearchFields = {
  SEARXNG_URL: url(/^https?$/, 'http://searxng:8080').optional(),
  BRAVE_API_KEY: headerWord,
  BRAVE_BASE_URL: url(/^https?$/, 'https://api.search.brave.com').optional(),
  TAVILY_API_KEY: headerWord,
  TAVILY_BASE_URL: url(/^https?$/, 'https://api.tavily.com').optional(),
}

/** Which engine of the web is asked, and where it is. */
export type EngineSettings = SettingsOf<typeof webSearchFields>
