import { chatModel } from './openai.ts'
import type { LanguageModel, ModelSettings } from './provider.ts'

/** Any server that speaks OpenAI's Chat Completions: Ollama, vLLM, llama.cpp, LM Studio. */
export const compatibleModel = (settings: ModelSettings): LanguageModel =>
  chatModel('Compatible server', settings, {
    contextTokens: 16_000,
    limit: 'max_tokens',
    formats: ['json_schema', 'json_object', 'text'],
    isSteady: true,
  })
