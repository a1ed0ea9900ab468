import type { MeaningSettings } from './env.ts'

/** The embedding model that the settings ask for, not made yet. */
export type EmbeddingChoice =
  | { kind: 'none' }
  /** `isDefault`: nobody asked for it, so that it may be missing. */
  | { kind: 'local'; model: string; isDefault: boolean }
  | { kind: 'remote'; id: string; model: string; apiKey?: string; baseUrl?: string; trust: 'local' | 'cloud' }

const defaultModel = 'bge-small-en-v1.5'

type Settings = MeaningSettings & { OPENAI_API_KEY?: string | undefined }

/** @throws Error with a sentence that names the setting */
export async function chooseEmbedding(
  env: Settings,
  trustOf: (url: string) => Promise<'local' | 'cloud'>,
): Promise<EmbeddingChoice> {
  const id = env.EMBEDDING_MODEL ?? `local:${defaultModel}`
  if (id === 'none') return { kind: 'none' }
  const [provider, model = ''] = id.split(/:(.*)/s)
  if (provider === 'local') return { kind: 'local', model, isDefault: env.EMBEDDING_MODEL === undefined }
  const baseUrl = env.EMBEDDING_BASE_URL
  const apiKey = env.EMBEDDING_API_KEY ?? (provider === 'openai' ? env.OPENAI_API_KEY : undefined)
  if (provider === 'compatible' && !baseUrl)
    throw new Error(`EMBEDDING_BASE_URL: the embedding model '${id}' needs the address of its server.`)
  if (provider === 'openai' && !apiKey) throw new Error(`EMBEDDING_API_KEY: the embedding model '${id}' needs a key.`)
  return {
    kind: 'remote',
    id,
    model,
    ...(apiKey && { apiKey }),
    ...(baseUrl && { baseUrl }),
    trust: baseUrl ? await trustOf(baseUrl) : 'cloud',
  }
}
