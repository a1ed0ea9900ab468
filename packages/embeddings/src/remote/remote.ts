import OpenAI from 'openai'
import { type Embedder, EmbeddingError, normalized } from '../embedder.ts'
import { knownIn, knownModels } from '../model/known.ts'

export interface RemoteSettings {
  /** As the settings name it: 'openai:text-embedding-3-small'. */
  id: string
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  trust: 'local' | 'cloud'
  /** The door out. */
  fetch: typeof fetch
}

/** What servers take at once at least. */
const together = 32
const waitMilliseconds = 30_000
/** Texts beyond it are cut: servers refuse what their model cannot read. */
const mostCharacters = 6000

/** Any server that speaks `/v1/embeddings`: OpenAI, Ollama, vLLM, TEI and others. */
export function remoteEmbedder({ id, model, apiKey, baseUrl, trust, fetch }: RemoteSettings): Embedder {
  const client = new OpenAI({
    // A local server asks for no key, and the SDK does not start without one.
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    ...(baseUrl && { baseURL: baseUrl }),
    fetch,
    maxRetries: 1,
    timeout: waitMilliseconds,
    logLevel: 'off',
  })
  const known = knownModels[knownIn(model) ?? '']
  // Some servers put the model's own words before a query themselves. OpenAI's refuses a field that it does not know.
  const tellsKind = id.startsWith('compatible:')
  const prefixes = { query: known?.queryPrefix ?? '', passage: known?.passagePrefix ?? '' }
  return {
    id,
    name: model,
    trust,
    async embed(texts, kind, signal) {
      const vectors: Float32Array[] = []
      for (let from = 0; from < texts.length; from += together) {
        const input = texts.slice(from, from + together).map((text) => (prefixes[kind] + text).slice(0, mostCharacters))
        const answer = await client.embeddings
          .create({ model, input, encoding_format: 'float', ...(tellsKind && { input_type: kind }) }, { signal })
          .catch((error) => {
            if (signal.aborted) throw signal.reason
            throw error instanceof OpenAI.APIError && error.status
              ? new EmbeddingError(`The embedding server answered with an error (${error.status}).`)
              : new EmbeddingError('The embedding server could not be reached.')
          })
        if (answer.data?.length !== input.length || answer.data.some((one) => !Array.isArray(one.embedding)))
          throw new EmbeddingError('The embedding server answered with something else than vectors.')
        const inOrder = answer.data.toSorted((one, other) => one.index - other.index)
        vectors.push(...inOrder.map((one) => normalized(Float32Array.from(one.embedding))))
      }
      return vectors
    },
    close: async () => {},
  }
}
