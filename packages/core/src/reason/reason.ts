import type { z } from 'zod'
import type { Checked, LooseMark } from './checked.ts'
import type { Evidence } from './evidence.ts'

/** What a tool asks of a model, in a file of its own. `version` goes up with every change of the words. */
export interface Prompt {
  id: string
  version: string
  /** What to do with the evidence. The evidence itself, the rules and the schema are added by the core. */
  task: string
}

export interface ReasonRequest<S extends z.ZodType> {
  evidence: readonly Evidence[]
  prompt: Prompt
  /** Made of core's own marks wherever the model quotes, cites or counts. Unions hold no marks. */
  schema: S
  /** Most tokens of the answer. */
  maxTokens?: number
  /** The answer so far, for the page: not checked, and it may be cut anywhere. */
  onPartial?(value: unknown): void
}

export interface Reasoned<T> {
  answer: Checked<T>
  loose: LooseMark[]
  model: { provider: string; name: string; trust: 'local' | 'cloud'; promptVersion: string }
}

/**
 * The one door to a model. Fences the evidence, redacts it, asks, repairs once, and checks every
 * mark of the answer. No tool ever sees raw model text.
 * @throws CasewrightError model-failed, model-busy, model-refused, offline or cancelled
 */
export type Reason = <S extends z.ZodType>(request: ReasonRequest<S>) => Promise<Reasoned<z.output<S>>>
