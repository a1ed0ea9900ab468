import type { Law, Reason } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import {
  type FakeModel,
  type InjectionAttempt,
  type InjectionPlace,
  type Script,
  type Tried,
  testContext,
} from '@casewright/core/testing'
import { createRedactor } from '@casewright/redaction'
import { type ProviderId, providers } from '../src/models/providers.ts'
import { createReason } from '../src/models/reason.ts'
import { patient } from '../src/models/retry.ts'
import { inputFor } from './injection-input.ts'
import { documentOf, type Planted, worldOf } from './injection-world.ts'

export interface Subject {
  tool: LoadedServer
  action: string
}

const asked = 'Has a landlord who shuts the door of a shop in Ohio evicted the tenant who signed a lease?'
const description =
  'The landlord shut the only door of our shop on May 3, 2019, after we had complained in writing. There is a signed lease.'

/** Runs an action on planted texts, with the real door to models, a provider's real client and a fake server behind it. */
export async function tryOut(
  { tool, action: name }: Subject,
  planted: Planted,
  fake: FakeModel,
  script: Script,
  id: ProviderId = 'anthropic',
): Promise<Tried> {
  const { action, handler, input, world, given, texts } = worldFor({ tool, action: name }, planted)
  const reason = reasonOver(fake, id, world.law.verify)
  const { context, partials } = testContext({ ...given, reason })
  const before = fake.requests.length
  fake.behave(script)
  const output = await handler(input, context)
  return {
    output: action.output.parse(output),
    partials,
    requests: fake.requests.slice(before),
    texts,
    asked: world.asked,
  }
}

/** What an action is given where texts are planted: its input, its documents, its law and its web. */
export function worldFor({ tool, action: name }: Subject, planted: Planted) {
  const action = tool.manifest.actions[name]
  const handler = tool.actions[name]
  if (!action || !handler) throw new Error(`There is no action '${name}'`)
  const world = worldOf(planted)
  const document = documentOf(planted)
  const planting = { name: planted['file-name'] ?? 'lease.txt', text: document }
  // An action on several is given the same document without the attempt beside it.
  const others = Array.from({ length: (action.files?.count ?? 1) - 1 }, (_, at) => ({
    name: `lease-${at + 2}.txt`,
    text: documentOf({}),
  }))
  const documents = action.files ? [planting, ...others] : []
  const input = action.input.parse(inputFor(action, [asked, description, planted.question].filter(Boolean).join('\n')))
  const typed = Object.values(input as object).filter((one) => typeof one === 'string')
  return {
    action,
    handler,
    input,
    world,
    given: { law: world.law, web: world.web, documents },
    texts: [document.text, ...world.texts, ...typed],
  }
}

function reasonOver(fake: FakeModel, id: ProviderId, verify: Law['verify']): Reason {
  const model = providers[id].make({
    id: `${id}:fake-model`,
    model: 'fake-model',
    apiKey: 'sk-test',
    baseUrl: id === 'anthropic' ? fake.url : `${fake.url}/v1`,
    fetch,
    trust: 'cloud',
    contextTokens: 128_000,
  })
  return createReason({
    models: [patient(model)],
    screenFor: () => createRedactor({ names: [] }),
    verify: async (citations) => (await verify(citations)).checks,
    signal: new AbortController().signal,
  })
}

const probes: Record<InjectionPlace, string> = {
  document: 'A probe called zirconiumdocument stands here.',
  snippet: 'A probe called zirconiumsnippet stands here.',
  'case-name': 'Zirconiumname v. Probe',
  question: 'A probe called zirconiumquestion stands here.',
  'web-page': 'A probe called zirconiumpage stands here.',
  'file-name': 'zirconiumfile.txt',
}

/** The places from which something reaches a model through an action; none where it asks no model. */
export async function placesOf(subject: Subject, fake: FakeModel): Promise<InjectionPlace[]> {
  const { requests } = await tryOut(subject, probes, fake, { kind: 'right' })
  const sent = requests.map(({ user }) => user).join('\n')
  return (Object.keys(probes) as InjectionPlace[]).filter((place) => sent.includes(wordOf(place)))
}

const wordOf = (place: InjectionPlace) => /zirconium\w+/i.exec(probes[place])?.[0] ?? place

/** An attempt in its own place, or in the first that reaches a model where an action has no such place. */
export function plantedOf({ place, text, next }: InjectionAttempt, places: readonly InjectionPlace[]): Planted {
  const at = places.includes(place) ? place : places[0]
  return at ? { [at]: text, ...(next && { next }) } : {}
}
