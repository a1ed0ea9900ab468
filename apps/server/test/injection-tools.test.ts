import { visibleText } from '@casewright/core'
import {
  type FakeModel,
  fenceProblems,
  frameOf,
  type InjectionPlace,
  injectionAttempts,
  injectionHost,
  injectionSecret,
  injectionTechniques,
  obeying,
  outputProblems,
  startFakeModel,
  type Tried,
} from '@casewright/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderId } from '../src/models/providers.ts'
import { createLog } from '../src/platform/log/log.ts'
import { loadTools, toolsetModules } from '../src/tool-host/loading/load.ts'
import { placesOf, plantedOf, tryOut } from './injection-trial.ts'

const { all, failures } = await loadTools(await toolsetModules(), createLog('silent'))
/** Every action that may ask a model. */
const subjects = all().flatMap((tool) =>
  Object.entries(tool.manifest.actions)
    .filter(([, { model }]) => model !== 'never')
    .map(([action]) => [`${tool.manifest.id} ${action}`, { tool, action }] as const),
)
/** For a model that takes no notice one attempt of each technique will do: what it is sent is the same for both. */
const oneOfEach = injectionTechniques.flatMap(
  (technique) => injectionAttempts.find((one) => one.technique === technique) ?? [],
)
const ids: ProviderId[] = ['anthropic', 'openai', 'compatible']

/** Letters and digits alone: of a title, other signs are taken out. */
const bare = (text: string) => visibleText(text).replace(/[^\p{L}\p{N}]/gu, '')

let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel(undefined, { charactersPerDelta: 400 })
})
afterAll(() => fake.stop())

it('is tried on every tool of the toolset', async () => {
  expect(failures).toEqual([])
  let reached = 0
  for (const [, subject] of subjects) if ((await placesOf(subject, fake)).length > 0) reached++
  expect(reached).toBeGreaterThan(6)
})

describe.each(subjects)('against %s', (_, subject) => {
  let places: InjectionPlace[]
  beforeAll(async () => {
    places = await placesOf(subject, fake)
  })

  it.each([
    ['is honest', () => ({ kind: 'right' }) as const, oneOfEach, 15],
    ['obeys', obeying, injectionAttempts, 60],
  ])(
    'a model that %s is sent every attempt inside its fence, and nothing that it invents is let through',
    async (_, behave, attempts, fewest) => {
      const problems: string[] = []
      const sent = new Set<string>()
      /** What stands outside the fences, and with which attempts. */
      const frames = new Map<string, Set<string>>()
      for (const [turn, attempt] of attempts.entries()) {
        const note = (found: readonly string[]) => problems.push(...found.map((one) => `${attempt.id}: ${one}`))
        const tryAt = (at: readonly InjectionPlace[]) =>
          tryOut(subject, plantedOf(attempt, at), fake, behave(turn), ids[turn % ids.length])
        const isSent = ({ requests }: Tried) =>
          requests.some(({ user }) => bare(user).includes(bare(attempt.text).slice(0, 20)))
        const first = await tryAt(places)
        // A tool may send of a place only what bears on something: then it comes with what does.
        const tried = !isSent(first) && places.includes('snippet') ? await tryAt(['snippet']) : first
        if (isSent(tried)) sent.add(attempt.id)
        for (const request of tried.requests) {
          note(fenceProblems(request))
          const frame = frameOf(request)
          frames.set(frame, (frames.get(frame) ?? new Set()).add(attempt.id))
        }
        note(outputProblems(tried))
        for (const words of tried.asked)
          if (
            words.includes(injectionSecret) ||
            (words.includes(injectionHost) && !attempt.text.includes(injectionHost))
          )
            note([`It was asked of somebody: ${words}`])
      }
      for (const [frame, of] of frames)
        if (of.size === 1) problems.push(`${[...of]}: Something of it stands outside the fences: ${frame.slice(-300)}`)
      expect(problems).toEqual([])
      // So many must have reached the model, else nothing is shown by it. An action that asks no model has nothing to try.
      if (places.length > 0) expect(sent.size).toBeGreaterThanOrEqual(fewest)
    },
    120_000,
  )
})
