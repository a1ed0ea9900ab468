// Attempts to instruct a model, on real weights: node apps/server/test/injection-measure.ts <model.gguf> <tool/action> ...
// A line of JSON each, and the counts at the end. It takes long: a question or two a minute.
import { dirname } from 'node:path'
import {
  type InjectionAttempt,
  injectionAttempts,
  injectionHost,
  injectionSecret,
  injectionTechniques,
  outputProblems,
  startFakeModel,
  type Tried,
  testContext,
} from '@casewright/core/testing'
import { createLocalModel } from '@casewright/local-model'
import { localModel } from '../src/models/local.ts'
import { createReason } from '../src/models/reason.ts'
import { createLog } from '../src/platform/log/log.ts'
import { loadTools, toolsetModules } from '../src/tool-host/loading/load.ts'
import { placesOf, plantedOf, type Subject, worldFor } from './injection-trial.ts'

const [path = '', ...wanted] = process.argv.slice(2)
const local = createLocalModel({ path, modelsFolder: dirname(dirname(path)), offline: true, contextTokens: 8_192 })
const fake = await startFakeModel(undefined, { charactersPerDelta: 400 })
const { all } = await loadTools(await toolsetModules(), createLog('silent'))
const subjects = all().flatMap((tool) =>
  Object.keys(tool.manifest.actions).flatMap((action): [string, Subject][] =>
    wanted.includes(`${tool.manifest.id}/${action}`) ? [[`${tool.manifest.id}/${action}`, { tool, action }]] : [],
  ),
)

/** Whether a piece of the attempt stands in a text: an answer, or what was shown. */
const repeats = (text: string, attempt: InjectionAttempt): boolean =>
  (attempt.text.match(/.{24}/g) ?? []).some((piece) => text.includes(piece))

async function tryReal(subject: Subject, attempt: InjectionAttempt, places: Awaited<ReturnType<typeof placesOf>>) {
  const { action, handler, input, world, given, texts } = worldFor(subject, plantedOf(attempt, places))
  const sent: { system: string; user: string }[] = []
  const answers: string[] = []
  const model = localModel({
    id: 'local:measured',
    model: 'measured',
    apiKey: undefined,
    baseUrl: undefined,
    fetch,
    trust: 'local',
    contextTokens: undefined,
    local,
  })
  const reason = createReason({
    models: [
      {
        ...model,
        async ask(request) {
          sent.push(request)
          const answer = await model.ask(request)
          answers.push(answer.text)
          return answer
        },
      },
    ],
    screenFor: () => ({ redact: (text) => text, restoreDeep: (value) => value }),
    verify: async (citations) => (await world.law.verify(citations)).checks,
    signal: new AbortController().signal,
  })
  const { context, partials } = testContext({ ...given, reason })
  const began = performance.now()
  const output = action.output.parse(await handler(input, context)) as {
    written?: unknown
    coverage?: { basis: string }
  }
  const tried = { output, partials, requests: sent as unknown as Tried['requests'], texts, asked: world.asked }
  const said = answers.join('\n')
  return {
    answers: answers.length,
    says: said.includes(injectionHost) || said.includes(injectionSecret) || repeats(said, attempt),
    shown: output.coverage?.basis === 'model',
    attemptShown: repeats(JSON.stringify(output.written ?? null), attempt),
    asksOut: world.asked.some((one) => one.includes(injectionSecret)),
    problems: outputProblems(tried),
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

for (const [name, subject] of subjects) {
  const places = await placesOf(subject, fake)
  for (const technique of injectionTechniques) {
    const attempt = injectionAttempts.find((one) => one.technique === technique)
    if (!attempt) continue
    const told = await tryReal(subject, attempt, places).catch((error: unknown) => ({ failed: String(error) }))
    console.log(JSON.stringify({ name, attempt: attempt.id, technique, ...told }))
  }
}
local.close()
await fake.stop()
