import { normalized } from '../embedder.ts'

/** One vector of a text from those of its tokens, `tokens` × `dimensions`, one after another. */
export function pooled(states: Float32Array, dimensions: number, pooling: 'mean' | 'cls'): Float32Array {
  if (pooling === 'cls') return normalized(states.slice(0, dimensions))
  const sum = new Float32Array(dimensions)
  for (let at = 0; at < states.length; at++)
    sum[at % dimensions] = (sum[at % dimensions] as number) + (states[at] as number)
  return normalized(sum)
}
