import type { Span } from '../../span/span.ts'
import type { LawKind } from '../codes/code.ts'
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

/** "title 9", "ch. 93A", "art. I": a part of a code that a citation names before the section. */
export interface Division {
  kind: string
  number: string
}

/** "42 U.S.C. § 1983" as it stands in a text. */
export interface LawCore extends Span {
  what: 'law'
  /** First part of its keys. */
  id: string
  kind: LawKind
  /** As the Bluebook writes it. */
  abbreviation: string
  /** The code as written, its subject with it: "Cal. Penal Code". */
  code: Span
  /** "Penal", "Crim. Law", where a state has a code for each subject. */
  subject: string | null
  title: string | null
  divisions: Division[]
  /** The first section or rule, or the page of session laws; as written, `null` where a whole code or part is cited. */
  section: string | null
  /** Every section: both ends of a range, each of a list. */
  sections: string[]
  /** "(a)(1)", "note", "et seq.", "cl. 8". */
  pin: Span | null
}

/** "Id.", "supra", or a section sign that belongs to no code. */
export interface WordCore extends Span {
  what: 'id' | 'supra' | 'section'
}

export type Core = PageCore | LawCore | WordCore
