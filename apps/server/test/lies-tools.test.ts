import { type FakeModel, liesIn, startFakeModel, telling, toldLies } from '@casewright/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../src/platform/log/log.ts'
import { loadTools, toolsetModules } from '../src/tool-host/loading/load.ts'
import { placesOf, tryOut } from './injection-trial.ts'

const { all } = await loadTools(await toolsetModules(), createLog('silent'))
/** Every action that may ask a model. */
const subjects = all().flatMap((tool) =>
  Object.entries(tool.manifest.actions)
    .filter(([, { model }]) => model !== 'never')
    .map(([action]) => [`${tool.manifest.id} ${action}`, { tool, action }] as const),
)

let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel(undefined, { charactersPerDelta: 4000 })
})
afterAll(() => fake.stop())

const shown = new Set<string>()

describe.each(subjects)('%s', (_, subject) => {
  it('shows no lie of a model without a mark', async () => {
    if ((await placesOf(subject, fake)).length === 0) return
    const unmarked: string[] = []
    // Each run says the next lies, and begins in the middle of those before: every lie comes into several fields.
    for (let turn = 0; turn < toldLies.length; turn += 7) {
      const { output } = await tryOut(subject, {}, fake, telling(turn))
      const told = liesIn(output)
      for (const { id } of told.shown) shown.add(id)
      unmarked.push(...told.unmarked)
    }
    expect([...new Set(unmarked)]).toEqual([])
  }, 120_000)
})

it('lets so many of the lies be seen that their marks mean something', () => {
  expect(shown.size).toBeGreaterThan(toldLies.length * 0.9)
})
