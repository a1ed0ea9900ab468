import type { ErrorCode } from './errors.ts'
import type { Review } from './review.ts'

export const runStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** Whether a run has come to its end. */
export const hasEnded = (state: RunState): boolean => state === 'done' || state === 'failed' || state === 'cancelled'

/** Where a long work stands: a sentence, and how much of how much is done, where that is known. */
export interface Step {
  message: string
  done?: number
  total?: number
}

/** One question to a model that was answered: what was sent, and what it took. */
export interface ModelCall {
  /** Id and version of the prompt: 'ask 2'. */
  prompt: string
  model: string
  /** Length of what was sent, in characters. */
  characters: number
  tokens: { input: number; output: number }
  /** Millionths of a dollar; null where no price is known. */
  costMicros: number | null
  milliseconds: number
}

/** Searches of the law, and tokens that a model read and wrote. */
export interface Amounts {
  searches: number
  tokens: number
}

/** What a result came from. Kept with every run. */
export interface Provenance {
  documents?: { id: string; name: string; sha256: string }[]
  model?: { provider: string; name: string; promptVersion: string; tokens: { input: number; output: number } }
  /** Each question to a model, in the order of the answers. */
  calls?: ModelCall[]
  checks?: Record<string, string>
  /** Where one answer may take only so much: what it took, and the most. */
  budget?: { taken: Amounts; most: Amounts }
  sources?: { source: string; askedAt: string }[]
  /** What the law was searched for, each once, in the order in which it was. */
  searches?: string[]
  attempt: number
}

export interface RunError {
  code: ErrorCode
  message: string
}

/** A run as its owner sees it. Dates are ISO 8601 in UTC. */
export interface RunSummary {
  id: string
  tool: string
  action: string
  label: string
  state: RunState
  /** The id of the matter it is filed in. */
  matter: string | null
  createdAt: string
  startedAt: string | null
  endedAt: string | null
  error: RunError | null
}

export interface Run<Output = unknown> extends RunSummary {
  /** Whose it is, where it is another member's of its matter; absent: one's own. */
  owner?: { id: string; name: string }
  steps: (Step & { at: string })[]
  output: Output | null
  provenance: Provenance | null
  documents: { id: string; name: string; bytes: number; kind: string | null }[]
  /** What people decided about parts of the result. */
  reviews: Review[]
}

/** A change to what is streamed before the result stands. */
export type PartialPatch = { append: string } | { replace: unknown }

/** A page of a scan as it was recognized, while the rest still is. */
export interface PageSoFar {
  /** The name of its file. */
  document: string
  /** From 1. */
  number: number
  /** Its paragraphs, a line each. */
  text: string
}

/** What a run has streamed so far, whole. */
export interface PartialResult {
  /** What is being written. */
  text?: string
  /** What stands so far, in the tool's own form. */
  value?: unknown
  pages?: PageSoFar[]
}

/** What `GET /api/runs/:id/events` sends, by event name. */
export interface RunEvents {
  run: RunSummary
  step: Step
  partial: PartialResult & { unchecked: true }
  result: unknown
  error: RunError
}
