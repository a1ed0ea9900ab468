import Anthropic from '@anthropic-ai/sdk'
import { type LanguageModel, type ModelSettings, silenceMilliseconds } from './provider.ts'

export const defaultModel = 'claude-sonnet-5-5'

export function anthropicModel({
  id,
  model,
  apiKey,
  baseUrl,
  fetch,
  trust,
  contextTokens,
}: ModelSettings): LanguageModel {
  const client = new Anthropic({
    apiKey: apiKey ?? null,
    authToken: null,
    ...(baseUrl && { baseURL: baseUrl }),
    fetch,
    // Retries are ours, alike for all providers.
    maxRetries: 0,
    timeout: silenceMilliseconds,
    logLevel: 'off',
  })
  return {
    id,
    provider: 'Anthropic',
    name: model,
    trust,
    contextTokens: contextTokens ?? 200_000,
    async ask({ system, user, schema, maxTokens, signal, onDelta }) {
      const stream = client.messages.stream(
        {
          model,
          max_tokens: maxTokens,
          system,
          messages: [{ role: 'user', content: user }],
          output_config: { format: { type: 'json_schema', schema } },
        },
        { signal },
      )
      if (onDelta) stream.on('text', onDelta)
      const message = await stream.finalMessage()
      const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
      const stop =
        message.stop_reason === 'refusal' ? 'refused' : message.stop_reason === 'max_tokens' ? 'length' : 'end'
      return { text, stop, tokens: { input: message.usage.input_tokens, output: message.usage.output_tokens } }
    },
  }
}
