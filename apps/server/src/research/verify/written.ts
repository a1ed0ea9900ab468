/** A citation as it was written, read into what can be compared. */
export interface Written {
  /** All of it. */
  text: string
  kind: 'case' | 'statute' | 'regulation' | 'rule' | 'constitution' | 'other'
  /** Each parallel citation: its key, and its normalized form, which alone is sent to sources. */
  cites: readonly { key: string; normalized: string }[]
  /** Of an early volume of the United States Reports, its reporter's own number: 5 and '1 Cranch' of '5 U.S. (1 Cranch) 137'. */
  nominative?: { volume: number; words: string }
  /** The parties, as written. More than one where it cannot be told how far back the name goes; empty: none is written. */
  names: readonly string[]
  year?: number
  /** ISO 8601, where a whole day is written: '1986-12-25'. */
  day?: string
  /** The id of a court, where the citation names one or its reporter has but one. */
  court?: string
  /** As written: '9th Cir.'. */
  courtWritten?: string
  /** A short form: its pages are those that it points to, and not those on which a case begins. */
  isShort?: true
  /** As written: 'No. 19-cv-100'. */
  docket?: string
  /** The first page of the reporter, and the page of the pin cite. */
  page?: number
  pin?: number
  /** What was written and could not be read: 'court' of '(Foo Ct. 1886)', 'year' of '(2O09)'. */
  unread: readonly ('name' | 'court' | 'year')[]
  /** The subsections of a statute or rule, from the outermost in: 'b', '1' of '§ 2000e-2(b)(1)'. */
  subsections: readonly string[]
  /** What stands in brackets after court and year: 'Douglas, J., dissenting'. */
  parentheticals: readonly string[]
}
