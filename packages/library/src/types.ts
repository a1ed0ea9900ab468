import type {
  Authority,
  AuthorityKind,
  FoundAuthority,
  LackedLaw,
  LawQuery,
  Outside,
  ScopeChip,
  Verdict,
} from '@casewright/core'
import type { Published } from '@casewright/publishers'
import type { CaseIndexAnswer } from './case-index/find-cases.ts'
import type { ImportState } from './schema.ts'
import type { Forest } from './search/order/forest.ts'
import type { Signals } from './search/order/signals.ts'
import type { CitingOpinion, CitingWords } from './treatment/cited-by.ts'
import type { HistoryRow } from './treatment/history-of.ts'
import type { PublishedOf } from './treatment/published-of.ts'
import type { Pair } from './treatment/said-by.ts'
import type { SaidAgainst, SaidOf } from './treatment/said-of.ts'
import type { Near, NearOptions, QueryVector } from './vectors/nearest.ts'

/** An authority to keep, as an importer or a source gives it. */
export interface NewAuthority {
  /** Unique within its import: adding it again replaces what is there. */
  externalId: string
  kind: AuthorityKind
  title: string
  /** As written; the one by which it is cited first comes first. At least one. */
  citations: readonly string[]
  court?: string
  jurisdiction?: string
  /** ISO 8601 date; a year alone where no more is known. */
  date?: string
  url?: string
  /** The id of the source it comes from: 'library' for what is imported, 'courtlistener', 'ecfr', ... */
  source: string
  holding?: string
  keyPoints?: readonly string[]
  /** What it is looked up for, which is searched and not shown. */
  subjects?: readonly string[]
  field?: string
  text?: string
  details?: AuthorityDetails
  fetchedAt?: Date
}

/** What its publisher gives with the text of an authority. Places are in UTF-16 units of the text. */
export type AuthorityDetails = Pick<
  Published,
  'asOf' | 'form' | 'status' | 'docket' | 'hierarchy' | 'history' | 'notes' | 'pages' | 'footnotes'
>

/** An authority as the library knows it. Of one that several imports hold, what they say is joined. */
export interface StoredAuthority extends Authority {
  field?: string
  subjects?: readonly string[]
  /** When it was taken from its source, ISO 8601. */
  fetchedAt: string
  /** Whether `read` gives a text. */
  hasText: boolean
}

/** An authority to read. */
export interface ReadAuthority {
  authority: StoredAuthority
  text: string
  /** Absent where its publisher gave nothing besides the text. */
  details?: AuthorityDetails
}

/** A case that the library has in a volume. */
export interface HeldInVolume {
  page: number
  /** That which names the volume. */
  citation: string
  titles: string[]
}

export interface Neighbors {
  previous: StoredAuthority | null
  next: StoredAuthority | null
}

/** Who cites an authority, as far as the opinions of the library were read. */
export interface Citing {
  /** Of the authority. */
  keys: string[]
  opinions: CitingOpinion[]
  /** Whether another case begins on the same page, so that its name tells which one is cited. */
  isShared: boolean
  /** Opinions that nobody has read yet. */
  due: number
}

export interface Added {
  added: number
  updated: number
  unchanged: number
}

/** What a section said before an update changed it. */
export interface EarlierText {
  /** How current it was, in the publisher's words, or a date. */
  asOf: string
  text: string
  /** ISO 8601. */
  replacedAt: string
}

export interface ImportStatus extends Added {
  id: string
  kind: string
  source: string
  state: ImportState
  rejected: number
  /** Authorities that it holds now. */
  authorities: number
  /** Cases of the case index that it holds now, which have no text. */
  cases?: number
  /** Of their texts, in characters. */
  characters: number
  /** ISO 8601. */
  startedAt: string
  touchedAt: string
  endedAt?: string
}

export interface LibraryStatus {
  authorities: number
  imports: ImportStatus[]
  /** Of all tables of the library on disk. */
  bytes: number
}

export interface LibraryResults {
  results: FoundAuthority[]
  total: number
  /** In words, where the query could not be read as it was written: how it was read. */
  problem?: string
  /** Whether the results answer; absent of a search with connectors, of a citation and of pasted text. */
  verdict?: Verdict
  /** What came nearest where nothing answers. */
  nearest?: FoundAuthority[]
  /** What the library lacks, where nothing answers. */
  missing?: string
  /** The states' law and the courts among it. */
  lacks?: LackedLaw[]
  scope?: ScopeChip[]
  /** What is on point and is left out by the years that the query's words name. */
  outside?: Outside
  /** Where meaning took part: how many authorities have vectors, of how many. */
  meaning?: { embedded: number; authorities: number }
}

/** What search may be given besides the query. */
export interface SearchOptions {
  /** Asked for the query's vector where it is searched for by meaning as well; undefined when there is none after all. */
  vector?: () => Promise<QueryVector | undefined>
  /** For measuring: ids of authorities to leave out, with everything learned from them. */
  without?: readonly string[]
  /** For measuring: false, and no snippets are made, which saves reading the texts. */
  snippets?: boolean
  /** For measuring the order of pasted texts. */
  order?: {
    /** Instead of the trees that are shipped. */
    forest?: Forest
    /** Told the signals of the first results of a pasted text, in their order, and whether trees ordered them. */
    told?: (signals: readonly Signals[], isOrdered: boolean) => void
  }
}

/** The authorities kept in our own database. */
export interface Library {
  /** The import of this kind and source, made where there is none, and marked as running. */
  startImport(kind: string, source: string): Promise<string>
  /**
   * Adds or replaces authorities, and makes them searchable before it returns. Adding the same again changes nothing.
   * @throws Error when there is no such import
   */
  add(importId: string, batch: readonly NewAuthority[]): Promise<Added>
  /** Reads a batch and writes nothing yet: what it returns adds it. So one is read while another is written. */
  prepare(importId: string, batch: readonly NewAuthority[]): Promise<() => Promise<Added>>
  search(query: string | LawQuery, options?: SearchOptions): Promise<LibraryResults>
  /** The passages nearest to a vector of this model among those that have one, and how many authorities have. */
  nearest(query: QueryVector, options: NearOptions): Promise<Near>
  /**
   * How sure it is that each of these texts answers a query, from 0 to 1, as `relevance` is of the library's own results.
   * Undefined of a query with connectors, or of pasted text.
   */
  judge(query: string, texts: readonly { title: string; text: string }[]): Promise<number[] | undefined>
  /** The authorities that have this citation, whatever stands around it. Several: it is ambiguous. */
  lookup(citation: string): Promise<StoredAuthority[]>
  /** The same of each of some citations, asked at once. */
  lookupEach(citations: readonly string[]): Promise<Map<string, StoredAuthority[]>>
  /** The text of an authority, empty where the library has none. */
  read(id: string): Promise<ReadAuthority | null>
  /** Its texts before updates changed them, the latest first. */
  earlier(id: string): Promise<EarlierText[]>
  /** The sections before and after a section of a code, among those that are there. */
  neighbors(authority: StoredAuthority): Promise<Neighbors>
  /**
   * Whether the library holds every authority of the reporter or code that this citation names, so that what it does
   * not have does not exist. False means that nothing can be said.
   */
  covers(citation: string): Promise<boolean>
  /** What the case index knows of citations, by their keys. A key without an answer: nothing can be said. */
  indexed(keys: readonly string[]): Promise<Map<string, CaseIndexAnswer>>
  /** The cases that the library has in the volumes of citations, by the keys of these. */
  heldInVolumes(keys: readonly string[]): Promise<Map<string, HeldInVolume[]>>
  /** The cases that bear each name; a name needs both parties, or 'In re'. */
  namesakes(names: readonly string[]): Promise<StoredAuthority[][]>
  /** What publishers print of enactments, by ids of the library. */
  publishedOf(ids: readonly string[]): Promise<Map<string, PublishedOf>>
  /** What opinions of the library say against what has one of these keys, for each list of keys. */
  saidOf(keys: readonly (readonly string[])[]): Promise<SaidOf[]>
  /** What one decision says itself against another, for each pair of them. */
  saidBy(pairs: readonly Pair[]): Promise<SaidAgainst[][]>
  /** The opinions of the library that cite an authority. */
  citing(authority: StoredAuthority): Promise<Citing>
  /** The words of some of them, by their numbers. */
  citingWords(keys: readonly string[], citing: readonly number[]): Promise<Map<number, CitingWords>>
  /** What courts above did to a case, and what it did to the decisions below, as opinions tell. */
  history(authority: StoredAuthority): Promise<HistoryRow[]>
  /** Takes away an import with all that it brought. */
  remove(importId: string): Promise<void>
  status(): Promise<LibraryStatus>
  /** Waits until the index has as few parts as it should. It becomes so by itself after adding, in the background. */
  tidy(): Promise<void>
  /** Waits until what searches need is in memory, as far as it is kept there. It becomes so by itself after a search. */
  readAhead(): Promise<void>
  /** What was written beside it is found at once, and not a moment later. */
  refresh(): void
  /** Ends what runs in the background. */
  close(): Promise<void>
}
