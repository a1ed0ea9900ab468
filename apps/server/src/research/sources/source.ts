import type { Authority, LawQuery } from '@casewright/core'
import type { OutsideCall } from '../external/call.ts'

/** An authority as a source tells of it; `id` is the source's own. */
export interface SourceAuthority extends Authority {
  /** Its text, where the answer held it. */
  text?: string
  /** Of CourtListener: the docket, which knows the court. */
  docket?: string
}

export interface SourceHit extends SourceAuthority {
  /** 0 to 1, within this answer. */
  relevance: number
  snippet?: { text: string; marks: [start: number, end: number][] }
}

/** What a source says of one citation. `unknown`: it could not tell, for the reason in `note`. */
export interface Looked {
  outcome: 'found' | 'not-found' | 'unknown'
  /** More than one is ambiguous. */
  candidates: SourceAuthority[]
  note?: string
}

/**
 * A place outside that finds or looks up law. Everything that it is sent goes through the egress door; of a document
 * only normalized citations are sent, and of a person the query that they can see.
 */
export interface LegalSource {
  id: string
  /** For people. */
  title: string
  search(query: LawQuery, call: OutsideCall): Promise<{ results: SourceHit[]; total: number }>
  /** Whether it can speak of a citation, so that its silence says something. @param citation normalized: '410 U.S. 113' */
  covers?(citation: string): boolean
  /** One answer for each citation, in their order; only for those that it covers. @param citations normalized */
  lookup?(citations: readonly string[], call: OutsideCall): Promise<Looked[]>
  /** What a lookup does not tell, such as the court; asked for only where it is needed. */
  complete?(authority: SourceAuthority, call: OutsideCall): Promise<SourceAuthority>
  /** The text of what it covers as it stood on a day, ISO 8601. Null: it has none of that day. */
  textOn?(citation: string, date: string, call: OutsideCall): Promise<string | null>
  /** The text of an authority that it told of. Null: it has none. */
  text?(id: string, call: OutsideCall): Promise<string | null>
}
