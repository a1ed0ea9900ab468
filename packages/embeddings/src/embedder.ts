import { WeightsError } from '@casewright/weights'

/** A question is not embedded as a passage is: many models want it to begin with other words. */
export type TextKind = 'query' | 'passage'

/** Makes vectors of texts, of length 1. Vectors of two embedders are never compared. */
export interface Embedder {
  /** Stored with each vector: provider, model and, of weights on this machine, the beginning of their hash. */
  id: string
  /** For people. */
  name: string
  /** Whether texts go to a cloud. */
  trust: 'local' | 'cloud'
  /** @throws EmbeddingError with a sentence; the signal's reason */
  embed(texts: readonly string[], kind: TextKind, signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}

/** What went wrong, as a sentence for an administrator. */
export class EmbeddingError extends WeightsError {
  override name = 'EmbeddingError'
}

/** Nobody added the model. */
export class ModelMissing extends EmbeddingError {
  override name = 'ModelMissing'
  /** Nobody asked for one either, so nothing is wrong. */
  readonly isDefault: boolean
  constructor(message: string, isDefault = false) {
    super(message)
    this.isDefault = isDefault
  }
}

/** @returns the same direction, of length 1 */
export function normalized(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => value / length) : vector
}
