import type { Egress, Replaced, Who } from '../platform/egress/index.ts'
import { type Choice, localChoice } from './choose.ts'
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

/** The models of this installation as they stand now: who holds on to it asks the same, whatever is chosen meanwhile. */
export interface ModelRegistry {
  /** What people are told: the first model, without keys or addresses. Null: there is none. */
  first: { provider: string; name: string; trust: 'local' | 'cloud' } | null
  /** All, in the order in which they are asked, as administrators see them: of the address the host only. */
  all: readonly RegisteredModel[]
  /** The models for one run: whatever they send is in that person's ledger. */
  forRun(who: Who, replaced: () => Replaced[]): LanguageModel[]
}

/** The same models without those that are elsewhere. */
export const onlyHere = (registry: ModelRegistry): ModelRegistry => {
  const isHere = ({ trust }: { trust: 'local' | 'cloud' }) => trust === 'local'
  const all = registry.all.filter(isHere)
  const [first] = all
  return {
    first: first ? { provider: first.provider, name: first.name, trust: first.trust } : null,
    all,
    forRun: (who, replaced) => registry.forRun(who, replaced).filter(isHere),
  }
}

/** The models of this installation, which administrators may change while it runs. */
export interface Models {
  now(): Promise<ModelRegistry>
  /** The settings of the server name the model, so that none can be chosen. */
  isFixed: boolean
  /** What writes where none was chosen. */
  named: ModelRegistry['first']
}

export interface RegistryDeps {
  egress: Pick<Egress, 'fetchFor'>
  locals: Pick<LocalModels, 'of'>
  contextTokens?: number | undefined
  /** Told of each question that a model on this server did not answer. */
  onLocalFailure?: ModelSettings['onLocalFailure']
}

/**
 * The models that the settings of the server name, or the one that an administrator chose in their place.
 * @param chosen the name of a model that is on this server; null: none was chosen
 */
export function createModels(
  choices: readonly Choice[],
  isFixed: boolean,
  chosen: () => Promise<string | null>,
  deps: RegistryDeps & { locals: Pick<LocalModels, 'keepOnly'> },
): Models {
  const named = createModelRegistry(choices, deps)
  let held: { name: string | null; registry: ModelRegistry } = { name: null, registry: named }
  return {
    isFixed,
    named: named.first,
    async now() {
      const name = isFixed ? null : await chosen()
      if (name !== held.name) {
        held = { name, registry: name === null ? named : createModelRegistry([localChoice(name)], deps) }
        deps.locals.keepOnly(name === null ? choices.flatMap(({ file }) => file ?? []) : [name])
      }
      return held.registry
    },
  }
}

function createModelRegistry(
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
