import { BadWeights } from './bad-weights.ts'
import { type Bytes, cut } from './bytes.ts'

/** How many weights a block of each kind has, and its bytes, by GGUF's numbers (ggml.h). */
const blocks: Record<number, readonly [weights: number, bytes: number]> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  9: [32, 36],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  15: [256, 292],
  16: [256, 66],
  17: [256, 74],
  18: [256, 98],
  19: [256, 50],
  20: [32, 18],
  21: [256, 110],
  22: [256, 82],
  23: [256, 136],
  24: [1, 1],
  25: [1, 2],
  26: [1, 4],
  27: [1, 8],
  28: [1, 8],
  29: [256, 56],
  30: [1, 2],
  34: [256, 54],
  35: [256, 66],
  39: [32, 17],
}

const mostTensors = 100_000
const mostDimensions = 4

/**
 * Reads where so many tensors are.
 * @returns how many bytes they take behind the descriptions
 * @throws BadWeights
 */
export function readTensors(bytes: Bytes, count: number, alignment: number): number {
  if (count === 0 || count > mostTensors) throw cut()
  let end = 0
  for (let nth = 0; nth < count; nth++) {
    bytes.text()
    const dimensions = bytes.u32()
    if (dimensions === 0 || dimensions > mostDimensions) throw cut()
    let weights = 1
    for (let at = 0; at < dimensions; at++) weights *= bytes.number('u64')
    const block = blocks[bytes.u32()]
    if (!block) throw new BadWeights('stores its weights in a form that the engine does not know')
    const offset = bytes.number('u64')
    const [size, taken] = block
    if (!Number.isSafeInteger(weights) || weights === 0 || weights % size !== 0 || offset % alignment !== 0) throw cut()
    end = Math.max(end, offset + (weights / size) * taken)
  }
  return end
}
