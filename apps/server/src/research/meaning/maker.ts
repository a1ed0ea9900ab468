import {
  type Embedder,
  EmbeddingError,
  heldModels,
  localEmbedder,
  ModelMissing,
  publishedModel,
  remoteEmbedder,
} from '@casewright/embeddings'
import type { Egress, Replaced, Who } from '../../platform/egress/index.ts'
import type { EmbeddingChoice } from './choose.ts'

/** After so long it is tried again: somebody may have brought the weights meanwhile. */
const againMilliseconds = 20_000

/** Somebody turned searching by meaning off. */
export class TurnedOff extends EmbeddingError {
  override name = 'TurnedOff'
}

/** The embedding model of this process, made when it is first needed. */
export interface EmbedderMaker {
  /**
   * What makes vectors for somebody: what it sends is in that person's ledger.
   * @throws EmbeddingError why there is none
   */
  embedderFor(who: Who, replaced?: () => Replaced[]): Promise<Embedder>
  /** Whether administrators let it be used. */
  isOn(): Promise<boolean>
  close(): Promise<void>
}

/**
 * @param modelsFolders where models of this machine are, the first of them first
 * @param isOn the switch of the administrators
 */
export function createEmbedderMaker(
  choice: EmbeddingChoice,
  modelsFolders: readonly string[],
  egress: Egress,
  isOn: () => Promise<boolean> = async () => true,
): EmbedderMaker {
  let local: { made: Promise<Embedder>; at: number } | undefined
  const makeLocal = async (model: string, isDefault: boolean) => {
    if (local && Date.now() - local.at < againMilliseconds) return local.made
    const made = (isDefault ? defaultOf(modelsFolders, model) : Promise.resolve(model)).then((name) =>
      localEmbedder(modelsFolders, name),
    )
    local = { made, at: Date.now() }
    await made
    // Once it is there it stays.
    local = { made, at: Number.POSITIVE_INFINITY }
    return made
  }
  return {
    async embedderFor(who, replaced) {
      if (choice.kind === 'none' || !(await isOn())) throw new TurnedOff('Searching by meaning is switched off.')
      if (choice.kind === 'local') return makeLocal(choice.model, choice.isDefault)
      const { id, model, apiKey, baseUrl, trust } = choice
      const destination = { kind: 'model', name: 'Embedding model', address: 'configured', trust } as const
      return remoteEmbedder({ id, model, apiKey, baseUrl, trust, fetch: egress.fetchFor(destination, who, replaced) })
    },
    isOn: async () => choice.kind !== 'none' && (await isOn()),
    async close() {
      await (await local?.made.catch(() => undefined))?.close()
    },
  }
}

/** The model that nobody had to name: of those that are there the first. */
async function defaultOf(modelsFolders: readonly string[], model: string): Promise<string> {
  const held = (await Promise.all(modelsFolders.map(heldModels))).flat()
  const name = [model, publishedModel.name].find((one) => held.includes(one))
  if (!name) throw new ModelMissing('No embedding model was added to this server.', true)
  return name
}
