import { type Embedder, EmbeddingError, localEmbedder, ModelMissing, remoteEmbedder } from '@casewright/embeddings'
import type { Egress, Replaced, Who } from '../../platform/egress/index.ts'
import type { EmbeddingChoice } from './choose.ts'

/** After so long it is tried again: somebody may have brought the weights meanwhile. */
const againMilliseconds = 20_000

/** The embedding model of this process, made when it is first needed. */
export interface EmbedderMaker {
  /**
   * What makes vectors for somebody: what it sends is in that person's ledger.
   * @throws EmbeddingError why there is none
   */
  embedderFor(who: Who, replaced?: () => Replaced[]): Promise<Embedder>
  close(): Promise<void>
}

export function createEmbedderMaker(choice: EmbeddingChoice, modelsFolder: string, egress: Egress): EmbedderMaker {
  let local: { made: Promise<Embedder>; at: number } | undefined
  const makeLocal = async (model: string, isDefault: boolean) => {
    if (local && Date.now() - local.at < againMilliseconds) return local.made
    const made = localEmbedder(modelsFolder, model).catch((error) => {
      if (isDefault && error instanceof ModelMissing)
        throw new ModelMissing('No embedding model was added to this server.')
      throw error
    })
    local = { made, at: Date.now() }
    await made
    // Once it is there it stays.
    local = { made, at: Number.POSITIVE_INFINITY }
    return made
  }
  return {
    async embedderFor(who, replaced) {
      if (choice.kind === 'none') throw new EmbeddingError('Searching by meaning is switched off.')
      if (choice.kind === 'local') return makeLocal(choice.model, choice.isDefault)
      const { id, model, apiKey, baseUrl, trust } = choice
      const destination = { kind: 'model', name: 'Embedding model', address: 'configured', trust } as const
      return remoteEmbedder({ id, model, apiKey, baseUrl, trust, fetch: egress.fetchFor(destination, who, replaced) })
    },
    async close() {
      await (await local?.made.catch(() => undefined))?.close()
    },
  }
}
