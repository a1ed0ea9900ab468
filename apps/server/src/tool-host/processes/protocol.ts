import type { Amounts, PartialPatch, Provenance, Run, Step } from '@casewright/core'
import type { DocumentInfo, ExportWords, SavedWork } from '@casewright/core/server'
import type { SourceTitles } from '../../research/law/names.ts'
import type { ToolSource } from '../loading/tool-source.ts'
import type { Desk, ModelFacts } from './desk.ts'
import type { SentError } from './sent-error.ts'

/** What a process is told before anything else. */
export interface Orders {
  tools: readonly ToolSource[]
  /** Where Node keeps what it compiled. */
  compiled: string | undefined
}

/** An action to execute. Answered with the output as JSON. */
export interface RunJob {
  kind: 'run'
  tool: string
  action: string
  /** JSON, as it came. */
  input: string
  user: { id: string; name: string }
  documents: readonly DocumentInfo[]
  /** Empty: the tool gets no model. */
  models: readonly ModelFacts[]
  /** Why there is none, though one is connected. */
  whyNoModel?: string
  budget: Amounts
  sources: SourceTitles
}

/** A file to make of a run that is done. Answered with its bytes. */
export interface ExportJob {
  kind: 'export'
  tool: string
  name: string
  run: Run
  words: ExportWords
}

/** A file to make of a document in My documents. Answered with its bytes. */
export interface SavedJob {
  kind: 'saved'
  tool: string
  saved: SavedWork
}

/** The firm's files for a tool, to be looked at. Answered with sentences. */
export interface CheckJob {
  kind: 'check'
  tool: string
}

export type Job = RunJob | ExportJob | SavedJob | CheckJob
export type JobResult<J extends Job> = J extends RunJob
  ? string
  : J extends ExportJob | SavedJob
    ? Uint8Array
    : string[]

/** What a job reports of itself while it works. */
export interface Listener {
  step(step: Step): void
  partial(patch: PartialPatch): void
  checks(versions: Record<string, string>): void
  model(model: NonNullable<Provenance['model']>): void
  budget(budget: NonNullable<Provenance['budget']>): void
  info(message: string): void
  warn(message: string): void
}

export type Told = { [K in keyof Listener]: [name: K, value: Parameters<Listener[K]>[0]] }[keyof Listener]

/** `job` is a word that the server makes for each, and that nobody can guess: what is said with it is of that job. */
export type ToProcess =
  | { type: 'orders'; orders: Orders }
  | { type: 'begin'; job: string; work: Job }
  | { type: 'stop'; job: string; reason: SentError }
  | { type: 'answer'; call: number; value?: unknown; error?: SentError }
  /** What a call that listens is told before its answer. */
  | { type: 'news'; call: number; value: unknown }

export type FromProcess =
  | { type: 'ready' }
  | { type: 'call'; job: string; call: number; name: keyof Desk; args: unknown[]; listens: boolean }
  | { type: 'told'; job: string; told: Told[] }
  /** The JSON of an output comes as bytes, of which a message may hold many. */
  | { type: 'done'; job: string; value: unknown }
  | { type: 'failed'; job: string; error: SentError }
  /** An error that nobody caught. */
  | { type: 'uncaught'; tool: string; errorName: string; errorPlace: string }
