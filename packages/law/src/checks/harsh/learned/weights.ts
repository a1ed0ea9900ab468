import type { Model } from './model.ts'
import { type Packed, unpack } from './packed.ts'
import file from './weights.json' with { type: 'json' }

let known: Model | undefined

/** The weights that training wrote, read once. */
export const learned = (): Model => {
  known ??= unpack(file as unknown as Packed)
  return known
}
