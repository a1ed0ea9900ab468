export { type Embedder, EmbeddingError, ModelMissing, type TextKind } from './embedder.ts'
export { localEmbedder } from './local/local.ts'
export { heldModels } from './model/held.ts'
export { remoteEmbedder } from './remote/remote.ts'
