import type { FakeRequest } from './fake-request.ts'
import { faultBody } from './fault.ts'
import { isRecord } from './json-schema.ts'
import { refusalText, type Spoken } from './plan.ts'
import { inputTokens, tokensOf, type Wire } from './wire.ts'

// A refusal of the model ends its turn as any answer does: only the filter has a reason of its own.
const finishReasons = { end: 'stop', length: 'length', refusal: 'stop', filtered: 'content_filter' } as const

const frame = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

const usage = (request: FakeRequest, { text }: Spoken) => ({
  prompt_tokens: inputTokens(request),
  completion_tokens: tokensOf(text),
  total_tokens: inputTokens(request) + tokensOf(text),
})

const head = ({ id, model }: FakeRequest, object: string) => ({
  id: `chatcmpl-${id}`,
  object,
  // A fixed moment, so that two runs of a test are alike.
  created: 1_735_689_600,
  model,
})

const wantsUsage = ({ body }: FakeRequest) =>
  isRecord(body.stream_options) && body.stream_options.include_usage === true

const chunk = (request: FakeRequest, delta: Record<string, unknown>, finish: string | null = null) =>
  frame({
    ...head(request, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(wantsUsage(request) ? { usage: null } : {}),
  })

/** OpenAI's Chat Completions, in the shapes of openai 7.55.0. */
export const openaiWire: Wire = {
  whole: (request, spoken) => ({
    ...head(request, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: spoken.stop === 'refusal' ? null : spoken.text,
          refusal: spoken.stop === 'refusal' ? refusalText : null,
        },
        logprobs: null,
        finish_reason: finishReasons[spoken.stop],
      },
    ],
    usage: usage(request, spoken),
  }),
  opening: (request, { stop }) =>
    chunk(request, { role: 'assistant', content: stop === 'refusal' ? null : '', refusal: null }) +
    (stop === 'refusal' ? chunk(request, { refusal: refusalText }) : ''),
  delta: (request, _spoken, piece) => chunk(request, { content: piece }),
  closing: (request, spoken) =>
    chunk(request, {}, finishReasons[spoken.stop]) +
    (wantsUsage(request)
      ? frame({ ...head(request, 'chat.completion.chunk'), choices: [], usage: usage(request, spoken) })
      : '') +
    'data: [DONE]\n\n',
  overloaded: ({ id }) => frame(faultBody('openai', 'overloaded', id).body),
}
