/**
 * What a reporter is.
 *
 * - `federal`, `state`, `regional`: decisions of courts, in print.
 * - `early`: printed under a reporter's name, mostly of the Supreme Court and the first federal courts.
 * - `neutral`: numbers that a court gives itself ("2015 WY 90"), free of any publisher.
 * - `lexis`: numbers of a database. Westlaw's are `neutral` or `specialty`, as they stand in the table.
 * - `specialty`: one subject, loose-leaf services among them.
 */
export type ReporterKind = 'federal' | 'state' | 'regional' | 'early' | 'neutral' | 'lexis' | 'specialty'

export interface Reporter {
  name: string
  kind: ReporterKind
  /** Jurisdictions whose courts are reported, as `jurisdictions` names them; `us` for federal courts. */
  jurisdictions: readonly string[]
  editions: readonly Edition[]
}

/** A series of a reporter: "F.", "F.2d", "F.3d". */
export interface Edition {
  /** As the Bluebook writes it, or nearly so: "S. Ct.". */
  abbreviation: string
  /** Years of the decisions in it; `null` where not known, or where it still appears. */
  from: number | null
  to: number | null
  /** Other ways to write it. Ways that differ only in spaces, points or brackets are not listed. */
  variations: readonly string[]
  forms: ReporterForms
  reporter: Reporter
}

/** How citations to an edition look, where they are not "volume abbreviation page". */
export interface ReporterForms {
  /** The volume may be left out: "Abb. Adm. 418". */
  bare: boolean
  /** The volume is a year: "2015 WY 90". */
  yearly: boolean
  /** Hyphens may stand in for spaces: "2010-NMSC-007". */
  hyphens: boolean
  /** A paragraph in place of the page: "2010-1 USTC ¶ 50,213". */
  paragraph: boolean
  /** Year and number after the abbreviation: "T.C. Memo 2019-233". */
  numbered: boolean
  /** Pages in capital roman numerals: "47 S.W.2d XI". */
  roman: boolean
  /** Louisiana's docket number before, and date after: "2009 1359 (La. App. 1 Cir. 5/10/10)". */
  docket: boolean
  /** A year with a letter for volume, after the abbreviation: "L.R.A. 1915A, 601". */
  annual: boolean
  /** A letter for the court before the page: "20 Fla. L. Weekly D2629". */
  lettered: boolean
}
