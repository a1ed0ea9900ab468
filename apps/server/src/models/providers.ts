import { defaultModel as anthropicDefault, anthropicModel } from './anthropic.ts'
import { compatibleModel } from './compatible.ts'
import { localModel } from './local.ts'
import { defaultModel as openaiDefault, openaiModel } from './openai.ts'
import type { LanguageModel, ModelSettings } from './provider.ts'

export interface Provider {
  make(settings: ModelSettings): LanguageModel
  /** Taken where a key is given and no model is named. */
  defaultModel?: string
  /** Whether its address decides if it is local; else it is a cloud. */
  byAddress?: true
  /** Whether its weights are a file on this server, so that it has neither a key nor an address. */
  onThisServer?: true
  /** Where it is, if not at an address of the installation's. */
  host?: string
  /** For people, before a model is made. */
  title: string
}

/** By the word that stands before the colon in LLM_MODEL. The key and the address of those elsewhere are `<WORD>_API_KEY` and `<WORD>_BASE_URL`. */
export const providers = {
  anthropic: { make: anthropicModel, defaultModel: anthropicDefault, title: 'Anthropic', host: 'api.anthropic.com' },
  openai: { make: openaiModel, defaultModel: openaiDefault, title: 'OpenAI', host: 'api.openai.com' },
  local: { make: localModel, onThisServer: true, title: 'This server' },
  compatible: { make: compatibleModel, byAddress: true, title: 'Compatible server' },
} as const satisfies Record<string, Provider>

export type ProviderId = keyof typeof providers

/** Those that are reached through a network, and so have a key and an address. */
export type RemoteId = Exclude<ProviderId, 'local'>
