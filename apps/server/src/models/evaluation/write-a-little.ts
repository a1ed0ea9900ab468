import type { LanguageModel } from '../provider.ts'

/** Long enough to say how fast it writes. */
const maxTokens = 48

/** Has a model write a few words, so that it is known how fast it writes here. What they say is read by nobody. */
export async function writeALittle(model: LanguageModel, signal: AbortSignal): Promise<void> {
  await model.ask({
    system: 'You work for a lawyer.',
    user: 'Say in four sentences what a lease is, as JSON with "text".',
    schema: {
      type: 'object',
      properties: { text: { type: 'string' } },
      required: ['text'],
      additionalProperties: false,
    },
    maxTokens,
    signal,
  })
}
