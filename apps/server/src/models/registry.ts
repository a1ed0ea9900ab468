import type { Egress, Replaced, Who } from '../egress/index.ts'
import type { Choice } from './choose.ts'
import type { LanguageModel } from './provider.ts'

/** The models of this installation, in the order in which they are asked. */
export interface ModelRegistry {
  /** What people are told: the first model, without keys or addresses. Null: there is none. */
  first: { provider: string; name: string; trust: 'local' | 'cloud' } | null
  /** The models for one run: whatever they send is in that person's ledger. */
  forRun(who: Who, replaced: () => Replaced[]): LanguageModel[]
}

export function createModelRegistry(choices: readonly Choice[], egress: Egress, contextTokens?: number): ModelRegistry {
  const [first] = choices
  return {
    first: first ? { provider: first.provider.title, name: first.model, trust: first.trust } : null,
    forRun: (who, replaced) =>
      choices.map(({ id, provider, model, apiKey, baseUrl, trust }) => {
        const destination = { kind: 'model', name: provider.title, address: 'configured', trust } as const
        return provider.make({
          id: `${id}:${model}`,
          model,
          apiKey,
          baseUrl,
          trust,
          contextTokens,
          fetch: egress.fetchFor(destination, who, replaced),
        })
      }),
  }
}
