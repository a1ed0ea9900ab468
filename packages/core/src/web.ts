import type { SourceAsked } from './coverage.ts'

/** A page that an engine or a feed told of. All of it is text from outside. */
export interface WebResult {
  title: string
  url: string
  domain: string
  /** Plain text. */
  snippet: string
  /** ISO 8601. */
  date?: string
}

export interface WebResults {
  results: WebResult[]
  /** How many there are in all; of an engine that does not tell, how many it gave. */
  total: number
  asked: SourceAsked[]
  /** `engine`: the web was searched. `feeds`: no engine is set, so the latest of the public legal feeds was. */
  by: 'engine' | 'feeds'
}

/** The web behind one door: an engine where one is set, else public feeds; and the pages that they tell of. */
export interface Web {
  search(query: string, options?: { limit?: number }): Promise<WebResults>
  /** The text of a page, without what stands around it. Null: it could not be read, or may not be. */
  read(url: string): Promise<{ title: string; text: string } | null>
}
