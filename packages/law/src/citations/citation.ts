import type { Span } from '../span/span.ts'
import type { LawKind } from './codes/code.ts'
import type { Division } from './cores/core.ts'

/**
 * A citation found in a text. Every place is a span of UTF-16 offsets: `text.slice(start, end)` are its words.
 *
 * `start` and `end` are the whole of it: the name before, the court, year and parentheticals after. `core` is what
 * identifies it, from the volume or name to the page or section, parallel citations with it.
 */
export type Citation =
  | CaseCitation
  | ShortCaseCitation
  | SupraCitation
  | IdCitation
  | ReferenceCitation
  | LawCitation
  | JournalCitation
  | SectionCitation

/** Words that point to a place in what is cited: "115-16, 120 n.5", "at 4", "¶ 12", "(a)(1)". */
export interface PinCite extends Span {
  words: string
}

/** One volume and page: "410 U.S. 113". Its span goes from the volume to the page, without the pin cite. */
export interface ReporterCite extends Span {
  /** "" where none is written: "Abb. Adm. 418". */
  volume: string
  /** The abbreviation as written: "U. S.". */
  reporter: string
  /** The abbreviation as the Bluebook writes it, or nearly so: "U.S.". */
  abbreviation: string
  /** Whether the abbreviation can stand for nothing else here. */
  certain: boolean
  /** `null` for a blank: "576 U.S. ___". In a short form, the page that is pointed to. */
  page: string | null
  pin: PinCite | null
  /** "1 Cranch" of "5 U.S. (1 Cranch) 137". */
  nominative: string | null
}

interface Named {
  /** The name of the case as written, spaces made single: "In re Gault", "Roe v. Wade". `null` where none is. */
  name: string | null
  nameAt: Span | null
  plaintiff: string | null
  /** The defendant; of "In re Gault" what follows "In re"; of a name with one party, that party. */
  defendant: string | null
}

interface Noted {
  /** Words of the first explanatory parenthetical, without its brackets. */
  parenthetical: string | null
  parentheticalAt: Span | null
  /** Places of all of them, without their brackets. Citations may stand within. */
  parentheticals: Span[]
  /** "See", "But see", "Cf.", "E.g.," as written. */
  signal: string | null
}

/** A case in full: "See Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973)". */
export interface CaseCitation extends Span, Named, Noted {
  kind: 'case'
  core: Span
  /** The first one and those parallel to it. */
  cites: ReporterCite[]
  /** Id of the court that the citation names, or that its reporter alone reports (`scotus`). See `courts`. */
  court: string | null
  /** The court as written: "4th Cir.". */
  courtWords: string | null
  year: number | null
  /** 1 to 12. */
  month: number | null
  day: number | null
  /** "No. 99 Civ. 9404 (SHS)" as written. */
  docket: string | null
  /** How it stands to the citation before it: "aff'd", "cert. denied", "overruled by". */
  history: string | null
}

/** A case by volume and page pointed to: "Roe, 410 U.S. at 115". */
export interface ShortCaseCitation extends Span, Noted {
  kind: 'short-case'
  core: Span
  cites: ReporterCite[]
  /** The name before it: "Roe". */
  antecedent: string | null
  antecedentAt: Span | null
  court: string | null
}

/** "Roe, supra, at 115". */
export interface SupraCitation extends Span, Noted {
  kind: 'supra'
  /** The word "supra". */
  core: Span
  /** The party right before it: "Wade" of "Roe v. Wade, supra". */
  antecedent: string | null
  /** The name before it, both parties where both are written. */
  name: string | null
  antecedentAt: Span | null
  /** A number right before the word. */
  volume: string | null
  pin: PinCite | null
}

/** "Id. at 115", "Ibid.". */
export interface IdCitation extends Span, Noted {
  kind: 'id'
  core: Span
  pin: PinCite | null
}

/** A case called by its name alone after it was cited in full: "the Roe decision", "Roe at 115". */
export interface ReferenceCitation extends Span {
  kind: 'reference'
  core: Span
  /** The name as written. */
  name: string
  pin: PinCite | null
  /** Place in the list of the full citation whose name it is, the latest before it. */
  of: number
}

/** A statute, regulation, rule, constitution or the like: "42 U.S.C. § 1983(a) (2018)". */
export interface LawCitation extends Span, Noted {
  kind: 'law'
  core: Span
  law: LawKind
  /** First part of its keys: `usc`, `cfr`, `ca-code`. */
  code: string
  /** The code as written: "U. S. C.", "Cal. Penal Code". */
  written: string
  /** As the Bluebook writes it. */
  abbreviation: string
  /** Title, or volume or year of session laws and registers. */
  title: string | null
  /** Subject of a state's code: "Penal". */
  subject: string | null
  /** Chapters, articles, amendments, parts. */
  divisions: Division[]
  /** The first section or rule as written. */
  section: string | null
  /** Every section it names: both ends of a range, each of a list. */
  sections: string[]
  /** Page of session laws and registers. */
  page: string | null
  pin: PinCite | null
  year: number | null
  /** "West", "Lexis Supp.". */
  publisher: string | null
}

/** A journal: "65 N.Y.U. L. Rev. 1373 (1990)". */
export interface JournalCitation extends Span, Noted {
  kind: 'journal'
  core: Span
  volume: string
  /** As written. */
  journal: string
  abbreviation: string
  page: string | null
  pin: PinCite | null
  year: number | null
}

/** A section sign or number that belongs to nothing named: "§ 99". What it is of, the text around it says. */
export interface SectionCitation extends Span {
  kind: 'section'
  core: Span
  section: string | null
}
