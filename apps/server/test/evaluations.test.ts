import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditEntry, EvaluationQuestion, LanguageModels } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { LocalModelError } from '@casewright/local-model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EvaluateDeps, evaluateWaiting } from '../src/features/evaluations/evaluate.ts'
import { askForEvaluation, cancelEvaluations, evaluationsHere } from '../src/features/evaluations/store.ts'
import { papers } from '../src/models/evaluation/papers.ts'
import type { LanguageModel, ModelRequest } from '../src/models/provider.ts'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

const path = '/api/admin/language-models'
let server: TestServer
let administrator: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  // What works behind is called by the tests themselves.
  server = await startServer({ OFFLINE: '1', ROLE: 'web' }, { modules: fixtureModules })
  administrator = await server.member()
})
afterAll(() => server.stop())

let isTime = true
let speed: number | null = null
const released: string[] = []
const asked: ModelRequest[] = []
let answer: (request: ModelRequest) => Promise<string>
beforeEach(async () => {
  isTime = true
  speed = null
  released.length = 0
  asked.length = 0
  answer = async ({ user }) => rightNumber(user)
  await server.owner.query('delete from model_evaluation')
})

/** The number of the sentence that answers; the first where none does, which is no choice. */
function rightNumber(user: string): string {
  const paper = papers.find(({ question }) => user.includes(question))
  const line = user.split('\n').find((one) => paper?.answer && one.includes(paper.answer))
  return JSON.stringify({ sentences: [/\[(s\d{1,2})\]/.exec(line ?? '[s1]')?.[1]] })
}

const model: LanguageModel = {
  id: 'local:m',
  provider: 'This server',
  name: 'm',
  trust: 'local',
  contextTokens: 4096,
  isSmall: true,
  async ask(request) {
    if (request.user.includes('what a lease is')) {
      speed = 12.5
      return { text: '{}', stop: 'end', tokens: { input: 9, output: 40 } }
    }
    asked.push(request)
    return { text: await answer(request), stop: 'end', tokens: { input: 9, output: 3 } }
  },
}
const deps = (more: Partial<EvaluateDeps> = {}): EvaluateDeps => ({
  db: server.services.db,
  modelOf: async (name) => ({
    model,
    tokensPerSecond: () => speed,
    release: async () => void released.push(name),
  }),
  isTime: async () => isTime,
  look: 10,
  ...more,
})
const { signal } = new AbortController()
const here = async (name = 'm') => (await evaluationsHere(server.services.db)).get(name)
const ask = (...names: string[]) => askForEvaluation(server.services.db, names)
const run = (more?: Partial<EvaluateDeps>) => evaluateWaiting(deps(more), signal)
/** A run of somebody that waits. */
const somebodyWorks = () =>
  server.owner.query(
    `insert into run (owner_id, tool, action, mode, retain, sealed_label, sealed_input)
     values ($1, 'x', 'y', 'queued', 'history', '', '')`,
    [administrator.person.id],
  )

describe('an evaluation on this server', () => {
  it('asks each model each question, counts, and gives the memory back', async () => {
    await ask('m', 'n')
    await run()
    expect(await here('m')).toMatchObject({
      state: 'done',
      asked: papers.length,
      result: { answered: papers.length, wrong: 0, silent: 0, of: papers.length, tokensPerSecond: 12.5 },
      problem: null,
    })
    expect((await here('n'))?.state).toBe('done')
    expect(released).toEqual(['m', 'n'])
  })

  it('counts what is wrong, and what is not answered', async () => {
    answer = async ({ user }) => {
      const line = user.split('\n').find((one) => one.includes('one dog') || one.includes('begins work'))
      return JSON.stringify({ sentences: [/\[(s\d{1,2})\]/.exec(line ?? '[s1]')?.[1]] })
    }
    await ask('m')
    await run({ asked: papers.slice(0, 5) })
    expect((await here())?.result).toMatchObject({ answered: 0, wrong: 4, silent: 1, of: 5 })
  })

  it('asks nothing while somebody’s run waits, and gives way to one that comes', async () => {
    await ask('m')
    await somebodyWorks()
    const working = run({ asked: papers.slice(0, 1) })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toHaveLength(0)
    let isFirst = true
    answer = ({ user, signal: given }) => {
      if (!isFirst) return Promise.resolve(rightNumber(user))
      isFirst = false
      return new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason)))
    }
    await server.owner.query('delete from run')
    await expect.poll(() => asked.length).toBe(1)
    await somebodyWorks()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([asked.length, (await here())?.asked]).toEqual([1, 0])
    await server.owner.query('delete from run')
    await working
    expect((await here())?.result).toMatchObject({ answered: 1, of: 1 })
  })

  it('waits for its hours, and goes on where it was', async () => {
    isTime = false
    await ask('m')
    await run()
    expect([(await here())?.state, asked.length]).toEqual(['waiting', 0])
    isTime = true
    answer = async ({ user }) => {
      if (asked.length === 4) isTime = false
      return rightNumber(user)
    }
    await run({ look: 1000 })
    expect(await here()).toMatchObject({ state: 'running', asked: 2, result: null })
    isTime = true
    await run()
    expect(await here()).toMatchObject({ state: 'done', asked: papers.length })
    expect(asked.length).toBe(2 * papers.length)
  })

  it('ends when it is canceled, and what was found before stands', async () => {
    await ask('m')
    await run()
    await ask('m')
    answer = async ({ user }) => {
      if (asked.length > 2 * papers.length) await cancelEvaluations(server.services.db)
      return rightNumber(user)
    }
    await run()
    expect(await here()).toMatchObject({ state: 'canceled', result: { answered: papers.length } })
  })

  it('says why a model cannot be asked, and goes on with the next', async () => {
    await ask('broken', 'gone', 'm')
    const cause = new LocalModelError('file', 'Contact your administrator.', 'The file is damaged.')
    const failing = {
      ...model,
      ask: () => Promise.reject(new CasewrightError('model-failed', cause.message, { cause })),
    }
    await run({
      modelOf: async (name) =>
        name === 'gone'
          ? null
          : { model: name === 'broken' ? failing : model, tokensPerSecond: () => null, release: async () => {} },
    })
    expect([await here('broken'), await here('gone'), (await here('m'))?.state]).toEqual([
      expect.objectContaining({ state: 'stopped', problem: 'The file is damaged.', result: null }),
      expect.objectContaining({ state: 'stopped', problem: 'This model is no longer on the server.' }),
      'done',
    ])
  })

  it('takes no longer than it may: for a question, for a model, and for a server that is always busy', async () => {
    await ask('m')
    answer = ({ signal: given }) =>
      new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason)))
    await run({ longest: { question: 150, model: 250 } })
    const { result } = (await here()) ?? {}
    expect(result).toMatchObject({ answered: 0, wrong: 0, silent: result?.of })
    expect(result?.of).toBeLessThan(4)
    await ask('m')
    await run({ longest: { waiting: -1 } })
    expect(await here()).toMatchObject({ state: 'stopped', problem: expect.stringContaining('a whole day') })
  })
})

it('is started and canceled by an administrator, for each model that fits, and is in the log', async () => {
  expect((await administrator.post(`${path}/evaluate`)).status).toBe(409)
  for (const [name, bytes] of [
    ['small', 1000],
    ['huge', 10 ** 15],
  ] as const) {
    const at = join(server.folder, 'language-models', name)
    await mkdir(at, { recursive: true })
    await writeFile(join(at, 'model.gguf'), 'weights')
    await writeFile(
      join(at, 'model.json'),
      JSON.stringify({ name, title: name, license: 'MIT', bytes, sha256: '0', from: 'a' }),
    )
  }
  expect((await administrator.post(`${path}/evaluate`)).status).toBe(202)
  const rows = async () => {
    const { models } = (await (await administrator.get(path)).json()) as LanguageModels
    return models.filter(({ isHeld }) => isHeld).map(({ name, here: of }) => [name, of?.state ?? null])
  }
  expect(await rows()).toEqual(
    expect.arrayContaining([
      ['small', 'waiting'],
      ['huge', null],
    ]),
  )
  expect((await administrator.post(`${path}/evaluate/cancel`)).status).toBe(204)
  expect(await rows()).toEqual(
    expect.arrayContaining([
      ['small', 'canceled'],
      ['huge', null],
    ]),
  )
  const { events } = (await (await administrator.get('/api/admin/audit')).json()) as { events: AuditEntry[] }
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['model.evaluations-started', 'model.evaluations-canceled']),
  )
  const questions = (await (await administrator.get(`${path}/questions`)).json()) as EvaluationQuestion[]
  expect(questions).toHaveLength(papers.length)
})
