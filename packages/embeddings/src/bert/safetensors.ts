import { z } from 'zod'
import { EmbeddingError } from '../embedder.ts'

const header = z.record(
  z.string(),
  z.object({
    dtype: z.string(),
    shape: z.array(z.number().int().nonnegative()),
    data_offsets: z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]),
  }),
)

export interface Tensors {
  has(name: string): boolean
  /** @throws EmbeddingError when it is not there, or of another kind */
  floats(name: string): { values: Float32Array; shape: number[] }
}

const damaged = () => new EmbeddingError('The file model.safetensors is damaged or cut.')

/** Reads a safetensors file: a header of JSON that says where each tensor lies. Nothing in it is executed. */
export function readSafetensors(file: Buffer): Tensors {
  if (file.length < 8) throw damaged()
  const length = Number(file.readBigUInt64LE(0))
  if (length > 100_000_000 || 8 + length > file.length) throw damaged()
  const { __metadata__: _, ...entries } = parsed(file.subarray(8, 8 + length).toString('utf8'))
  const read = header.safeParse(entries)
  if (!read.success) throw damaged()
  const start = 8 + length
  return {
    has: (name) => name in read.data,
    floats(name) {
      const entry = read.data[name]
      if (!entry)
        throw new EmbeddingError(`The weights lack '${name}': this is not a model of a kind that can be read.`)
      const [from, to] = entry.data_offsets
      const count = entry.shape.reduce((product, dim) => product * dim, 1)
      const width = { F32: 4, F16: 2, BF16: 2 }[entry.dtype]
      if (!width) throw new EmbeddingError(`Weights of the kind ${entry.dtype} cannot be read.`)
      if (to - from !== count * width || start + to > file.length) throw damaged()
      const at = file.subarray(start + from, start + to)
      return { values: floatsOf(at, entry.dtype), shape: entry.shape }
    },
  }
}

function floatsOf(at: Buffer, dtype: string): Float32Array {
  if (dtype === 'F32') return new Float32Array(Uint8Array.from(at).buffer)
  const halves = new Uint16Array(Uint8Array.from(at).buffer)
  if (dtype === 'F16') return Float32Array.from(new Float16Array(halves.buffer))
  // Of a BF16 the lower half is missing.
  return new Float32Array(Uint32Array.from(halves, (half) => half << 16).buffer)
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}
