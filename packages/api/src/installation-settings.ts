import type { BackgroundHours } from '@casewright/core'

/** How long things are kept: days after their last change, 1 to 36,500. Null: until somebody deletes them. */
export interface Retention {
  /** Uploaded files, and saved documents. */
  documents: number | null
  /** The history: runs with their inputs and results. */
  runs: number | null
  /** Lines of the ledger of what left the machine. The audit log is not among them: it stays. */
  events: number | null
}

/** What a plan allows a person in a calendar month (UTC). Null: without limit. */
export interface PlanLimits {
  /** As it is called on the public pages, such as 'Starter'. Names are told apart without regard to case. */
  name: string
  /** Runs that are started, of all tools together. */
  runs: number | null
  /** Bytes that the person's documents take, at any time. */
  storageBytes: number | null
  /** Cost of models by the prices that are set, in millionths of a dollar. */
  costMicros: number | null
}

/** What an administrator says that a model costs. No price is built in: they change too often to be true here. */
export interface ModelPrice {
  /** As provenance names it, such as 'anthropic:claude-sonnet-5'. */
  model: string
  /** Millionths of a dollar for a million tokens. */
  inputMicros: number
  outputMicros: number
}

/** When one's session ends for want of use; `GET /api/account/idle`, and `POST` to put it off. */
export interface IdleTime {
  /** Without use; null: it does not end by that. */
  minutes: number | null
  /** From now on, where `minutes` is set. */
  secondsLeft: number | null
}

/** What administrators set for everybody; `GET` and `PUT /api/admin/settings`. */
export interface InstallationSettings {
  /** Whether pages offer dictation by the browser's own recognition of speech. */
  speech: boolean
  /** Whether assistants of other makers may be connected, by the Model Context Protocol. */
  mcp: boolean
  /** Who has to sign in with a second factor besides the password. */
  secondFactor: 'optional' | 'administrators' | 'everybody'
  /** After how many minutes without use a session ends, 5 to 1,440; null: it lasts seven days. */
  idleMinutes: number | null
  /** Whether people get a mail of a sign-in with a browser that is new to their account. */
  newDeviceMail: boolean
  /** Whether the library is searched by meaning as well, where there is an embedding model. */
  meaning: boolean
  /** The name of the model on this server that writes, where the settings of the server name none; null: none was chosen. */
  model: string | null
  /** When vectors are made and models are evaluated; null: at any time. */
  backgroundHours: BackgroundHours | null
  retention: Retention
  plans: PlanLimits[]
  prices: ModelPrice[]
}
