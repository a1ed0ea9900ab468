import { beforeEach, expect, it } from 'vitest'
import { localChoice } from './choose.ts'
import { createModels } from './registry.ts'

let chosen: string | null = null
const kept: string[][] = []
beforeEach(() => {
  chosen = null
  kept.length = 0
})

const models = (isFixed = false) =>
  createModels([localChoice('named')], isFixed, async () => chosen, {
    egress: { fetchFor: () => fetch },
    locals: {
      of: (name) => ({ name, contextTokens: 2048, isSmall: false }) as never,
      keepOnly: (names) => void kept.push([...names]),
    },
  })
const who = { userId: 'ada', runId: null }

it('what an administrator chose takes the place of what the settings name, and gives way again', async () => {
  const all = models()
  expect((await all.now()).first?.name).toBe('named')
  chosen = 'other'
  expect((await all.now()).all.map(({ id }) => id)).toEqual(['local:other'])
  chosen = null
  expect((await all.now()).first?.name).toBe('named')
  expect([kept, all.named?.name]).toEqual([[['other'], ['named']], 'named'])
})

it('a run asks the models that it was told of, whatever is chosen meanwhile', async () => {
  const all = models()
  const ofRun = await all.now()
  chosen = 'other'
  await all.now()
  expect(ofRun.forRun(who, () => []).map(({ id }) => id)).toEqual(['local:named'])
})

it('a choice counts for nothing where the settings of the server fix the model', async () => {
  chosen = 'other'
  expect((await models(true).now()).first?.name).toBe('named')
})
