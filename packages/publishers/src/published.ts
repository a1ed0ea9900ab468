import type { AuthorityKind } from '@casewright/core'

/** A level of a code above a section: 'chapter', '44', 'Firearms'. */
export interface Level {
  level: string
  number?: string
  heading: string
}

/** What stands with an authority and is not its text: amendments, derivation, committee notes. */
export interface Note {
  kind: string
  heading?: string
  text: string
}

/** Where a page of a reporter begins in `text`. */
export interface PageBreak {
  label: string
  offset: number
  /** The citation by which it is counted, where it is not the first. */
  citation?: string
}

export interface Footnote {
  mark: string
  /** Where it begins and ends in `text`, in UTF-16 units. */
  start: number
  end: number
}

/** An authority as its publisher gives it out. */
export interface Published {
  /** The same in every release of the same publication. */
  id: string
  kind: AuthorityKind
  /** The heading of a section or rule, the name of a case, the subject of a document. */
  title: string
  /** As written; the one by which it is cited first comes first. At least one. */
  citations: string[]
  /** As the publisher names it. */
  court?: string
  /** 'us', or the postal code of a state in lower case. */
  jurisdiction?: string
  /** ISO 8601: of the decision, of the publication, or the day to which a code is current; a year or month alone where no more is known. */
  date?: string
  /** How current the text is, in the publisher's words: 'Public Law 119-36'. */
  asOf?: string
  url?: string
  text: string
  /** What it is among its kind: 'proposed rule', 'notice'. */
  form?: string
  /** 'repealed', 'transferred', 'reserved' and so on, where the publisher says so. */
  status?: string
  /** From the top down. */
  hierarchy?: Level[]
  /** The acts that made and amended it. */
  history?: string
  notes?: Note[]
  pages?: PageBreak[]
  footnotes?: Footnote[]
  docket?: string
}

/** An authority, or what could not be read as one with the reason and the beginning of what stood there. */
export type Item = { authority: Published } | { rejected: string; row: string }
