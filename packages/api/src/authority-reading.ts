import type { Authority } from '@casewright/core'

/** An authority to read, `GET /api/library/:id`. Places are in UTF-16 units of the text. */
export interface AuthorityReading {
  authority: Authority & { field?: string; fetchedAt?: string }
  /** Null: the library has none. */
  text: string | null
  /** At its publisher. */
  url: string | null
  /** The court by its name. */
  court: string | null
  /** The source by its name. */
  source: string
  /** As the Bluebook cites it: a pin cite goes between 'Doe v. Roe, 12 F.3d 34' and ' (9th Cir. 1993)'. */
  bluebook: { cited: string; date: string }
  /** The opinions of a case that are not the court's, and where the line stands with which each begins. */
  separate: { kind: 'concurrence' | 'dissent' | 'partial'; by?: string; start: number; end: number }[]
  /** What its publisher gives with the text; null where it gives nothing. */
  details: {
    /** How current the text is, in the publisher's words: 'Public Law 119-36'. */
    asOf?: string
    /** What it is among its kind: 'proposed rule'. */
    form?: string
    /** 'repealed', 'transferred', 'reserved'. */
    status?: string
    docket?: string
    /** The levels of the code above it, from the top down. */
    hierarchy?: { level: string; number?: string; heading: string }[]
    /** The acts that made and amended it. */
    history?: string
    /** Amendments, derivation, committee notes; of a case its opinions, in their order. */
    notes?: { kind: string; heading?: string; text: string }[]
    /** Where a page of a reporter begins; `citation` where it is not the first one's. */
    pages?: { label: string; offset: number; citation?: string }[]
    footnotes?: { mark: string; start: number; end: number }[]
  } | null
  /** What it said before updates changed it, the latest first, each named as `asOf` is; read by `…/as-of`. */
  earlier: string[]
  /** The source that can give its text on any day; null if none can. */
  onAnyDay: string | null
  /** The sections before and after it in its code, as far as the library has them. */
  neighbors: { previous: AuthorityNear | null; next: AuthorityNear | null }
}

/** The text of an authority as of a day or release, `GET /api/library/:id/as-of`. */
export interface AuthorityAsOf {
  asOf: string
  text: string
  /** The source by its name. */
  source: string
}

export interface AuthorityNear {
  id: string
  citation: string
  title: string
}
