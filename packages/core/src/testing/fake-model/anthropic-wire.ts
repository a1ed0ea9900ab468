import type { FakeRequest } from './fake-request.ts'
import { faultBody } from './fault.ts'
import { parsedJson } from './parsed-json.ts'
import { refusalText, type Spoken } from './plan.ts'
import { inputTokens, tokensOf, type Wire } from './wire.ts'

const stopReasons = { end: 'end_turn', length: 'max_tokens', refusal: 'refusal', filtered: 'refusal' } as const

const event = (data: { type: string } & Record<string, unknown>) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

const outcome = ({ tool }: FakeRequest, { stop }: Spoken) => ({
  stop_reason: tool && stop === 'end' ? 'tool_use' : stopReasons[stop],
  stop_sequence: null,
  stop_details:
    stop === 'refusal' || stop === 'filtered' ? { type: 'refusal', category: null, explanation: refusalText } : null,
})

const block = ({ tool, id }: FakeRequest, text: string, input: unknown) =>
  tool
    ? { type: 'tool_use', id: `toolu_${id}`, caller: { type: 'direct' }, name: tool, input }
    : { type: 'text', text, citations: null }

const message = (request: FakeRequest, content: unknown[], output: number) => ({
  id: `msg_${request.id}`,
  type: 'message',
  role: 'assistant',
  model: request.model,
  content,
  container: null,
  diagnostics: null,
  stop_reason: null,
  stop_sequence: null,
  stop_details: null,
  usage: {
    input_tokens: inputTokens(request),
    output_tokens: output,
    output_tokens_details: null,
    cache_creation: null,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    inference_geo: null,
    server_tool_use: null,
    service_tier: 'standard',
    speed: null,
  },
})

/** Anthropic's Messages, in the shapes of @anthropic-ai/sdk 1.11.0. */
export const anthropicWire: Wire = {
  whole: (request, spoken) => ({
    ...message(
      request,
      spoken.text === '' ? [] : [block(request, spoken.text, parsedJson(spoken.text) ?? spoken.text)],
      tokensOf(spoken.text),
    ),
    ...outcome(request, spoken),
  }),
  opening: (request, spoken) =>
    event({ type: 'message_start', message: message(request, [], 1) }) +
    (spoken.text === ''
      ? ''
      : event({ type: 'content_block_start', index: 0, content_block: block(request, '', {}) })) +
    event({ type: 'ping' }),
  delta: ({ tool }, _spoken, piece) =>
    event({
      type: 'content_block_delta',
      index: 0,
      delta: tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece },
    }),
  closing: (request, spoken) =>
    (spoken.text === '' ? '' : event({ type: 'content_block_stop', index: 0 })) +
    event({
      type: 'message_delta',
      delta: { container: null, ...outcome(request, spoken) },
      usage: {
        input_tokens: inputTokens(request),
        output_tokens: tokensOf(spoken.text),
        output_tokens_details: null,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        server_tool_use: null,
      },
    }) +
    event({ type: 'message_stop' }),
  overloaded: ({ id }) => event({ type: 'error', ...faultBody('anthropic', 'overloaded', id).body }),
}
