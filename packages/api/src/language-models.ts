/** The language and speech models that can run on this server; `GET /api/admin/language-models`. */
export interface LanguageModels {
  models: LanguageModelRow[]
  /** Those that hear dictation. */
  speech: SpeechModelRow[]
  /** The title of the one that hears dictation on this server, one that was brought as a file too; null: none. */
  hears: string | null
  /** Nothing may be fetched. */
  offline: boolean
  /** Bytes of this server, or of its container. */
  memory: number
}

export interface LanguageModelRow {
  name: string
  title: string
  /** Null: the file does not state one. */
  license: string | null
  bytes: number
  /** Bytes that it takes while it runs. */
  memory: number
  /** Whether this server has that much. */
  fits: boolean
  /** Whether we ran these weights. */
  isTried: boolean
  /** What our evaluation showed of them, in a few words; null where we did not run them. */
  shown: string | null
  isHeld: boolean
  isInUse: boolean
  /** As it last wrote on this server; null: it did not yet. */
  tokensPerSecond: number | null
  /** Questions that are waiting or being answered. */
  waiting: number
  fetch: FetchRow | null
}

/** A speech model that hears here, or that can be fetched. */
export interface SpeechModelRow {
  name: string
  title: string
  license: string
  bytes: number
  isHeld: boolean
  fetch: FetchRow | null
}

/** Of one that can be fetched: how far that is. */
interface FetchRow {
  isRunning: boolean
  bytes: number
  of: number
  problem: string | null
}
