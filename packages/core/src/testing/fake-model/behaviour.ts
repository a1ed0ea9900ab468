import type { FakeRequest } from './fake-request.ts'

/** What a liar says that is not so. `obeys` does what an instruction inside the evidence tells it. */
export const lies = ['invented-quotation', 'altered-quotation', 'invented-citation', 'wrong-figure', 'obeys'] as const
export type Lie = (typeof lies)[number]

/**
 * How the fake model takes one request. Milliseconds for waits, seconds for `retryAfter` (as the
 * header has them), characters of the answer's text for `after`. A behaviour with `times` is used
 * for that many requests before the script goes on.
 */
export type Behaviour =
  | { kind: 'right'; answer?: unknown | ((request: FakeRequest) => unknown) }
  | { kind: 'say'; text: string }
  | { kind: 'slow'; milliseconds: number; perToken?: number }
  | { kind: 'rate-limited'; retryAfter: number; times?: number }
  | { kind: 'server-error'; times?: number }
  /** With `after`, a stream begins well and then carries the error, as both services do under load. */
  | { kind: 'overloaded'; times?: number; after?: number }
  | { kind: 'cut-off'; after: number }
  | { kind: 'invalid-json' }
  | { kind: 'wrong-schema' }
  | { kind: 'empty' }
  /** `filtered` makes it OpenAI's content filter instead of the model's own refusal. */
  | { kind: 'refusal'; filtered?: boolean }
  | { kind: 'length' }
  /** With `after`, a stream stops in the middle and stays open. */
  | { kind: 'hang'; after?: number }
  | { kind: 'liar'; lie: Lie }

/** One behaviour for every request, one each with the last repeating, or a choice by request. */
export type Script = Behaviour | Behaviour[] | ((request: FakeRequest) => Behaviour)
