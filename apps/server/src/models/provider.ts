import type { JsonSchema } from '@casewright/core'
import type { LocalModel } from '@casewright/local-model'

export interface ModelRequest {
  /** Id and version of the prompt, for what a run tells of itself; it is not sent. */
  prompt?: string
  system: string
  user: string
  /** What the answer must be, by the provider's own schema mode; where a server has none, it is told in words. */
  schema: JsonSchema
  maxTokens: number
  /** Cancels the request on the wire. */
  signal: AbortSignal
  /** Called with each piece of the answer as it comes. */
  onDelta?(text: string): void
  /** Called with how many questions of others are answered first, whenever that changes. */
  onWaiting?(ahead: number): void
}

export interface ModelAnswer {
  text: string
  /** `length`: cut by the limit of tokens. `refused`: the model would not answer. */
  stop: 'end' | 'length' | 'refused'
  tokens: { input: number; output: number }
}

/** A provider's model behind our interface. Adding a provider is one file that makes these, and one line in `providers.ts`. */
export interface LanguageModel {
  /** As LLM_MODEL and prices name it: 'anthropic:claude-sonnet-5'. */
  id: string
  /** For people: 'Anthropic'. */
  provider: string
  name: string
  trust: 'local' | 'cloud'
  /** Tokens that evidence, instructions and answer may have together. */
  contextTokens: number
  /** Of so few weights that it picks where others write. */
  isSmall?: boolean | undefined
  /** @throws the provider's own error; `failure.ts` tells what it means */
  ask(request: ModelRequest): Promise<ModelAnswer>
}

export interface ModelSettings {
  /** As LLM_MODEL and prices name it. */
  id: string
  /** The model's name with the provider. */
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  /** What has the egress door in it. */
  fetch: typeof fetch
  trust: 'local' | 'cloud'
  contextTokens: number | undefined
  /** A model that runs here; all that ask it share it. */
  local?: LocalModel | undefined
  /** Told of each question that it did not answer; one that was canceled is none. */
  onLocalFailure?: ((model: string) => void) | undefined
}

/** The longest silence of a provider before it counts as down. */
export const silenceMilliseconds = 120_000
