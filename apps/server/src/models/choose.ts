import { nameOf } from '@casewright/local-model'
import type { ModelFields } from './env.ts'
import { type Provider, type ProviderId, providers, type RemoteId } from './providers.ts'

/** A model that the settings ask for, not made yet. */
export interface Choice {
  id: ProviderId
  provider: Provider
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  /** The weights, where they are a file on this server: a path, or the name of a model that was added. */
  file?: string
  trust: 'local' | 'cloud'
}

type ModelEnv = Omit<ModelFields, 'LLM_CONTEXT_TOKENS'>

/**
 * The models that the settings name, the first first. A fallback never widens trust: behind a local
 * model no cloud is asked.
 * @throws Error with a sentence that names the setting
 */
export async function chooseModels(
  env: ModelEnv,
  trustOf: (url: string) => Promise<'local' | 'cloud'>,
): Promise<Choice[]> {
  const first = env.LLM_MODEL ?? defaultOf(env)
  if (!first) return []
  const named = [first, ...(env.LLM_FALLBACK ?? '').split(',')].map((name) => name.trim()).filter(Boolean)
  const choices = await Promise.all(named.map((name) => choiceOf(name, env, trustOf)))
  const wider = choices.find((choice) => choices[0]?.trust === 'local' && choice.trust === 'cloud')
  if (wider) throw new Error(`LLM_FALLBACK: '${wider.id}' is a cloud, and a local model never falls back to one.`)
  return choices
}

/** With a key and no LLM_MODEL, that provider's default. */
function defaultOf(env: ModelEnv): string | undefined {
  for (const [id, provider] of Object.entries<Provider>(providers)) {
    const apiKey = provider.onThisServer ? undefined : access(id as RemoteId, env).apiKey
    if (apiKey && provider.defaultModel) return `${id}:${provider.defaultModel}`
  }
  return undefined
}

/** @param file the weights: a path, or the name of a model that was added */
export const localChoice = (file: string): Choice => ({
  id: 'local',
  provider: providers.local,
  model: nameOf(file),
  file,
  trust: 'local',
  apiKey: undefined,
  baseUrl: undefined,
})

async function choiceOf(
  name: string,
  env: ModelEnv,
  trustOf: (url: string) => Promise<'local' | 'cloud'>,
): Promise<Choice> {
  const [id = '', model = ''] = name.split(/:(.*)/s)
  if (!Object.hasOwn(providers, id) || !model)
    throw new Error(
      `LLM_MODEL and LLM_FALLBACK name models as provider:model, with one of ${Object.keys(providers).join(', ')}.`,
    )
  const provider: Provider = providers[id as ProviderId]
  if (provider.onThisServer) return localChoice(model)
  const { apiKey, baseUrl } = access(id as RemoteId, env)
  if (provider.byAddress && !baseUrl)
    throw new Error(`${id.toUpperCase()}_BASE_URL: the model '${id}' needs the address of its server.`)
  if (!provider.byAddress && !apiKey) throw new Error(`${id.toUpperCase()}_API_KEY: the model '${id}' needs a key.`)
  const trust = provider.byAddress && baseUrl ? await trustOf(baseUrl) : 'cloud'
  return { id: id as ProviderId, provider, model, apiKey, baseUrl, trust }
}

const access = (id: RemoteId, env: ModelEnv) => {
  const word = id.toUpperCase() as Uppercase<RemoteId>
  return { apiKey: env[`${word}_API_KEY`], baseUrl: env[`${word}_BASE_URL`] }
}
