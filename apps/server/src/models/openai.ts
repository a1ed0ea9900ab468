import type { JsonSchema } from '@casewright/core'
import OpenAI from 'openai'
import {
  type LanguageModel,
  type ModelAnswer,
  type ModelRequest,
  type ModelSettings,
  silenceMilliseconds,
} from './provider.ts'

export const defaultModel = 'gpt-5.5'

export const openaiModel = (settings: ModelSettings): LanguageModel =>
  chatModel('OpenAI', settings, { contextTokens: 128_000, limit: 'max_completion_tokens', formats: ['json_schema'] })

interface Ways {
  contextTokens: number
  /** The name that the server knows for the limit of the answer's tokens. */
  limit: 'max_completion_tokens' | 'max_tokens'
  /** Schema modes in the order in which they are tried; a server that refuses one is asked by the next. */
  formats: readonly ('json_schema' | 'json_object' | 'text')[]
  /** Asked to answer the same again with the likeliest words; left out where a server refuses that. */
  isSteady?: boolean
}

/** The same question has the same answer, as far as the engine can. */
const steady = { temperature: 0, seed: 1 }

/** A model behind Chat Completions: OpenAI's own, or any server that speaks it. */
export function chatModel(provider: string, settings: ModelSettings, ways: Ways): LanguageModel {
  const { model, apiKey, baseUrl, fetch, trust } = settings
  const client = new OpenAI({
    // A local server asks for no key, and the SDK does not start without one.
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    ...(baseUrl && { baseURL: baseUrl }),
    fetch,
    maxRetries: 0,
    timeout: silenceMilliseconds,
    logLevel: 'off',
  })
  // What the server takes is found out once: a mode that it refuses is not tried again.
  let format = 0
  let isSteady = ways.isSteady ?? false
  const once = async ({ system, user, schema, maxTokens, signal, onDelta }: ModelRequest): Promise<ModelAnswer> => {
    const stream = await client.chat.completions.create(
      {
        model,
        [ways.limit]: maxTokens,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        response_format: formatOf(ways.formats[format] ?? 'text', schema),
        ...(isSteady && steady),
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    )
    let text = ''
    let refused = false
    let finish: string | undefined
    const tokens = { input: 0, output: 0 }
    for await (const chunk of stream) {
      const choice = chunk.choices[0]
      const delta = choice?.delta.content
      if (delta) {
        text += delta
        onDelta?.(delta)
      }
      if (choice?.delta.refusal) refused = true
      finish = choice?.finish_reason ?? finish
      if (chunk.usage)
        Object.assign(tokens, { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens })
    }
    // A stream that ends without saying why was cut off, however politely the socket closed.
    if (!finish) throw new CutOff()
    const stop = refused || finish === 'content_filter' ? 'refused' : finish === 'length' ? 'length' : 'end'
    return { text, stop, tokens }
  }
  return {
    id: settings.id,
    provider,
    name: model,
    trust,
    contextTokens: settings.contextTokens ?? ways.contextTokens,
    async ask(request) {
      for (;;) {
        try {
          return await once(request)
        } catch (error) {
          const refusal = error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError
          if (!refusal) throw error
          if (isSteady && /\b(?:temperature|seed)\b/i.test(error.message)) isSteady = false
          else if (format + 1 < ways.formats.length) format += 1
          else throw error
        }
      }
    },
  }
}

const formatOf = (format: Ways['formats'][number], schema: JsonSchema) =>
  format === 'json_schema'
    ? ({ type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } } as const)
    : ({ type: format } as const)

/** The answer ended before its end. */
class CutOff extends Error {
  override name = 'CutOff'
}
