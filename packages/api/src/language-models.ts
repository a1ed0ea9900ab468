/** The language and speech models that can run on this server; `GET /api/admin/language-models`. */
export interface LanguageModels {
  models: LanguageModelRow[]
  /** Those that hear dictation. */
  speech: SpeechModelRow[]
  /** The title of the one that hears dictation on this server, one that was brought as a file too; null: none. */
  hears: string | null
  /** Seconds of speech that it hears in a second, as measured here; null: not yet. */
  hearingSpeed: number | null
  /** The settings of the server (LLM_MODEL) name the model, so that none is chosen here. */
  isFixed: boolean
  /** What writes where none of this server is chosen: 'Anthropic'; null: nothing. */
  otherwise: string | null
  /** Files of weights that were laid on the server, and adding them. */
  weights: AddedWeights
  /** Questions of an evaluation on this server. */
  questions: number
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
  /** As it was evaluated on this server; null: it never was. */
  here: EvaluationHere | null
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

/** An evaluation on this server: how it stands, and what came of the last one that was completed. */
export interface EvaluationHere {
  state: 'waiting' | 'running' | 'done' | 'canceled' | 'stopped'
  /** Questions that were asked so far. */
  asked: number
  result: {
    answered: number
    wrong: number
    silent: number
    of: number
    seconds: number
    /** Null: it wrote too little to say. */
    tokensPerSecond: number | null
    /** ISO date and time. */
    at: string
  } | null
  /** Why it was stopped, in a sentence. */
  problem: string | null
}

/** A question of the evaluation on this server, and the words that answer it. */
export interface EvaluationQuestion {
  paper: string
  question: string
  text: string
  /** Null: nothing answers it. */
  answer: string | null
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
