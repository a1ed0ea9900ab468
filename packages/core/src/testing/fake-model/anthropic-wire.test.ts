import { afterEach, expect, it } from 'vitest'
import { ask, framesOf } from './client.ts'
import { type FakeModel, startFakeModel } from './start-fake-model.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const schema = {
  type: 'object',
  properties: { words: { type: 'string', 'x-mark': 'quote' } },
  required: ['words'],
  additionalProperties: false,
}
const words = 'Rent is due on the first of each month.'

it('answers a message with usage, in JSON of the schema asked for', async () => {
  fake = await startFakeModel()
  const response = await ask(fake.url, 'anthropic', { output_config: { format: { type: 'json_schema', schema } } })
  expect(response.status).toBe(200)
  const message = JSON.parse(await response.text())
  expect(message).toMatchObject({ type: 'message', role: 'assistant', model: 'fake-model', stop_reason: 'end_turn' })
  expect(message.usage.input_tokens).toBeGreaterThan(1)
  expect(message.content).toEqual([{ type: 'text', text: JSON.stringify({ words }), citations: null }])
  expect(fake.requests[0]).toMatchObject({ protocol: 'anthropic', format: 'json_schema', schema, stream: false })
})

it('answers through a forced tool', async () => {
  fake = await startFakeModel()
  const tools = [{ name: 'answer', input_schema: schema }]
  const response = await ask(fake.url, 'anthropic', { tools, tool_choice: { type: 'tool', name: 'answer' } })
  expect(await response.json()).toMatchObject({
    stop_reason: 'tool_use',
    content: [{ type: 'tool_use', name: 'answer', input: { words } }],
  })
})

it('streams the events in their order, cutting through no character', async () => {
  fake = await startFakeModel({ kind: 'say', text: '🏛️⚖️' }, { charactersPerDelta: 1 })
  const frames = framesOf(await (await ask(fake.url, 'anthropic', { stream: true })).text())
  expect(frames.map((frame) => frame.event)).toEqual([
    'message_start',
    'content_block_start',
    'ping',
    ...Array.from({ length: 4 }, () => 'content_block_delta'),
    'content_block_stop',
    'message_delta',
    'message_stop',
  ])
  const data = frames.map((frame) => JSON.parse(frame.data))
  expect(data.map((each) => each.delta?.text ?? '').join('')).toBe('🏛️⚖️')
  expect(data.at(-2)).toMatchObject({ delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } })
})

it('streams the input of a tool as JSON in pieces', async () => {
  fake = await startFakeModel()
  const tools = [{ name: 'answer', input_schema: schema }]
  const response = await ask(fake.url, 'anthropic', { stream: true, tools, tool_choice: { type: 'any' } })
  const pieces = framesOf(await response.text()).map((frame) => JSON.parse(frame.data).delta?.partial_json ?? '')
  expect(JSON.parse(pieces.join(''))).toEqual({ words })
})

it.each([
  [{ kind: 'rate-limited', retryAfter: 7 }, 429, 'rate_limit_error'],
  [{ kind: 'server-error' }, 500, 'api_error'],
  [{ kind: 'overloaded' }, 529, 'overloaded_error'],
] as const)('answers the error of %j', async (behaviour, status, type) => {
  fake = await startFakeModel(behaviour)
  const response = await ask(fake.url, 'anthropic')
  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '7' : null)
  expect(await response.json()).toMatchObject({ type: 'error', error: { type }, request_id: expect.any(String) })
})

it('counts tokens without playing the script', async () => {
  fake = await startFakeModel({ kind: 'server-error' })
  const response = await fetch(`${fake.url}/v1/messages/count_tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({ model: 'fake-model', messages: [{ role: 'user', content: 'x'.repeat(400) }] }),
  })
  expect(JSON.parse(await response.text()).input_tokens).toBeGreaterThanOrEqual(100)
  expect([fake.requests.length, fake.counted.length]).toEqual([0, 1])
})

it('turns away what the service would: no key, no limit of tokens, an open schema', async () => {
  fake = await startFakeModel()
  const keyless = await fetch(`${fake.url}/v1/messages`, { method: 'POST', body: '{}' })
  expect(keyless.status).toBe(401)
  expect((await ask(fake.url, 'anthropic', { max_tokens: undefined })).status).toBe(400)
  const open = { ...schema, additionalProperties: undefined }
  const format = { type: 'json_schema', schema: open }
  expect((await ask(fake.url, 'anthropic', { output_config: { format } })).status).toBe(400)
})

it('breaks a stream with an error of its own when it is overloaded in the middle', async () => {
  fake = await startFakeModel({ kind: 'overloaded', after: 20 })
  const frames = framesOf(await (await ask(fake.url, 'anthropic', { stream: true })).text())
  expect(frames.at(-1)?.event).toBe('error')
  expect(JSON.parse(frames.at(-1)?.data ?? '').error.type).toBe('overloaded_error')
})
