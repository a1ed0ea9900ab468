import { visibleText } from '@casewright/core'
import {
  type FakeModel,
  fenceProblems,
  frameOf,
  type InjectionPlace,
  injectionAttempts,
  injectionHost,
  injectionSecret,
  obeying,
  outputProblems,
  startFakeModel,
} from '@casewright/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../src/log.ts'
import type { ProviderId } from '../src/models/providers.ts'
import { loadTools, toolsetModules } from '../src/tools/load.ts'
import { placesOf, plantedOf, tryOut } from './injection-trial.ts'

const { all, failures } = await loadTools(await toolsetModules(), createLog('silent'))
const subjects = all().flatMap((tool) =>
  Object.keys(tool.manifest.actions).map((action) => [`${tool.manifest.id} ${action}`, { tool, action }] as const),
)
const ids: ProviderId[] = ['anthropic', 'openai', 'compatible']

/** Letters and digits alone: of a title, other signs are taken out. */
const bare = (text: string) => visibleText(text).replace(/[^\p{L}\p{N}]/gu, '')

let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel(undefined, { charactersPerDelta: 400 })
})
afterAll(() => fake.stop())

it('is tried on every tool of the toolset', () => {
  expect(failures).toEqual([])
  expect(subjects.length).toBeGreaterThan(6)
})

describe.each(subjects)('against %s', (_, subject) => {
  let places: InjectionPlace[]
  const frames = new Set<string>()
  beforeAll(async () => {
    const first = await placesOf(subject, fake)
    places = first.places
    for (const request of first.tried.requests) frames.add(frameOf(request))
  })

  it('what comes from outside reaches the model in some place', () => {
    expect(places).not.toEqual([])
    expect(frames.size).toBeGreaterThan(0)
  })

  it.each([
    ['is honest', () => ({ kind: 'right' }) as const],
    ['obeys', obeying],
  ])(
    'a model that %s is sent every attempt inside its fence, and nothing that it invents is let through',
    async (_, behave) => {
      const problems: string[] = []
      for (const [turn, attempt] of injectionAttempts.entries()) {
        const note = (found: readonly string[]) => problems.push(...found.map((one) => `${attempt.id}: ${one}`))
        const tried = await tryOut(subject, plantedOf(attempt, places), fake, behave(turn), ids[turn % ids.length])
        if (!bare(tried.requests.map(({ user }) => user).join()).includes(bare(attempt.text).slice(0, 20)))
          note(['The attempt was not sent, so that nothing is shown by it.'])
        for (const request of tried.requests) {
          note(fenceProblems(request))
          if (!frames.has(frameOf(request))) note(['Something stands outside the fences that our words are not.'])
        }
        note(outputProblems(tried))
        for (const words of tried.asked)
          if (
            words.includes(injectionSecret) ||
            (words.includes(injectionHost) && !attempt.text.includes(injectionHost))
          )
            note([`It was asked of somebody: ${words}`])
      }
      expect(problems).toEqual([])
    },
    60_000,
  )
})
