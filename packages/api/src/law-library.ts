/** The law that this server holds, what can be added to it, and what is being done; `GET /api/law-library`. */
export interface LawLibrary {
  authorities: number
  /** Bytes that the library takes in the database. */
  bytes: number
  /** Of the disk on which packs are kept while they are read. */
  disk: { free: number; total: number }
  /** Nothing may be downloaded: packs come from the folder alone. */
  offline: boolean
  /** The folder on the server that mirrors publishers' addresses, from which packs can be added without a network. */
  folder: { path: string; present: boolean }
  held: HeldLaw[]
  packs: LawPack[]
  work: LawPackWork[]
  /** ISO 8601: when publishers were last asked for newer releases; null: never. */
  checkedAt: string | null
  /** What is wrong with the firm's own catalog of packs; null: nothing. */
  catalogProblem: string | null
  /** Opinions with a text, and those that this version has read for what they say of what they cite. */
  readings: { opinions: number; read: number }
}

/** A pack that is in the library, or what else was imported into it. */
export interface HeldLaw {
  /** Of the import. */
  id: string
  /** Of the pack; null: it is no pack, but was imported by command, shipped, or fetched from a source. */
  pack: string | null
  title: string
  publisher: string | null
  license: string | null
  authorities: number
  /** Of an index of cases: how many it lists, without their texts; null: it is none. */
  cases: number | null
  /** Those of them that have a text. */
  texts: number
  /** Characters of their texts. */
  characters: number
  /** About so many bytes of the library's. */
  bytes: number
  /** How current it is: the publisher's words, or a date. */
  asOf: string | null
  /** ISO 8601. */
  updatedAt: string
  /** Rows that could not be read; `GET /api/law-library/packs/:pack/failures` lists them. */
  failures: number
  /** Files that the publisher lists and that could not be had. */
  missing: string[]
  parts: HeldPart[]
  /** A newer release that the publisher has; null: none is known. */
  newer: NewerRelease | null
  /** What the last update brought; null: there was none. */
  changed: LawChange | null
}

/** What is held of one court or code. */
export interface HeldPart {
  /** 'Supreme Court of the United States', 'United States Code', 'Regulations'. */
  name: string
  kind: 'court' | 'code'
  authorities: number
  /** Of decisions; of a code null: its text is the current one. */
  years: { from: number; to: number } | null
  /** How many decisions each decade has: 1890 has those of 1890 to 1899. */
  decades: { decade: number; authorities: number }[]
}

export interface NewerRelease {
  /** How current it is, as a pack's `current` is written. */
  current: string
  /** ISO 8601: when it was found. */
  foundAt: string
}

/** What an update changed; `GET /api/law-library/packs/:pack/changes` lists the authorities. */
export interface LawChange {
  /** How current it was before, and is now. */
  from: string | null
  to: string
  added: number
  changed: number
  removed: number
  /** ISO 8601. */
  at: string
}

/** Law that can be added by one click. */
export interface LawPack {
  id: string
  title: string
  what: string
  publisher: string
  license: string
  /** A page of the publisher about it. */
  page: string | null
  current: string
  /** False: its layout was never tried on a real file of this publication. */
  tried: boolean
  /** Bytes to download, bytes in the database afterwards, and authorities; null where it is not known. */
  download: number | null
  disk: number | null
  authorities: number | null
  /** What of the law it has, as far as that is known: 'ca statute', 'ak case', 'court ca5'. */
  brings: readonly string[]
  held: boolean
  /** From where it can be added now. */
  from: LawPackFrom[]
}

/** `folder`: from the folder on the server that mirrors publishers' addresses. */
export type LawPackFrom = 'network' | 'folder'

export type LawPackState = 'waiting' | 'downloading' | 'importing' | 'paused' | 'failed' | 'removing'

/** What is being done with a pack, or was and did not come to its end. */
export interface LawPackWork {
  pack: string
  title: string
  deed: 'add' | 'update' | 'remove'
  from: LawPackFrom
  state: LawPackState
  /** What it is at: the name of a file, or why it waits. */
  at: string | null
  /** 0 to 1, of the state that it is in; null where it cannot be known. */
  progress: number | null
  /** Files that came, of those that the pack has. */
  files: { done: number; of: number }
  /** Bytes that came; `of` null: the publisher does not say. */
  download: { bytes: number; of: number | null }
  /** Authorities read so far, and how many a second. */
  items: number
  perSecond: number | null
  /** Seconds; null where nothing can be said yet. */
  left: number | null
  failures: number
  /** Files that the publisher lists and that could not be had. */
  missing: string[]
  /** Why it failed or is paused, in a sentence. */
  problem: string | null
  /** ISO 8601. */
  startedAt: string
  touchedAt: string
}

/** Rows that could not be read, `GET /api/law-library/packs/:pack/failures`; `.../failures/export` gives all of them as a file of JSON lines. */
export interface LawFailures {
  total: number
  /** The first hundred. */
  failures: LawFailure[]
}

export interface LawFailure {
  file: string
  /** The how manieth of its file, from 1. */
  item: number
  reason: string
  /** What stood there, shortened. */
  row: string
}

/** What the last update changed, `GET /api/law-library/packs/:pack/changes`: the first five hundred. */
export interface LawChanges {
  change: LawChange | null
  authorities: {
    change: 'added' | 'changed' | 'removed'
    citation: string
    title: string
    /** To read it at `/api/library/:id`; null: the library does not have it any more. */
    id: string | null
  }[]
}

/** What `POST /api/admin/law-library/check` answers: how many packs that are held have a newer release. */
export interface LawChecked {
  newer: number
}

/** `POST /api/admin/law-library/packs/:pack/add`, which also updates; `.../pause`, `.../resume`, `.../cancel`, `.../remove` take nothing. */
export interface AddLawPack {
  from: LawPackFrom
}

/** Whether an administrator is asked to complete the library, and how far it is; `GET /api/admin/law-library/completion`. */
export interface LawCompletion {
  /** Null: it was answered, nothing is missing, or the server is offline and its folder does not mirror the publisher. */
  question: CompletionQuestion | null
  /** Null: nothing is under way. */
  work: LawPackWork | null
}

/**
 * What is fetched if an administrator says yes: `POST /api/admin/law-library/completion`. `.../completion/later` says
 * that it is not done now: then nobody is asked again.
 */
export interface CompletionQuestion {
  /** The pack to add, and from where. */
  pack: string
  from: LawPackFrom
  /** The folder on the server, where it is added from there; null: from the network. */
  folder: string | null
  publisher: string
  /** The host that is contacted. */
  host: string
  license: string
  /** A page of the publisher about it. */
  page: string | null
  /** How many authorities the starter set has. */
  authorities: number
  /** Cases whose texts are fetched. */
  cases: number
  requests: number
  /** About how long it takes. */
  seconds: number
  /** Statutes, rules and regulations whose texts are in packs that are added as well, in how many, and whose these are. */
  inPacks: number
  packs: number
  publishers: string[]
  /** Authorities for which the catalog has no address. */
  without: number
}
