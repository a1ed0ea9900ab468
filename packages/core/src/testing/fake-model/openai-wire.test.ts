import { afterEach, expect, it } from 'vitest'
import { ask, askJson, framesOf } from './client.ts'
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
const asSchema = { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }

it('answers a completion with usage, in JSON of the schema asked for', async () => {
  fake = await startFakeModel()
  const completion = await askJson(fake.url, 'openai', asSchema)
  expect(completion).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { content: JSON.stringify({ words }), refusal: null }, finish_reason: 'stop' }],
  })
  const { prompt_tokens, completion_tokens, total_tokens } = completion.usage
  expect(prompt_tokens + completion_tokens).toBe(total_tokens)
})

it('streams chunks, then the usage if it is asked for, then the end', async () => {
  fake = await startFakeModel({ kind: 'say', text: '🏛️ held' }, { charactersPerDelta: 1 })
  const options = { stream: true, stream_options: { include_usage: true } }
  const frames = framesOf(await (await ask(fake.url, 'openai', options)).text())
  expect(frames.at(-1)?.data).toBe('[DONE]')
  const chunks = frames.slice(0, -1).map((frame) => JSON.parse(frame.data))
  expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe('🏛️ held')
  expect(chunks.at(-2).choices[0].finish_reason).toBe('stop')
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
  expect(new Set(chunks.map((chunk) => chunk.id)).size).toBe(1)
})

it('finds the schema in the prompt when any JSON object is asked for', async () => {
  fake = await startFakeModel()
  const messages = [
    { role: 'developer', content: `Answer in JSON like {"type": "x"}, by this schema:\n${JSON.stringify(schema)}` },
    { role: 'user', content: words },
  ]
  const answered = await askJson(fake.url, 'openai', { messages, response_format: { type: 'json_object' } })
  expect(JSON.parse(answered.choices[0].message.content)).toEqual({ words })
  expect(fake.requests[0]).toMatchObject({ format: 'json_object', schema, user: words })
})

it.each([
  [{ kind: 'rate-limited', retryAfter: 7 }, 429, 'rate_limit_exceeded'],
  [{ kind: 'server-error' }, 500, null],
  [{ kind: 'overloaded' }, 503, null],
] as const)('answers the error of %j', async (behaviour, status, code) => {
  fake = await startFakeModel(behaviour)
  const response = await ask(fake.url, 'openai')
  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '7' : null)
  expect(JSON.parse(await response.text()).error).toMatchObject({
    message: expect.any(String),
    type: expect.any(String),
    code,
  })
})

it.each([
  [{ kind: 'refusal' }, { content: null, refusal: expect.any(String) }, 'stop'],
  [{ kind: 'refusal', filtered: true }, { content: '', refusal: null }, 'content_filter'],
  [{ kind: 'empty' }, { content: '', refusal: null }, 'stop'],
] as const)('ends as %j should', async (behaviour, message, finish) => {
  fake = await startFakeModel(behaviour)
  const [choice] = (await askJson(fake.url, 'openai')).choices
  expect(choice.message).toMatchObject(message)
  expect(choice.finish_reason).toBe(finish)
})

it('turns away what the service would: a strict schema with an optional field, JSON that nobody mentions', async () => {
  fake = await startFakeModel()
  const loose = { name: 'answer', strict: true, schema: { ...schema, required: [] } }
  expect((await ask(fake.url, 'openai', { response_format: { type: 'json_schema', json_schema: loose } })).status).toBe(
    400,
  )
  expect((await ask(fake.url, 'openai', { response_format: { type: 'json_object' } })).status).toBe(400)
})

it('lists its models', async () => {
  fake = await startFakeModel(undefined, { models: ['small', 'large'] })
  const list = JSON.parse(await (await fetch(`${fake.url}/v1/models`)).text())
  expect(list.data.map((model: { id: string }) => model.id)).toEqual(['small', 'large'])
})
