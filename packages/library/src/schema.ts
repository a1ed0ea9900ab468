import type { AuthorityKind } from '@casewright/core'
import type { CitingTreatment, Voice } from '@casewright/law'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

type Count = ColumnType<number, number | undefined, number>
type Stamp = ColumnType<Date, Date | undefined, Date>

/** The tables of the library. `authority` in the others is the number, which changes with an authority's content. */
export interface LibrarySchema {
  libraryImport: {
    id: Generated<string>
    kind: string
    source: string
    state: ColumnType<ImportState, ImportState | undefined, ImportState>
    added: Count
    updated: Count
    unchanged: Count
    rejected: Count
    /** Where the importer stands, in its own terms. */
    position: ColumnType<unknown, string | null | undefined, string | null>
    /** Beginnings of citation keys of which this import holds every authority. */
    covers: ColumnType<string[], string[] | undefined, string[]>
    startedAt: Stamp
    touchedAt: Stamp
    endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  authority: {
    number: Generated<number>
    id: Generated<string>
    importId: string
    externalId: string
    /** SHA-256 of all that was given. */
    hash: Buffer
    /** The number of the first authority that is the same one, from whatever import. */
    work: number
    kind: AuthorityKind
    title: string
    citation: string
    court: string | null
    jurisdiction: string | null
    date: string | null
    url: string | null
    source: string
    holding: string | null
    keyPoints: string[] | null
    subjects: string[] | null
    field: string | null
    /** Of the text, in UTF-16 units. */
    length: number
    citedBy: Count
    fetchedAt: Stamp
  }
  /** Wide: it has characters of two UTF-16 units, so that the database counts otherwise than we do. */
  authorityText: { authority: number; text: string; wide: boolean }
  /** Of sections whose text an update changed; `authority` is the id. */
  authorityEarlier: {
    authority: string
    importId: string
    asOf: string
    text: string
    replacedAt: Stamp
  }
  authorityDetail: { authority: number; detail: ColumnType<unknown, string, string> }
  /** Of its units, one after another: a bit for each dimension, and eight. */
  authorityVector: {
    id: GeneratedAlways<number>
    authority: number
    model: string
    units: number
    bits: Buffer
    bytes: Buffer
    madeAt: Stamp
  }
  authorityCitation: { authority: number; work: number; key: string; written: string; main: boolean }
  /** Who cites which key, in which passage of its text. */
  authorityLink: { citing: number; passage: number; key: string }
  /** What an opinion says of an authority that it cites. */
  authorityTreatment: TreatmentRow
  /** Opinions that are still to be read for it. */
  treatmentDue: { authority: number }
  /** The others, and by which version of the reader each was read. */
  treatmentRead: { authority: number; reader: number }
  /** The cases of a volume, packed; where `home` is another volume, the pages on which cases of that one stand here. */
  caseIndexVolume: {
    volume: string
    importId: string
    home: string
    cases: number
    block: Buffer
    writtenAt: Stamp
  }
  libraryStaged: { importId: string; kind: string; id: number; parent: number | null; data: unknown }
  librarySegment: { id: GeneratedAlways<number>; documents: number; words: number; slots: Buffer; directory: Buffer }
  libraryBlock: { segment: number; part: number; number: number; data: Buffer }
  /** What could not be read. */
  libraryReject: { importId: string; file: string; item: number; reason: string; row: string }
  /** What an update is going to change, until all of it is known. */
  libraryArrival: { importId: string; externalId: string; authority: ColumnType<unknown, string, string> }
  /** What the last update changed. */
  libraryChange: { importId: string; externalId: string; change: Change; citation: string; title: string }
  libraryGone: { id: GeneratedAlways<number>; number: number }
}

/** Places are in UTF-16 units of the citing opinion's text. */
export interface TreatmentRow {
  citing: number
  keys: string[]
  name: string | null
  year: number | null
  kind: CitingTreatment
  chief: boolean
  against: boolean
  voice: Voice
  denied: boolean
  certainty: number
  mentions: number
  startAt: number
  endAt: number
  words: string
  byCitation: string | null
  byName: string | null
  byYear: number | null
  byCourt: string | null
}

export type Change = 'added' | 'changed' | 'removed'
export type ImportState = 'running' | 'done' | 'failed' | 'removed'
export type AuthorityRow = Selectable<LibrarySchema['authority']>
