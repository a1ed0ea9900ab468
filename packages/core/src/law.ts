import type { Anchor } from './anchor.ts'
import type { Coverage } from './coverage.ts'

export type SourceAsked = NonNullable<Coverage['sourcesAsked']>[number]

/** A case, statute or regulation with a citation, as a source tells of it. */
export interface Authority {
  id: string
  kind: 'case' | 'statute' | 'regulation' | 'rule' | 'other'
  title: string
  citation: string
  court?: string
  /** ISO 8601 date of the decision or of the text in force. */
  date?: string
  url?: string
  source: string
}

export interface FoundAuthority extends Authority {
  /** 0 to 1, within one search. */
  relevance: number
  passage?: Anchor
}
