/** What is said between the server and the process in which a model runs. */
export interface Question {
  system: string
  user: string
  /** JSON Schema; the answer is held to it by a grammar. */
  schema: Record<string, unknown>
  maxTokens: number
}

export interface Answer {
  text: string
  stop: 'end' | 'length'
  tokens: { input: number; output: number }
}

export type ToModel =
  | { kind: 'load'; scripts: string; binding: string; path: string; threads: number; window: number }
  | { kind: 'ask'; id: number; question: Question; threads: number }
  | { kind: 'stop'; id: number }

/** Why a question was not answered although the model runs. */
export type Failure = 'too-long' | 'memory' | 'loop' | 'broken'

/** What is said of one question. */
export type OfQuestion =
  | { kind: 'delta'; id: number; text: string }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'stopped'; id: number }
  | { kind: 'failed'; id: number; why: Failure }

export type FromModel =
  | OfQuestion
  | { kind: 'alive' }
  | { kind: 'loaded' }
  | { kind: 'unloadable'; why: 'memory' | 'broken' }

/** How often the process says that it lives, in milliseconds, whatever it computes. */
export const aliveEvery = 2_000
