import { randomUUID } from 'node:crypto'
import { quote, type ReasonRequest } from '@casewright/core'
import { startFakeModel } from '@casewright/core/testing'
import { createRedactor } from '@casewright/redaction'
import { z } from 'zod'
import { anthropicModel } from '../src/models/anthropic.ts'
import { createReason } from '../src/models/reason.ts'
import { patient } from '../src/models/retry.ts'

// Prints how long a model's first token takes through our door and by the bare SDK, in turn, as JSON.
const rounds = 40
const fake = await startFakeModel({ kind: 'slow', milliseconds: 5, perToken: 1 })
const model = anthropicModel({
  id: 'anthropic:fake',
  model: 'fake',
  apiKey: 'k',
  baseUrl: fake.url,
  fetch,
  trust: 'cloud',
  contextTokens: undefined,
})
const schema = z.object({ points: z.array(z.object({ statement: z.string(), words: quote() })) })
const page =
  'The tenant, Jane Roe, shall pay $1,500 on the first day of each month to the landlord at 12 Main Street. '.repeat(30)
const evidence = [{ id: randomUUID(), kind: 'document' as const, title: 'lease', text: page.repeat(10) }]

async function firstOf(start: (onFirst: () => void, signal: AbortSignal) => Promise<unknown>): Promise<number> {
  const stop = new AbortController()
  const started = performance.now()
  let first = Number.NaN
  const work = start(() => {
    if (Number.isNaN(first)) first = performance.now() - started
    stop.abort()
  }, stop.signal)
  await work.catch(() => {})
  return first
}

const direct = () =>
  firstOf((onFirst, signal) =>
    model.ask({
      system: 'rules',
      user: evidence[0]?.text ?? '',
      schema: z.toJSONSchema(schema) as Record<string, unknown>,
      maxTokens: 500,
      signal,
      onDelta: onFirst,
    }),
  )

const throughDoor = () =>
  firstOf((onFirst, signal) => {
    const redactor = createRedactor({ names: ['Jane Roe'] })
    const reason = createReason({ models: [patient(model)], screenFor: () => redactor, verify: async () => [], signal })
    const request: ReasonRequest<typeof schema> = {
      evidence,
      prompt: { id: 'b', version: '1', task: 'Go.' },
      schema,
      onPartial: onFirst,
    }
    return reason(request)
  })

const times: { door: number[]; direct: number[] } = { door: [], direct: [] }
for (let round = 0; round < rounds; round++) {
  const [one, other] = [await throughDoor(), await direct()]
  // The first rounds warm up connections and code.
  if (round < 5) continue
  times.door.push(one)
  times.direct.push(other)
}
await fake.stop()
console.log(JSON.stringify(times))
process.exit(0)
