import type { Egress, Replaced, Who } from '../platform/egress/index.ts'
import type { Choice } from './choose.ts'
import type { LocalModels } from './local-models.ts'
import type { LanguageModel, ModelSettings } from './provider.ts'

export interface RegisteredModel {
  /** As LLM_MODEL and prices name it. */
  id: string
  provider: string
  name: string
  trust: 'local' | 'cloud'
  host: string
  hasKey: boolean
}

/** The models of this installation, in the order in which they are asked. */
export interface ModelRegistry {
  /** What people are told: the first model, without keys or addresses. Null: there is none. */
  first: { provider: string; name: string; trust: 'local' | 'cloud' } | null
  /** All, in the order in which they are asked, as administrators see them: of the address the host only. */
  all: readonly RegisteredModel[]
  /** The models for one run: whatever they send is in that person's ledger. */
  forRun(who: Who, replaced: () => Replaced[]): LanguageModel[]
}

export interface RegistryDeps {
  egress: Pick<Egress, 'fetchFor'>
  locals: Pick<LocalModels, 'of'>
  contextTokens?: number | undefined
  /** Told of each question that a model on this server did not answer. */
  onLocalFailure?: ModelSettings['onLocalFailure']
}

export function createModelRegistry(
  choices: readonly Choice[],
  { egress, locals, contextTokens, onLocalFailure }: RegistryDeps,
): ModelRegistry {
  const [first] = choices
  return {
    first: first ? { provider: first.provider.title, name: first.model, trust: first.trust } : null,
    all: choices.map(({ id, provider, model, apiKey, baseUrl, trust }) => ({
      id: `${id}:${model}`,
      provider: provider.title,
      name: model,
      trust,
      host: (baseUrl && new URL(baseUrl).host) || provider.host || '',
      hasKey: apiKey !== undefined,
    })),
    forRun: (who, replaced) =>
      choices.map(({ id, provider, model, apiKey, baseUrl, trust, file }) => {
        const destination = { kind: 'model', name: provider.title, address: 'configured', trust } as const
        return provider.make({
          id: `${id}:${model}`,
          model,
          apiKey,
          baseUrl,
          trust,
          contextTokens,
          onLocalFailure,
          local: file === undefined ? undefined : locals.of(file),
          fetch: egress.fetchFor(destination, who, replaced),
        })
      }),
  }
}
