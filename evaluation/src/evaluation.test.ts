import { fileURLToPath } from 'node:url'
import { type Behaviour, type FakeModel, type Lie, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Counts, countOf, countsByKind } from './count.ts'
import { type Kind, kinds, type Question } from './question.ts'
import { questions } from './questions/index.ts'
import { countRisk } from './risk/measure-risk.ts'
import { type Session, startSession } from './session.ts'
import { tools } from './tools/index.ts'

interface Floor {
  hits: Record<1 | 5 | 10, number>
  /** Authorities shown, of those that are expected in all. */
  shown: number
  right: Partial<Record<Kind, number>>
}

/** What each tool reaches without a model, less what a change of a word in the library may cost. */
const floors: Record<string, Floor> = {
  'legal-research': {
    hits: { 1: 72, 5: 85, 10: 86 },
    shown: 93,
    right: { plain: 57, citation: 18, 'false-premise': 11, 'invented-case': 12, unanswerable: 9 },
  },
  'law-agent': {
    hits: { 1: 70, 5: 91, 10: 92 },
    shown: 104,
    right: {
      plain: 61,
      citation: 18,
      'false-premise': 11,
      'invented-case': 12,
      'other-jurisdiction': 11,
      unanswerable: 8,
    },
  },
  'quick-question': {
    hits: { 1: 72, 5: 85, 10: 85 },
    shown: 92,
    right: {
      plain: 56,
      citation: 18,
      'false-premise': 11,
      'invented-case': 12,
      'other-jurisdiction': 11,
      unanswerable: 8,
    },
  },
}

/** No time is judged here, so that nobody has to wait for one question before the next. */
const atOnce = 4

/** What no answer may have, whoever wrote it. */
const never = { altered: 0, invented: 0, retiredUnsaid: 0, failed: 0 } satisfies Partial<Counts>

/** Our own words in the form of opinions: no court wrote them, and their reporter has no such volume. */
const ownOpinions = fileURLToPath(new URL('./__fixtures__/opinions.jsonl', import.meta.url))
const padlock: Question = {
  kind: 'plain',
  text: 'Has a landlord who padlocks the only door of a shop evicted the tenant?',
  expected: ['998 F.4th 11'],
}

/** One or two of each kind, and one on which the library holds a text: the fake model says the same of more. */
const some = [padlock, ...kinds.flatMap((kind) => questions.filter((one) => one.kind === kind).slice(0, 2))]

it('there are questions of every kind, and no two are the same', () => {
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
  expect(questions.length).toBeGreaterThanOrEqual(120)
  for (const kind of kinds) expect(questions.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(10)
})

describe('without a model', () => {
  let session: Session
  beforeAll(async () => {
    session = await startSession()
  }, 120_000)
  afterAll(() => session?.stop())

  it.each(tools)(
    '$id finds, checks and refuses at least as well as it was measured to',
    async (tool) => {
      const { outcomes } = await session.evaluate(tool, questions, atOnce)
      const all = countOf(outcomes)
      expect(all).toMatchObject(never)
      expect(all.quoted).toBeGreaterThan(200)
      const { hits, shown, right } = floors[tool.id] as Floor
      for (const place of [1, 5, 10] as const)
        expect(all.hits[place], `hit@${place}`).toBeGreaterThanOrEqual(hits[place])
      expect(all.authorities.shown, 'authorities').toBeGreaterThanOrEqual(shown)
      const byKind = countsByKind(outcomes)
      for (const [kind, least] of Object.entries(right))
        expect(byKind[kind as Kind].right, kind).toBeGreaterThanOrEqual(least)
    },
    120_000,
  )

  it('the risk analysis finds what a description tells, with its sign, and quotes it word for word', async () => {
    const { cases, found, wrong, quoted, altered, numbersRight, same } = countRisk(await session.evaluateRisk())
    expect({ altered, numbersRight, same }).toEqual({ altered: 0, numbersRight: cases, same: cases })
    expect(quoted).toBeGreaterThan(60)
    expect(found).toBeGreaterThanOrEqual(26)
    expect(wrong).toBe(0)
  }, 120_000)
})

describe('with a model', () => {
  let fake: FakeModel
  let session: Session
  beforeAll(async () => {
    fake = await startFakeModel()
    const settings = { LLM_MODEL: 'compatible:fake-model', COMPATIBLE_BASE_URL: `${fake.url}/v1` }
    session = await startSession(settings, ownOpinions)
  }, 120_000)
  afterAll(async () => {
    await session?.stop()
    await fake?.stop()
  })

  const asked = async (behaviour: Behaviour, tool: (typeof tools)[number]) => {
    fake.behave(behaviour)
    const { outcomes } = await session.evaluate(tool, some, atOnce)
    return { ...countOf(outcomes), tokens: outcomes.reduce((sum, one) => sum + one.tokens, 0) }
  }

  it.each(tools)(
    '$id is credited with what an honest one says, and its tokens are counted',
    async (tool) => {
      const counts = await asked({ kind: 'right' }, tool)
      expect(counts).toMatchObject(never)
      expect(counts.held).toBeGreaterThan(0)
      expect(counts.tokens).toBeGreaterThan(0)
    },
    120_000,
  )

  const lies: Lie[] = ['invented-citation', 'invented-quotation', 'altered-quotation']
  it.each(tools.flatMap((tool) => lies.map((lie) => ({ id: tool.id, tool, lie }))))(
    '$id: a liar ($lie) is counted, and nothing of it is shown as held',
    async ({ tool, lie }) => {
      const counts = await asked({ kind: 'liar', lie }, tool)
      expect(counts).toMatchObject(never)
      expect(counts.notHeld).toBeGreaterThan(0)
    },
    120_000,
  )
})
