import { writeSync } from 'node:fs'
import { BadWeights } from '../../gguf/bad-weights.ts'
import { type GgmlTensor, ggmlTensors, layersOf } from './ggml-tensors.ts'
import { bins, melFilters } from './mel-filters.ts'
import { type Ct2Tensor, readCt2 } from './read-ct2.ts'
import { textTokens } from './tokens.ts'

export const ggmlMagic = 0x67676d6c
const headSize = 64

/**
 * Writes the weights of CTranslate2 as whisper.cpp reads them, number for number.
 * @param to an open file
 * @throws BadWeights
 */
export function writeGgml(model: Buffer, vocabulary: string, to: number): void {
  const found = readCt2(model)
  const tokens = textTokens(vocabulary)
  const tensors = ggmlTensors(found)
  const shape = (name: string): readonly number[] => found.get(name)?.shape ?? []
  const [vocabularySize = 0, width = 0] = shape('decoder/embeddings/weight')
  const [audioContext = 0] = shape('encoder/position_encodings/encodings')
  const [textContext = 0] = shape('decoder/position_encodings/encodings')
  const [, bands = 0] = shape('encoder/conv1/weight')
  if (bands !== 80 && bands !== 128) throw new BadWeights('is not a Whisper model')
  const heads = width / headSize
  write(to, ints(ggmlMagic, vocabularySize, audioContext, width, heads, layersOf(found, 'encoder')))
  write(to, ints(textContext, width, heads, layersOf(found, 'decoder'), bands, 1, bands, bins))
  write(to, Buffer.from(melFilters(bands).buffer))
  write(to, ints(tokens.length))
  for (const token of tokens) write(to, Buffer.concat([ints(token.length), token]))
  for (const one of tensors) writeTensor(one, to)
}

function writeTensor({ name, shape, wide, tensor }: GgmlTensor, to: number): void {
  // The numbers of the largest tensors are in float16 there.
  const kind = wide ? 0 : 1
  write(to, ints(shape.length, Buffer.byteLength(name), kind, ...shape.toReversed()))
  write(to, Buffer.from(name))
  if (wide) write(to, tensor.kind === 'f32' ? tensor.bytes : widened(tensor))
  else if (tensor.kind === 'f16') write(to, tensor.bytes)
  else throw new BadWeights('has weights in float32. Bring those in float16')
}

const ints = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [nth, value] of values.entries()) bytes.writeInt32LE(value, nth * 4)
  return bytes
}

function widened({ bytes }: Ct2Tensor): Buffer {
  const wide = Buffer.alloc(bytes.length * 2)
  for (let at = 0; at < bytes.length; at += 2) wide.writeFloatLE(fromHalf(bytes.readUInt16LE(at)), at * 2)
  return wide
}

function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

function write(to: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(to, bytes, at)
}
