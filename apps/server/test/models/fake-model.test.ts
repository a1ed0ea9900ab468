import Anthropic from '@anthropic-ai/sdk'
import { jsonSchemaOutputFormat } from '@anthropic-ai/sdk/helpers/json-schema'
import { type Behaviour, type FakeModel, startFakeModel } from '@casewright/core/testing'
import OpenAI from 'openai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

type ErrorClass = new (...given: never[]) => Error

let fake: FakeModel
let anthropic: Anthropic
let openai: OpenAI

beforeEach(async () => {
  fake = await startFakeModel()
  anthropic = new Anthropic({ apiKey: 'key', baseURL: fake.url, maxRetries: 0, logLevel: 'off' })
  openai = new OpenAI({ apiKey: 'key', baseURL: `${fake.url}/v1`, maxRetries: 0, logLevel: 'off' })
})
afterEach(() => fake.stop())

const answer = z.object({
  summary: z.string(),
  clauses: z.array(z.object({ words: z.string().min(1).meta({ 'x-mark': 'quote' }) })).min(2),
})
const schema: Record<string, unknown> = z.toJSONSchema(answer)
const evidence = 'Rent is due on the first of each month. The Tenant shall not sublet the premises. ☂️'
const content = `<<<evidence n1 id="d1" title="Lease">>>\n${evidence}\n<<<end n1>>>\nWhich clauses matter?`

const expectRight = (text: string) => {
  const { clauses } = answer.parse(JSON.parse(text))
  expect(clauses).toHaveLength(2)
  for (const { words } of clauses) expect(evidence).toContain(words)
}

const toClaude = {
  model: 'fake-model',
  max_tokens: 1000,
  system: 'You read leases.',
  messages: [{ role: 'user' as const, content }],
  output_config: { format: { type: 'json_schema' as const, schema } },
}
const toGpt = {
  model: 'fake-model',
  messages: [
    { role: 'developer' as const, content: 'You read leases.' },
    { role: 'user' as const, content },
  ],
  response_format: { type: 'json_schema' as const, json_schema: { name: 'answer', strict: true, schema } },
}

describe("Anthropic's SDK", () => {
  const textOf = (message: Anthropic.Message) =>
    message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')

  it('takes a message in JSON', async () => {
    const message = await anthropic.messages.create(toClaude)
    expectRight(textOf(message))
    expect(message.stop_reason).toBe('end_turn')
    expect(message.usage.input_tokens).toBeGreaterThan(0)
    expect(fake.requests[0]).toMatchObject({ system: 'You read leases.', user: content, schema, stream: false })
  })

  it('takes the events of a stream', async () => {
    let text = ''
    for await (const event of await anthropic.messages.create({ ...toClaude, stream: true })) {
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') text += event.delta.text
    }
    expectRight(text)
  })

  it('puts a stream together into its message', async () => {
    const heard: string[] = []
    const message = await anthropic.messages
      .stream(toClaude)
      .on('text', (delta) => heard.push(delta))
      .finalMessage()
    expect(heard.length).toBeGreaterThan(3)
    expect(textOf(message)).toBe(heard.join(''))
    expect(message.usage.output_tokens).toBeGreaterThan(1)
    expectRight(textOf(message))
  })

  it('takes the right answer to a schema that its own helper has changed', async () => {
    const format = jsonSchemaOutputFormat(schema as { type: 'object' })
    const message = await anthropic.messages.parse({ ...toClaude, output_config: { format } })
    expectRight(JSON.stringify(message.parsed_output))
  })

  it.each([true, false])('takes the input of a forced tool (stream: %s)', async (stream) => {
    const { output_config: _, ...rest } = toClaude
    const params = {
      ...rest,
      tools: [{ name: 'answer', input_schema: schema as Anthropic.Tool.InputSchema }],
      tool_choice: { type: 'tool' as const, name: 'answer' },
    }
    const message = await (stream
      ? anthropic.messages.stream(params).finalMessage()
      : anthropic.messages.create(params))
    const [block] = message.content
    expect(message.stop_reason).toBe('tool_use')
    expectRight(JSON.stringify(block?.type === 'tool_use' && block.input))
  })

  it('counts tokens and lists models', async () => {
    const { model, messages } = toClaude
    expect((await anthropic.messages.countTokens({ model, messages })).input_tokens).toBeGreaterThan(10)
    expect((await anthropic.models.list()).data.map(({ id }) => id)).toEqual(['fake-model'])
  })

  it.each<[Behaviour, ErrorClass, number]>([
    [{ kind: 'rate-limited', retryAfter: 3 }, Anthropic.RateLimitError, 429],
    [{ kind: 'server-error' }, Anthropic.InternalServerError, 500],
    [{ kind: 'overloaded' }, Anthropic.InternalServerError, 529],
  ])('raises its own error for %j', async (behaviour, kind, status) => {
    fake.behave(behaviour)
    const error = await anthropic.messages.create(toClaude).catch((raised: unknown) => raised)
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ status, requestID: expect.stringContaining('req_fake_') })
    if (status === 429) expect((error as InstanceType<typeof Anthropic.APIError>).headers?.get('retry-after')).toBe('3')
    expect(fake.requests).toHaveLength(1)
  })

  it.each<[Behaviour, string, number]>([
    [{ kind: 'refusal' }, 'refusal', 0],
    [{ kind: 'length' }, 'max_tokens', 1],
    [{ kind: 'empty' }, 'end_turn', 0],
  ])('tells %j by the reason for stopping, streamed or not', async (behaviour, reason, blocks) => {
    fake.behave(behaviour)
    for (const message of [
      await anthropic.messages.create(toClaude),
      await anthropic.messages.stream(toClaude).finalMessage(),
    ]) {
      expect([message.stop_reason, message.content.length]).toEqual([reason, blocks])
      expect(message.stop_details?.type).toBe(reason === 'refusal' ? 'refusal' : undefined)
    }
  })

  it('raises an error for a stream that breaks, by its connection or by an error inside', async () => {
    fake.behave([
      { kind: 'cut-off', after: 10 },
      { kind: 'overloaded', after: 10 },
    ])
    await expect(anthropic.messages.stream(toClaude).finalMessage()).rejects.toThrow(Anthropic.AnthropicError)
    await expect(anthropic.messages.stream(toClaude).finalMessage()).rejects.toMatchObject({ type: 'overloaded_error' })
  })

  it('stops the model when it is aborted in the middle', async () => {
    fake.behave({ kind: 'slow', milliseconds: 0, perToken: 20 })
    const stream = anthropic.messages.stream(toClaude)
    stream.once('text', () => stream.abort())
    await expect(stream.finalMessage()).rejects.toThrow(Anthropic.APIUserAbortError)
    await vi.waitFor(() => expect([fake.aborted, fake.open()]).toEqual([1, 0]), 30_000)
  })

  it('stops waiting when its time is up', async () => {
    fake.behave({ kind: 'hang' })
    await expect(anthropic.messages.create(toClaude, { timeout: 50 })).rejects.toThrow(
      Anthropic.APIConnectionTimeoutError,
    )
    await vi.waitFor(() => expect(fake.requests[0]?.aborted).toBe(true), 30_000)
  })
})

describe("OpenAI's SDK", () => {
  it('takes a completion in JSON', async () => {
    const completion = await openai.chat.completions.create(toGpt)
    expectRight(completion.choices[0]?.message.content ?? '')
    expect(completion.usage?.total_tokens).toBeGreaterThan(0)
    expect(fake.requests[0]).toMatchObject({ protocol: 'openai', system: 'You read leases.', user: content, schema })
  })

  it('takes the chunks of a stream and the usage after them', async () => {
    let text = ''
    let tokens = 0
    const stream = await openai.chat.completions.create({
      ...toGpt,
      stream: true,
      stream_options: { include_usage: true },
    })
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? ''
      tokens = chunk.usage?.completion_tokens ?? tokens
    }
    expectRight(text)
    expect(tokens).toBeGreaterThan(1)
  })

  it('puts a stream together into its completion', async () => {
    const completion = await openai.chat.completions.stream(toGpt).finalChatCompletion()
    expectRight(completion.choices[0]?.message.content ?? '')
    expect(completion.choices[0]?.finish_reason).toBe('stop')
  })

  it('takes any JSON object by the schema in the prompt', async () => {
    const completion = await openai.chat.completions.create({
      model: 'fake-model',
      messages: [{ role: 'system', content: `Answer in JSON: ${JSON.stringify(schema)}` }, ...toGpt.messages.slice(1)],
      response_format: { type: 'json_object' },
    })
    expectRight(completion.choices[0]?.message.content ?? '')
  })

  it('lists models', async () => {
    expect((await openai.models.list()).data.map(({ id }) => id)).toEqual(['fake-model'])
  })

  it.each<[Behaviour, ErrorClass, number]>([
    [{ kind: 'rate-limited', retryAfter: 3 }, OpenAI.RateLimitError, 429],
    [{ kind: 'server-error' }, OpenAI.InternalServerError, 500],
    [{ kind: 'overloaded' }, OpenAI.InternalServerError, 503],
  ])('raises its own error for %j', async (behaviour, kind, status) => {
    fake.behave(behaviour)
    const error = await openai.chat.completions.create(toGpt).catch((raised: unknown) => raised)
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ status, requestID: expect.stringContaining('req_fake_') })
    if (status === 429) expect((error as InstanceType<typeof OpenAI.APIError>).headers?.get('retry-after')).toBe('3')
    expect(fake.requests).toHaveLength(1)
  })

  it.each<[Behaviour, string, boolean]>([
    [{ kind: 'refusal' }, 'stop', true],
    [{ kind: 'refusal', filtered: true }, 'content_filter', false],
    [{ kind: 'length' }, 'length', false],
  ])('tells %j by the finish, streamed or not', async (behaviour, reason, refuses) => {
    fake.behave(behaviour)
    const whole = await openai.chat.completions.create(toGpt)
    let [refusal, finish] = ['', '']
    for await (const chunk of await openai.chat.completions.create({ ...toGpt, stream: true })) {
      refusal += chunk.choices[0]?.delta.refusal ?? ''
      finish = chunk.choices[0]?.finish_reason ?? finish
    }
    expect([whole.choices[0]?.finish_reason, Boolean(whole.choices[0]?.message.refusal)]).toEqual([reason, refuses])
    expect([finish, Boolean(refusal)]).toEqual([reason, refuses])
  })

  it('raises an error for a stream that breaks, by its connection or by an error inside', async () => {
    fake.behave([
      { kind: 'cut-off', after: 10 },
      { kind: 'overloaded', after: 10 },
    ])
    await expect(openai.chat.completions.stream(toGpt).finalChatCompletion()).rejects.toThrow(OpenAI.OpenAIError)
    await expect(openai.chat.completions.stream(toGpt).finalChatCompletion()).rejects.toThrow(/overloaded/)
  })

  it('stops the model when it is aborted in the middle', async () => {
    fake.behave({ kind: 'slow', milliseconds: 0, perToken: 20 })
    const leave = new AbortController()
    const stream = await openai.chat.completions.create({ ...toGpt, stream: true }, { signal: leave.signal })
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) leave.abort()
    await vi.waitFor(() => expect([fake.aborted, fake.open()]).toEqual([1, 0]), 30_000)
    expect(fake.requests[0]?.aborted).toBe(true)
  })
})
