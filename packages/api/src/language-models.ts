/** The language and speech models that can run on this server; `GET /api/admin/language-models`. */
export interface LanguageModels {
  models: LanguageModelRow[]
  /** Those that hear dictation. */
  speech: SpeechModelRow[]
  /** The title of the one that hears dictation on this server, one that was brought as a file too; null: none. */
  hears: string | null
  /** The settings of the server (LLM_MODEL) name the model, so that none is chosen here. */
  isFixed: boolean
  /** What writes where none of this server is chosen: 'Anthropic'; null: nothing. */
  otherwise: string | null
  /** Files of weights that were laid on the server, and adding them. */
  weights: AddedWeights
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
  /** Questions with a known answer that were answered with them, of those that we asked; null: we asked none. */
  evaluation: { answered: number; of: number } | null
  isHeld: boolean
  isInUse: boolean
  /** The settings name it behind the one in use. */
  isFallback: boolean
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
  /** Null: the file does not state one. */
  license: string | null
  bytes: number
  /** Words that it heard wrong, for each voice of our evaluation; empty: not measured. */
  evaluation: readonly { wrong: number; of: number }[]
  isHeld: boolean
  fetch: FetchRow | null
}

/** Of one that can be fetched: how far that is. */
export interface FetchRow {
  isRunning: boolean
  /** All has come, and is being checked and added. */
  isAdding: boolean
  bytes: number
  of: number
  /** Null: not known yet. */
  secondsLeft: number | null
  problem: string | null
}

export interface AddedWeights {
  folder: string
  files: { name: string; bytes: number }[]
  /** The files that are being added. */
  adding: readonly string[] | null
  /** What was added last. */
  added: { kind: 'language' | 'speech' | 'embedding'; title: string; license: string | null; isTried: boolean } | null
  /** Why the last was not added, or not completely. */
  problem: string | null
}
