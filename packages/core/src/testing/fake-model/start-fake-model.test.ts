import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, askJson } from './client.ts'
import { type FakeModel, startFakeModel } from './start-fake-model.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const schema = { type: 'object', properties: { words: { type: 'string' } } }
const asJson = { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }
const said = async (more: Record<string, unknown> = {}) => (await askJson(fake.url, 'openai', more)).choices[0]

describe('a script', () => {
  it('plays one behaviour for each request and repeats the last', async () => {
    fake = await startFakeModel([{ kind: 'server-error' }, { kind: 'say', text: 'a' }, { kind: 'say', text: 'b' }])
    expect((await ask(fake.url, 'openai')).status).toBe(500)
    expect((await said()).message.content).toBe('a')
    expect((await said()).message.content).toBe('b')
    expect((await said()).message.content).toBe('b')
  })

  it('goes on to a right answer after so many times', async () => {
    fake = await startFakeModel({ kind: 'overloaded', times: 2 })
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(fake.url, 'openai')).status)
    expect(statuses).toEqual([503, 503, 200, 200])
  })

  it('can choose by the request, and can be replaced', async () => {
    fake = await startFakeModel((request) => ({ kind: 'say', text: request.model }))
    expect((await said()).message.content).toBe('fake-model')
    fake.behave({ kind: 'right', answer: () => 'replaced' })
    expect((await said()).message.content).toBe('replaced')
  })
})

describe('a bad answer', () => {
  it('is no JSON', async () => {
    fake = await startFakeModel({ kind: 'invalid-json' })
    const { message } = await said(asJson)
    expect(() => JSON.parse(message.content)).toThrow()
  })

  it('has the right fields with the wrong types', async () => {
    fake = await startFakeModel({ kind: 'wrong-schema' })
    expect(JSON.parse((await said(asJson)).message.content)).toEqual({ words: { unexpected: true } })
  })

  it('stops at the limit of tokens in the middle of its JSON', async () => {
    fake = await startFakeModel({ kind: 'length' })
    const choice = await said(asJson)
    expect(choice.finish_reason).toBe('length')
    expect(() => JSON.parse(choice.message.content)).toThrow()
  })

  it.each([true, false])('breaks off with its connection (stream: %s)', async (stream) => {
    fake = await startFakeModel({ kind: 'cut-off', after: 10 })
    const response = await ask(fake.url, 'openai', { stream })
    await expect(response.text()).rejects.toThrow()
    await vi.waitFor(() => expect(fake.open()).toBe(0), 20_000)
    expect(fake.aborted).toBe(0)
  })
})

describe('a client that goes away', () => {
  it.each([
    [{ kind: 'hang' }, false],
    [{ kind: 'hang', after: 5 }, true],
    [{ kind: 'slow', milliseconds: 60_000 }, false],
    [{ kind: 'slow', milliseconds: 0, perToken: 60_000 }, true],
  ] as const)('is noticed during %j', async (behaviour, stream) => {
    fake = await startFakeModel(behaviour)
    const leave = new AbortController()
    const answered = ask(fake.url, 'openai', { stream }, leave.signal).then((response) => response.text())
    answered.catch(() => {})
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1), 20_000)
    expect(fake.open()).toBe(1)
    leave.abort()
    await expect(answered).rejects.toThrow()
    await vi.waitFor(() => expect(fake.open()).toBe(0), 20_000)
    expect([fake.aborted, fake.requests[0]?.aborted]).toEqual([1, true])
  })
})

it('waits as long as a slow model does, and no answer counts as left', async () => {
  fake = await startFakeModel({ kind: 'slow', milliseconds: 60, perToken: 5 })
  const before = performance.now()
  await (await ask(fake.url, 'openai', { stream: true })).text()
  expect(performance.now() - before).toBeGreaterThanOrEqual(59)
  expect([fake.aborted, fake.open(), fake.requests[0]?.aborted]).toEqual([0, 0, false])
})

it('stops while an answer hangs', async () => {
  fake = await startFakeModel({ kind: 'hang' })
  const hanging = ask(fake.url, 'openai')
  hanging.catch(() => {})
  await vi.waitFor(() => expect(fake.open()).toBe(1), 20_000)
  await fake.stop()
  await expect(hanging).rejects.toThrow()
  expect(fake.aborted).toBe(0)
  fake = await startFakeModel()
})

it("says what is wrong with a test's own script", async () => {
  fake = await startFakeModel(() => {
    throw new Error('no such behaviour')
  })
  const response = await ask(fake.url, 'openai')
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('no such behaviour')])
})
