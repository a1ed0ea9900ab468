import { closeSync, fstatSync, openSync } from 'node:fs'
import { BadWeights } from './bad-weights.ts'
import { bytesOf, cut } from './bytes.ts'
import { type Described, readMetadata } from './metadata.ts'
import { readTensors } from './tensors.ts'

/** What a file says of its model, as far as it matters for running it. */
export interface ModelFacts {
  /** For people; the file says it, so it is a label. */
  name: string | null
  license: string | null
  architecture: string
  /** Tokens that it was made to read at once. */
  window: number
  vocabulary: number
  /** Bytes that one token takes in memory while it is read. */
  bytesPerToken: number
  bytes: number
}

const magic = 0x46554747

/**
 * Reads and checks what stands before the weights: the engine sees only files whose numbers fit their length.
 * It blocks for some tens of milliseconds.
 * @throws BadWeights
 */
export function readGguf(path: string): ModelFacts {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    throw new BadWeights('is missing, or this server may not read it')
  }
  try {
    const status = fstatSync(file)
    if (!status.isFile()) throw new BadWeights('is not a file')
    return read(file, status.size)
  } finally {
    closeSync(file)
  }
}

function read(file: number, size: number): ModelFacts {
  if (size < 24) throw new BadWeights('is not a GGUF file, or it is cut')
  const bytes = bytesOf(file, size)
  if (bytes.u32() !== magic) throw new BadWeights('is not a GGUF file')
  const version = bytes.u32()
  if (version !== 2 && version !== 3) throw new BadWeights('is a GGUF file of a version that the engine does not read')
  const tensors = bytes.count()
  const said = readMetadata(bytes, bytes.count())
  if (numberOf(said, 'split.count', 1) > 1) throw new BadWeights('is only one part of a model. Join its parts first')
  const alignment = numberOf(said, 'general.alignment', 32)
  if (!Number.isInteger(Math.log2(alignment)) || alignment > 65_536) throw cut()
  const taken = readTensors(bytes, tensors, alignment)
  const start = Math.ceil(bytes.at() / alignment) * alignment
  if (start + taken > size) throw cut()
  return factsOf(said, size)
}

function factsOf(said: Map<string, Described>, bytes: number): ModelFacts {
  const architecture = textOf(said, 'general.architecture')
  const tokens = said.get('tokenizer.ggml.tokens')
  if (!architecture || typeof tokens !== 'object') throw new BadWeights('is not a language model')
  const template = textOf(said, 'tokenizer.chat_template')
  const of = (key: string, otherwise?: number) => numberOf(said, `${architecture}.${key}`, otherwise)
  const window = of('context_length', 0)
  const layers = of('block_count', 0)
  const heads = of('attention.head_count', 0)
  if (window < 1 || layers < 1 || heads < 1) throw new BadWeights('is not a language model that answers')
  if (!template)
    throw new BadWeights(
      'has no chat template, so its model was not made to follow instructions. Choose an instruct model',
    )
  const size = of('embedding_length', 0) / heads
  const keyed = of('attention.key_length', size) + of('attention.value_length', size)
  return {
    name: textOf(said, 'general.name'),
    license: textOf(said, 'general.license'),
    architecture,
    window,
    vocabulary: tokens.length,
    // Keys and values of 16 bits.
    bytesPerToken: Math.ceil(layers * of('attention.head_count_kv', heads) * keyed * 2),
    bytes,
  }
}

/** Some models give a number for each layer: the largest counts. */
function numberOf(said: Map<string, Described>, key: string, otherwise = 0): number {
  const value = said.get(key)
  const number = typeof value === 'object' ? Math.max(...(value.numbers ?? [])) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : otherwise
}

const textOf = (said: Map<string, Described>, key: string): string | null => {
  const value = said.get(key)
  return typeof value === 'string' && value.trim() ? value : null
}
