import type { Span } from '../../span/span.ts'
import type { Entry } from '../lexicon/entry.ts'

/** "410 U.S. 113" as it stands in a text, before what stands around it is read. */
export interface PageCore extends Span {
  what: 'page'
  volume: string
  /** The abbreviation as written. */
  reporter: Span
  /** What the abbreviation may stand for. */
  entries: readonly Entry[]
  /** `null` for a blank: "576 U.S. ___". */
  page: string | null
  /** "410 U.S. at 115": `page` is the pin cite. */
  short: boolean
  /** What stands in brackets between reporter and page: "1 Cranch" in "5 U.S. (1 Cranch) 137", or a year. */
  between: string | null
  /** A part of the page in words, as the date of a Louisiana docket. */
  date: string | null
}
