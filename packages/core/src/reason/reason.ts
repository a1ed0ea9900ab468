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

/** A sentence of the evidence that a small model picked by its number: its words are copied by us. */
export interface Picked {
  /** Of the piece of evidence. */
  id: string
  title: string
  words: string
}

/**
 * A task that a small model can do: of numbered sentences it picks some, the best first. It writes no word, so that
 * each quotation made of what it picked is in the evidence. `instead`: it is not asked, and this is the answer.
 */
export type SmallTask<T> =
  | {
      /** What is asked of the sentences: 'Which of the numbered sentences answer the question?' */
      pick: string
      most: number
      /** Ids of the evidence that is read and not picked from: the question. */
      aside: readonly string[]
      answer(picked: readonly Picked[]): T
    }
  | { instead: T }

export interface ReasonRequest<S extends z.ZodType> {
  evidence: readonly Evidence[]
  prompt: Prompt
  /** Made of core's own marks wherever the model quotes, cites or counts. Unions hold no marks. */
  schema: S
  /** Most tokens of the answer. */
  maxTokens?: number
  /** Most tokens that may be read and written for it, all tries together. What would go beyond is not asked. */
  mostTokens?: number
  /** What a small model is asked instead, where it would not do what the prompt says. */
  small?: SmallTask<z.input<S>> | undefined
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
 * @throws CasewrightError model-failed, model-busy, model-refused, over-budget, offline or cancelled
 */
export type Reason = <S extends z.ZodType>(request: ReasonRequest<S>) => Promise<Reasoned<z.output<S>>>
