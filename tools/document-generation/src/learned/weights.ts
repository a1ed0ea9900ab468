import { inflateSync } from 'fflate'
import file from './weights.json' with { type: 'json' }

export interface Learned {
  weights: Int8Array
  /** What a weight of 1 counts. */
  scale: number
  /** Types of documents of which texts were read. */
  types: ReadonlySet<string>
}

let known: Learned | undefined

/** The weights that training wrote, read once. */
export function learned(): Learned {
  known ??= {
    weights: new Int8Array(inflateSync(Buffer.from(file.weights, 'base64')).buffer),
    scale: file.scale,
    types: new Set(file.types),
  }
  return known
}
