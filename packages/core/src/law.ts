import type { Anchor } from './anchor.ts'
import type { CitationCheck } from './citation-check.ts'
import type { SourceAsked } from './coverage.ts'
import type { LastAmended, LookedAt, TreatmentFlag } from './treatment.ts'

export const authorityKinds = ['case', 'statute', 'regulation', 'rule', 'constitution', 'other'] as const
export type AuthorityKind = (typeof authorityKinds)[number]

/** A case, statute or regulation with a citation, as a source tells of it. */
export interface Authority {
  /** Of the library, a UUID; of another source, its own id. */
  id: string
  kind: AuthorityKind
  title: string
  /** The one by which it is cited first. */
  citation: string
  /** Further citations of the same authority, as written. */
  parallel?: string[]
  /** The id of a court in the vocabulary of `@casewright/law`. */
  court?: string
  /** 'us', or the postal code of a state in lower case. */
  jurisdiction?: string
  /** ISO 8601 date of the decision or of the text in force; a year alone where no more is known. */
  date?: string
  url?: string
  /** The first and last page of a case in the reporter of `citation`, where they are known. */
  pages?: { first: number; last: number }
  /** The id of the source: 'library', 'courtlistener', 'ecfr', ... */
  source: string
  /** What was held, or what it provides, in words of the library's editors: not the authority's own. */
  holding?: string
  keyPoints?: string[]
  /** How many authorities of the library cite it. */
  citedBy?: number
  /** What is known against it as good law. Absent: nothing is known. */
  treatment?: TreatmentFlag
  /** The last act that amended it, as its publisher prints it; it is no flag. Absent: not known. */
  lastAmended?: LastAmended
  /** Which citing opinions of the library were read for it. Absent: none. */
  looked?: LookedAt
}

/** What an authority's weight, beside what it says, did to its place among the results of a search. */
export interface Standing {
  /** Its place, from 1, if what it says alone counted. */
  place: number
  /** How many places each moved it, up or down (below 0). */
  moved: { by: StandingReason; places: number }[]
}

/**
 * `cited`: how often the library cites it; `court`: the level of its court; `editors`: the library's editors describe it;
 * `law`: it is no longer good law; `scope`: the state or court that the query names.
 */
export const standingReasons = ['cited', 'court', 'editors', 'law', 'scope'] as const
export type StandingReason = (typeof standingReasons)[number]

export interface FoundAuthority extends Authority {
  /** 0 to 1, within one search. */
  relevance: number
  /** Words of the authority around what was searched for; `marks` are offsets into `text`. */
  snippet?: { text: string; marks: [start: number, end: number][] }
  /** Where the snippet stands, if the library holds the text. */
  passage?: Anchor
  /** Absent where results are not ranked by weight, as of connectors or by date. */
  standing?: Standing
}

/** What of a query's own words says where to look: a state, a court, years. */
export interface ScopeChip {
  /** 'jurisdiction:ca', 'court:ca9', 'dates:2016-01-01:' */
  id: string
  /** As it is shown: 'California', '9th Cir.', 'After 2015'. */
  label: string
}

/** Whether what was found answers: it does, it bears on the question, or nothing that was found answers it. */
export type Verdict = 'on point' | 'related' | 'nothing'

/** The least relevance of each, wherever it was judged: below `related`, an authority does not answer. */
export const leastRelevance = { onPoint: 0.8, related: 0.32 } as const

/** A search for law. `text` may hold "phrases", AND OR NOT, and /s /p /n proximity. */
export interface LawQuery {
  text: string
  kinds?: readonly AuthorityKind[]
  /** Ids of courts. */
  courts?: readonly string[]
  jurisdictions?: readonly string[]
  /** ISO 8601 dates, both included. */
  from?: string
  to?: string
  /** Relevance unless given. */
  sort?: 'relevance' | 'date'
  /** At most 100; 20 unless given. */
  limit?: number
  offset?: number
  /** Ids of scope chips that were removed: those words are searched for like others. */
  unscoped?: readonly string[]
  /** Ids of scope chips that are added to those of the words: what is from there is preferred. */
  scoped?: readonly string[]
  /** The library alone: nobody outside is asked, and no word of the query leaves the server. */
  atHand?: boolean
  /**
   * For showing results: words of an authority's text where the library has it and they are what was looked for, even where
   * what its editors say fits better.
   */
  inOwnWords?: boolean
}

/** What answers and lies outside of the years that the words of a query name. */
export interface Outside {
  total: number
  /** The first of them. */
  results: FoundAuthority[]
}

/** A part of the law that the library has nothing of. */
export interface LackedLaw {
  /** 'tx statute', 'tx case', 'court ca5': as packs of law say what they bring. */
  id: string
  /** 'Texas statutes', 'decisions of the 5th Cir.' */
  name: string
}

export interface LawResults {
  results: FoundAuthority[]
  /** How many there are in all; of a source that does not tell, how many it gave. */
  total: number
  asked: SourceAsked[]
  /** What the library says of its results; absent where it could not judge, as of a search with connectors. */
  verdict?: Verdict
  /** What came nearest, where it does not answer. No result. */
  nearest?: FoundAuthority[]
  /** Where the query's own words say to look. */
  scope?: ScopeChip[]
  /** Left out by the years among `scope`. */
  outside?: Outside
  /** In a sentence, what the library lacks that would answer. */
  missing?: string
  /** The states' law and the courts among it, as far as the query names them. */
  lacks?: LackedLaw[]
}

/** A citation to verify, with the words that the writer says stand there. */
export interface CitedWords {
  /** As it was written, with the names of the parties, court and year: 'Roe v. Wade, 410 U.S. 113 (1973)'. */
  citation: string
  quotations?: readonly string[]
  /** What the writer adds in parentheses: 'Douglas, J., dissenting', 'citations omitted'. */
  parentheticals?: readonly string[]
  /**
   * What the writer's own sentence says before each of `quotations`: 'the plaintiff contends that'. Without it, words that
   * were cut out from under a denial or a condition are out of context.
   */
  leadIns?: readonly string[]
}

/** The text of an authority, with the places where pages of a reporter begin, where its publisher gives them. */
export interface ReadText {
  authority: Authority
  text: string
  /** `citation`: by which the page is counted, where it is not the authority's own. */
  pages?: { label: string; offset: number; citation?: string }[]
  /** What amended it, the earliest first, as its publisher prints it. Absent: nothing is printed, or it was not read. */
  amendments?: { by: string; date: string }[]
}

/** Where an opinion of the library cites an authority, and what its words were read to do to it: 'cited', 'questioned'. */
export interface CitingSentence {
  citing: Pick<Authority, 'id' | 'title' | 'citation' | 'date'>
  kind: string
  /** In the text of the citing opinion. */
  start: number
  end: number
  /** The sentence on one line; a long one is cut. */
  words: string
}

/** The law behind one door: the library first, then the sources that the installation asks. */
export interface Law {
  /** `onSource` gets each source's results as they come in. */
  search(
    query: string | LawQuery,
    onSource?: (part: { asked: SourceAsked; results: FoundAuthority[] }) => void,
  ): Promise<LawResults>
  lookup(citation: string): Promise<{ authority: Authority | null; asked: SourceAsked[] }>
  /** One check for each, in their order. */
  verify(citations: readonly (string | CitedWords)[]): Promise<{ checks: CitationCheck[]; asked: SourceAsked[] }>
  /**
   * The text of an authority, whole: the library's, else that of a source that has it. `atHand`: the library's alone, so
   * that nobody outside is asked.
   */
  read(id: string, options?: { atHand?: boolean }): Promise<ReadText | null>
  /**
   * Where opinions of the library cite an authority of the library, a decision's later ones: one sentence of each, the latest
   * first.
   * Nobody outside is asked.
   */
  citing(id: string): Promise<CitingSentence[]>
}
